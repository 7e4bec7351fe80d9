package moments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render/moments"
)

func TestBallsSettleWhenTheDrumIsOpened(t *testing.T) {
	var b moments.Balls
	assert.InDelta(t, 40, b.Turn(), 1e-9)
	ticks := 0
	for b.Tick(false) {
		ticks++
	}
	assert.InDelta(t, 700, float64(ticks)*1000/60, 20)
	assert.InDelta(t, 0, b.Turn(), 1e-9)
	assert.False(t, b.Tick(false), "then they lie still")
}

func TestBallsRattleOnceForANumberThatIsNobodys(t *testing.T) {
	var b moments.Balls
	for b.Tick(false) {
	}
	b.Rattle(true)
	far := 0.0
	for b.Tick(false) {
		b.Rattle(true) // it is still seen
		_, up := b.Aside(3)
		far = max(far, -up)
	}
	assert.Greater(t, far, .1)
	x, y := b.Aside(3)
	assert.Zero(t, x)
	assert.Zero(t, y)
	b.Rattle(false)
	b.Rattle(true)
	assert.True(t, b.Tick(false), "they do again for the next one")
}

func TestBallsLieStillForWhoWantsItCalm(t *testing.T) {
	var b moments.Balls
	b.Tick(true)
	b.Rattle(true)
	b.Tick(true)
	x, y := b.Aside(1)
	assert.Zero(t, b.Turn()+x+y)
	assert.False(t, b.Tick(true))
}
