package game

import (
	"bytes"
	"encoding/json"
	"io"

	"bigpayday/game/ui"
)

// tracer tells what the screen shows, for tests that drive the game from
// outside: one line of JSON whenever something of it has changed.
type tracer struct {
	out  io.Writer
	last []byte
}

func newTracer(out io.Writer) *tracer { return &tracer{out: out} }

// traced is a line of the trace. Places are in device-independent pixels of
// the window.
type traced struct {
	Scene    string          `json:"scene"`
	Prompt   string          `json:"prompt"`
	Seat     int             `json:"seat"`
	Moving   bool            `json:"moving"`
	Focus    string          `json:"focus"`
	Controls []tracedControl `json:"controls"`
}

type tracedControl struct {
	ID  string  `json:"id"`
	X   float64 `json:"x"`
	Y   float64 `json:"y"`
	W   float64 `json:"w"`
	H   float64 `json:"h"`
	Off string  `json:"off"`
}

// tell writes a line if it differs from the last one in more than its tick.
func (t *tracer) tell(g *Game) {
	top := g.house.Top()
	status := top.Status()
	line := traced{Scene: status.Scene, Prompt: status.Prompt, Seat: status.Seat, Moving: status.Moving || !g.fits(), Controls: []tracedControl{}}
	if id, shown := top.Hand().Focused(); shown {
		line.Focus = string(id)
	}
	k := g.house.View().Scale / g.pane.scale
	top.Hand().Reach(func(c ui.Place) {
		line.Controls = append(line.Controls, tracedControl{string(c.ID), c.Box.X * k, c.Box.Y * k, c.Box.W * k, c.Box.H * k, c.Off})
	})
	b, err := json.Marshal(line)
	if err != nil || bytes.Equal(b, t.last) {
		return
	}
	t.last = b
	head, err := json.Marshal(struct {
		Tick int64 `json:"tick"`
	}{g.tick})
	if err != nil {
		return
	}
	// One object: the tick, then the fields of the line. A trace that nobody
	// reads must not disturb the game.
	_, _ = t.out.Write(append(append(append(head[:len(head)-1], ','), b[1:]...), '\n'))
}
