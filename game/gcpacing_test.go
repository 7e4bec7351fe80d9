package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestGarbageIsCollectedOnceTheGameIsIdle(t *testing.T) {
	var allocated uint64 = minGarbage
	collected := 0
	pacer := &gcPacer{allocated: func() uint64 { return allocated }, collect: func() { collected++ }}
	idle := func(ticks int) {
		for range ticks {
			pacer.tick(true)
		}
	}
	idle(idleTicks - 1)
	pacer.tick(false)
	idle(idleTicks - 1)
	assert.Zero(t, collected, "something happens now and then")
	idle(10 * idleTicks)
	assert.Equal(t, 1, collected)

	pacer.tick(false)
	idle(idleTicks)
	assert.Equal(t, 1, collected, "there is next to no garbage")
	allocated += minGarbage
	pacer.tick(false)
	idle(idleTicks)
	assert.Equal(t, 2, collected)
}
