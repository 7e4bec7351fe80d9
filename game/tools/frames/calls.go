package main

import (
	"bytes"

	"bigpayday/game/tools/frames/watch"
)

// callCounter reads what Ebitengine logs, and counts the draw calls between the
// two lines that a watched program puts around what is measured.
type callCounter struct {
	// calls are all draw calls, most the most in one frame, now those in the
	// present one.
	calls, most, now int
	on               bool
	partial          []byte // of a line that has not ended yet
}

var (
	drawCall = []byte("draw-triangles:")
	newFrame = []byte("----")
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
		case string(line) == watch.From:
			c.on = true
		case string(line) == watch.To:
			c.on = false
		case bytes.Equal(line, newFrame):
			c.now = 0
		case c.on && bytes.HasPrefix(line, drawCall):
			c.calls++
			c.now++
			c.most = max(c.most, c.now)
		}
	}
}
