package palette

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render/sketch"
)

func TestDrawnFamiliesAreThoseOfThePalette(t *testing.T) {
	for f := range familyCount {
		assert.Equal(t, f, FamilyOf(Families[f]))
	}
	assert.Equal(t, Slate, FamilyOf(sketch.Family{}), "the sign of a kind that does not exist")
}
