package moments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render/moments"
)

func TestASceneComesOutOfTheDarkAndTheTableAfterIt(t *testing.T) {
	var c moments.Curtain
	assert.False(t, c.Tick(false), "nothing moves at the table")
	for _, scene := range []bool{true, false} {
		assert.True(t, c.Tick(scene))
		assert.Equal(t, 1.0, c.Dark())
		ticks, before := 0, 1.0
		for c.Tick(scene) {
			assert.Less(t, c.Dark(), before)
			before = c.Dark()
			ticks++
		}
		assert.Zero(t, c.Dark())
		assert.InDelta(t, 260, float64(ticks)*1000/60, 20)
	}
}
