package main

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/frames/watch"
)

func TestDrawCallsAreCountedBetweenTheTwoLines(t *testing.T) {
	const log = "----\n  draw-triangles: dst: 3 <- src: [1]\n" + watch.From + "\nGraphics commands:\n" +
		"  draw-triangles: dst: 3 <- src: [1]\n    first-caller: a.go:7\n  write-pixels: dst: 2\n" +
		"  draw-triangles: dst: 4 <- src: [2]\n" + watch.To + "\n  draw-triangles: dst: 4\n"
	for _, piece := range []int{1, 7, len(log)} {
		c := &callCounter{}
		for i := 0; i < len(log); i += piece {
			_, err := c.Write([]byte(log[i:min(i+piece, len(log))]))
			assert.NoError(t, err)
		}
		assert.Equal(t, 2, c.calls, "in pieces of %d", piece)
	}
}
