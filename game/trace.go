package game

import (
	"encoding/json"
	"io"
	"slices"

	"bigpayday/game/ui/hand"
)

// tracer writes what the screen shows, for tests that drive the game from
// outside: one line of JSON whenever something of it has changed. Package e2e
// documents the fields.
type tracer struct {
	out   io.Writer
	told  *traceLine     // the line written last; nil before there is one
	spare []traceControl // room for the controls of the next
}

func newTracer(out io.Writer) *tracer { return &tracer{out: out, spare: []traceControl{}} }

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

func (l *traceLine) equals(o *traceLine) bool {
	return l.Scene == o.Scene && l.Prompt == o.Prompt && l.Seat == o.Seat && l.Moving == o.Moving && l.Focus == o.Focus &&
		slices.Equal(l.Controls, o.Controls)
}

// write is called at the end of every tick. It writes a line unless it differs
// from the last one in nothing but its tick.
func (t *tracer) write(g *Game) {
	top := g.app.Top()
	status := top.Status()
	line := traceLine{
		Scene: status.Scene, Prompt: status.Prompt, Seat: status.Seat, Moving: status.Moving || !g.upToDate(),
		Controls: t.spare[:0],
	}
	if id, shown := top.Hand().Focused(); shown {
		line.Focus = string(id)
	}
	k := g.app.View().Scale / g.drawnFor.scale
	top.Hand().Reach(func(c hand.Place) {
		box := g.lens.inWindow(c.Box)
		line.Controls = append(line.Controls, traceControl{string(c.ID), box.X * k, box.Y * k, box.W * k, box.H * k, c.Off})
	})
	if t.told != nil && line.equals(t.told) {
		t.spare = line.Controls
		return
	}
	t.told, t.spare = &line, []traceControl{}
	b, err := json.Marshal(line)
	if err != nil {
		return
	}
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
