package moments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render/moments"
)

func TestABuyerComesInStepByStepAndThenRests(t *testing.T) {
	var at moments.AtTheDoor
	ticks := 0
	for at.Tick(false) {
		dropped, _ := at.Tag()
		if at.Speaks() {
			assert.Equal(t, 1.0, at.Leaf(), "he speaks once the door is open")
			assert.Equal(t, 1.0, at.Buyer())
		}
		if at.Buyer() < .5 {
			assert.Zero(t, dropped, "the price comes with the buyer")
		}
		ticks++
	}
	assert.InDelta(t, moments.BuyerTakes, ticks*1000/60, 40)
	dropped, swing := at.Tag()
	assert.Equal(t, 1.0, dropped)
	assert.InDelta(t, 0, swing, 1e-9)
}

func TestABuyerIsThereAtOnceForWhoWantsItCalm(t *testing.T) {
	var at moments.AtTheDoor
	assert.True(t, at.Tick(true))
	assert.True(t, at.Speaks())
	assert.False(t, at.Tick(true))
}
