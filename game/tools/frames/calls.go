package main

import (
	"bytes"

	"bigpayday/game/tools/frames/watch"
)

// callCounter reads what Ebitengine logs, and counts the draw calls between the
// two lines that a watched program puts around what is measured.
type callCounter struct {
	// total counts all draw calls, inFrame those in the present frame, and
	// maxInFrame is the most in one frame.
	total, inFrame, maxInFrame int
	on                         bool   // between the two lines
	partial                    []byte // of a line that has not ended yet
}

var (
	drawCallPrefix = []byte("draw-triangles:")
	frameSeparator = []byte("----")
)

// Write reads more of the log. It never fails.
func (c *callCounter) Write(p []byte) (int, error) {
	rest := append(c.partial, p...)
	for {
		line, after, found := bytes.Cut(rest, []byte("\n"))
		if !found {
			c.partial = append(c.partial[:0], rest...)
			return len(p), nil
		}
		rest = after
		switch line := bytes.TrimSpace(line); {
		case string(line) == watch.LogStart:
			c.on = true
		case string(line) == watch.LogEnd:
			c.on = false
		case bytes.Equal(line, frameSeparator):
			c.inFrame = 0
		case c.on && bytes.HasPrefix(line, drawCallPrefix):
			c.total++
			c.inFrame++
			c.maxInFrame = max(c.maxInFrame, c.inFrame)
		}
	}
}
