package main

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/tools/frames/watch"
)

func TestDrawCallsAreCountedBetweenTheTwoLines(t *testing.T) {
	const call = "  draw-triangles: dst: 3 <- src: [1]\n"
	const log = "----\n" + call + watch.LogStart + "\nGraphics commands:\n" + call + "    first-caller: a.go:7\n  write-pixels: dst: 2\n" +
		call + "----\n" + call + call + call + "----\n" + call + watch.LogEnd + "\n" + call
	for _, piece := range []int{1, 7, len(log)} {
		c := &callCounter{}
		for i := 0; i < len(log); i += piece {
			_, err := c.Write([]byte(log[i:min(i+piece, len(log))]))
			assert.NoError(t, err)
		}
		assert.Equal(t, 6, c.total, "in pieces of %d", piece)
		assert.Equal(t, 3, c.maxInFrame, "in pieces of %d", piece)
	}
}
