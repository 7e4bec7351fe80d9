package palette

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNotesAddUpAndAreAsFewAsCanBe(t *testing.T) {
	for _, c := range []struct {
		cash int
		want Notes
	}{
		{0, Notes{}}, {99, Notes{}}, {-500, Notes{}},
		{100, Notes{100}}, {850, Notes{500, 100, 100, 100}}, {7350, Notes{5000, 1000, 1000, 100, 100}},
		{12400, Notes{10000, 1000, 1000, 100, 100}}, {1000000, Notes{10000, 10000, 10000, 10000, 10000}},
	} {
		assert.Equal(t, c.want, bigSkin.Money.NotesFor(c.cash), "%d", c.cash)
	}
}
