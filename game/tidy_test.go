package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestGarbageIsCollectedOnceTheGameRests(t *testing.T) {
	var allocated uint64 = worthTidying
	collected := 0
	tidy := &tidier{allocated: func() uint64 { return allocated }, collect: func() { collected++ }}
	rest := func(ticks int) {
		for range ticks {
			tidy.tick(true)
		}
	}
	rest(restfulTicks - 1)
	tidy.tick(false)
	rest(restfulTicks - 1)
	assert.Zero(t, collected, "something happens now and then")
	rest(10 * restfulTicks)
	assert.Equal(t, 1, collected)

	tidy.tick(false)
	rest(restfulTicks)
	assert.Equal(t, 1, collected, "there is next to no garbage")
	allocated += worthTidying
	tidy.tick(false)
	rest(restfulTicks)
	assert.Equal(t, 2, collected)
}
