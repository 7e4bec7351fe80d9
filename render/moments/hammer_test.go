package moments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render/moments"
)

func TestTheHammerIsLiftedFallsAndRests(t *testing.T) {
	h := moments.Hammer{Knocks: true}
	highest, struck, talked := 0.0, false, false
	for h.Tick(false) {
		highest = max(highest, h.Lifted())
		if h.Struck() {
			struck = true
			assert.Zero(t, h.Lifted(), "its marks are seen when it has fallen")
		}
		talked = talked || h.Mouth() > 0
	}
	assert.Greater(t, highest, .8)
	assert.True(t, struck)
	assert.True(t, talked)
	assert.Zero(t, h.Mouth(), "at rest the mouth is her own")
	assert.Zero(t, h.Lifted())
}

func TestABidAloneDoesNotLiftTheHammer(t *testing.T) {
	h := moments.Hammer{}
	for h.Tick(false) {
		assert.Zero(t, h.Lifted())
		assert.False(t, h.Struck())
	}
}

func TestTheHammerRestsAtOnceForWhoWantsItCalm(t *testing.T) {
	h := moments.Hammer{Knocks: true}
	assert.True(t, h.Tick(true))
	assert.False(t, h.Tick(true))
	assert.Zero(t, h.Mouth())
}
