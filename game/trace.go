package game

import (
	"bytes"
	"encoding/json"
	"io"

	"bigpayday/game/ui/hand"
)

// tracer writes what the screen shows, for tests that drive the game from
// outside: one line of JSON whenever something of it has changed. Package e2e
// documents the fields.
type tracer struct {
	out  io.Writer
	last []byte // the line written last, without its tick
}

func newTracer(out io.Writer) *tracer { return &tracer{out: out} }

// traceLine is a line of the trace.
type traceLine struct {
	Scene    string         `json:"scene"`
	Prompt   string         `json:"prompt"`
	Seat     int            `json:"seat"`
	Moving   bool           `json:"moving"`
	Focus    string         `json:"focus"`
	Controls []traceControl `json:"controls"`
}

// traceControl is a control in a line, with its box in device-independent pixels
// of the window.
type traceControl struct {
	ID  string  `json:"id"`
	X   float64 `json:"x"`
	Y   float64 `json:"y"`
	W   float64 `json:"w"`
	H   float64 `json:"h"`
	Off string  `json:"off"`
}

// write is called at the end of every tick. It writes a line unless it differs
// from the last one in nothing but its tick.
func (t *tracer) write(g *Game) {
	top := g.app.Top()
	status := top.Status()
	line := traceLine{
		Scene: status.Scene, Prompt: status.Prompt, Seat: status.Seat, Moving: status.Moving || !g.upToDate(),
		Controls: []traceControl{},
	}
	if id, shown := top.Hand().Focused(); shown {
		line.Focus = string(id)
	}
	k := g.app.View().Scale / g.drawnFor.scale
	top.Hand().Reach(func(c hand.Place) {
		box := g.lens.inWindow(c.Box)
		line.Controls = append(line.Controls, traceControl{string(c.ID), box.X * k, box.Y * k, box.W * k, box.H * k, c.Off})
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
	// One object: the tick, then the fields of the line. Whether anybody reads the
	// trace is not the game's concern, so an error is dropped.
	_, _ = t.out.Write(append(append(append(head[:len(head)-1], ','), b[1:]...), '\n'))
}
