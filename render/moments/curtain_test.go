package moments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render/moments"
)

func TestASceneComesOutOfTheDarkAsDoTheNextAndTheTable(t *testing.T) {
	var c moments.Curtain
	assert.False(t, c.Tick(0), "nothing moves at the table")
	assert.False(t, c.Down())
	for _, scene := range []int{1, 2, 0} {
		assert.True(t, c.Tick(scene))
		down := 1
		for ; c.Down(); down++ {
			assert.Equal(t, 1.0, c.Dark())
			assert.True(t, c.Tick(scene), "it is about to rise")
		}
		assert.Greater(t, down, 3, "there is time to make what is behind it")
		ticks, before := down, 1.0
		for {
			assert.Less(t, c.Dark(), before)
			before = c.Dark()
			if !c.Tick(scene) {
				break
			}
			ticks++
		}
		assert.Zero(t, c.Dark())
		assert.InDelta(t, 300, float64(ticks)*1000/60, 20)
	}
}
