package conquest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAPageIsKnownByItsID(t *testing.T) {
	for id, want := range map[string]Page{
		"2027-01": january, "1583-12": MonthPage(1583, 12), "fri-31": {Weekday: 5, Length: 31}, "sun-28": {Length: 28},
	} {
		got, ok := ParsePage(id)
		assert.True(t, ok, id)
		assert.Equal(t, want, got)
		assert.Equal(t, id, got.String())
	}
	for _, id := range []string{"", "2027", "2027-13", "2027-00", "1500-01", "10000-01", "fri-27", "fri-32", "fri", "day-30", "2027-01-01", "fri-300"} {
		_, ok := ParsePage(id)
		assert.False(t, ok, id)
	}
}
