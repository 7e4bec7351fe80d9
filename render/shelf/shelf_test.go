package shelf

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render"
)

func TestBoxesGoFromWhereTheyStoodToWhereTheyBelong(t *testing.T) {
	var s Shelf
	small, large := render.Rect{X: 300, Y: 200, W: 100, H: 130}, render.Rect{X: 200, Y: 100, W: 200, H: 260}
	assert.Equal(t, small, s.Box("big", small))
	assert.Equal(t, large, s.Box("mixed", large))
	assert.False(t, s.Advance(), "nothing moves")

	s.Take("big")
	assert.Less(t, s.Box("big", large).W, large.W)
	assert.Greater(t, s.Box("mixed", small).W, small.W)
	ticks := 0
	for s.Advance() {
		s.Box("big", large)
		s.Box("mixed", small)
		ticks++
	}
	assert.Equal(t, takenTicks, ticks)
	assert.Equal(t, large, s.Box("big", large))
	assert.Equal(t, small, s.Box("mixed", small))
}

func TestBoxesThatAreTakenInTurnGoOnFromWhereTheyAre(t *testing.T) {
	var s Shelf
	small, large := render.Rect{W: 100, H: 130}, render.Rect{W: 200, H: 260}
	s.Box("big", small)
	s.Take("big")
	for range 4 {
		s.Advance()
	}
	on := s.Box("big", large)
	s.Take("mixed")
	assert.InDelta(t, on.W, s.Box("big", small).W, 2)
	s.Stop()
	assert.Equal(t, small, s.Box("big", small))
}
