package moments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/rules"
	"bigpayday/render/moments"
)

func TestTheRibbonDropsOnWhoeverOvertakesTheLeader(t *testing.T) {
	var r moments.Ribbon
	_, worn := r.On(0)
	assert.False(t, worn)
	assert.True(t, r.Tick(2, false))
	dropped, worn := r.On(2)
	assert.True(t, worn)
	assert.Equal(t, 1.0, dropped, "who leads already wears it")
	assert.False(t, r.Tick(2, false), "nothing moves at the table")

	assert.True(t, r.Tick(1, false))
	_, worn = r.On(2)
	assert.False(t, worn)
	ticks, before := 0, 0.0
	for r.Tick(1, false) {
		dropped, worn = r.On(1)
		assert.True(t, worn)
		assert.Greater(t, dropped, before)
		before = dropped
		ticks++
	}
	assert.Equal(t, 1.0, before)
	assert.InDelta(t, 260, float64(ticks)*1000/60, 20)

	r.Tick(rules.NoSeat, false)
	_, worn = r.On(1)
	assert.False(t, worn, "nobody leads who is worth no more than another")
	r.Tick(0, true)
	dropped, _ = r.On(0)
	assert.Equal(t, 1.0, dropped, "with reduced motion it is there at once")
}
