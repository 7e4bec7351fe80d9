package shelf

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render"
)

func TestASheetComesUpAndGoesBackFromWhereItIs(t *testing.T) {
	var s Sheet
	up := render.Rect{Y: 100, W: 400, H: 300}
	assert.False(t, s.Moves(false))
	assert.True(t, s.Moves(true))
	assert.InDelta(t, 400, s.Box(up).Y, .1, "it is below")
	before := s.Box(up).Y
	for range 5 {
		s.Advance(true)
		assert.Less(t, s.Box(up).Y, before)
		before = s.Box(up).Y
	}
	s.Advance(false)
	assert.Greater(t, s.Box(up).Y, before)
	for range sheetTicks {
		s.Advance(true)
	}
	assert.False(t, s.Moves(true))
	assert.Equal(t, up, s.Box(up))
	s.Stop(false)
	assert.False(t, s.Moves(false))
}
