package e2e

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Trace is what the game tells about its screen when it runs with -trace: one
// line of JSON on the standard output (in the browser: on the console) whenever
// one of these fields has changed. It is there so that a test finds a control
// by its id and knows what the game waits for; what a player sees and does is
// the same with it and without.
type Trace struct {
	// Tick is the tick at whose end the line was printed. It is the only field
	// whose change alone prints no line.
	Tick int64 `json:"tick"`

	// Scene is the id of the scene on top, "title" say.
	Scene string `json:"scene"`

	// Prompt is the id of what the game asks at the moment, "roll" say; it is
	// empty where a scene asks nothing.
	Prompt string `json:"prompt"`

	// Seat is the number of the seat that is asked, from 1; 0 is none.
	Seat int `json:"seat"`

	// Moving is set while something on the screen moves, or a computer player
	// thinks, and the controls may be about to change.
	Moving bool `json:"moving"`

	// Focus is the id of the control that the keyboard is on; it is empty while
	// that is not shown.
	Focus string `json:"focus"`

	// Controls are those that could be clicked or dragged now.
	Controls []Control `json:"controls"`
}

// Control is one control on the screen.
type Control struct {
	// ID is what the scene calls it. It stays the same for the same thing.
	ID string `json:"id"`

	// X, Y, W and H are its place in the window, in device-independent pixels.
	X float64 `json:"x"`
	Y float64 `json:"y"`
	W float64 `json:"w"`
	H float64 `json:"h"`

	// Off says why the control can't be used; it is empty when it can.
	Off string `json:"off"`
}

// middle returns the point that a person would aim at.
func (c Control) middle() (x, y float64) { return c.X + c.W/2, c.Y + c.H/2 }

// String returns the line in short, for the report of a failed test.
func (t Trace) String() string {
	ids := make([]string, len(t.Controls))
	for i, c := range t.Controls {
		ids[i] = c.ID
		if c.Off != "" {
			ids[i] += " (off: " + c.Off + ")"
		}
	}
	return fmt.Sprintf("tick %d, scene %q, prompt %q, seat %d, moving %t, focus %q, controls [%s]",
		t.Tick, t.Scene, t.Prompt, t.Seat, t.Moving, t.Focus, strings.Join(ids, ", "))
}

// hear takes in the lines that the game has printed. What is no line of the
// trace goes to the test's log.
func (g *Game) hear(lines []string) {
	for _, line := range lines {
		var heard Trace
		if !strings.HasPrefix(line, "{") || json.Unmarshal([]byte(line), &heard) != nil {
			g.t.Logf("the game prints: %s", strings.TrimSuffix(line, "\n"))
			continue
		}
		g.last, g.heard = heard, true
	}
}

// Now returns the trace's last line: what the game shows and asks now.
func (g *Game) Now() Trace { return g.last }

// Until lets the game go on until the trace's last line is as asked for, at
// most a minute of the game. What names it in the report of a test that fails.
func (g *Game) Until(what string, holds func(Trace) bool) {
	g.t.Helper()
	for range patience {
		if g.heard && holds(g.last) {
			return
		}
		if g.over {
			break
		}
		g.Ticks(1)
	}
	g.stuck("%s", what)
}

// Rest waits until nothing on the screen moves.
func (g *Game) Rest() {
	g.t.Helper()
	g.Until("the screen to come to rest", func(now Trace) bool { return !now.Moving })
}

// Scene waits until the scene with the id is shown and nothing in it moves.
func (g *Game) Scene(id string) {
	g.t.Helper()
	g.Until("the scene "+id, func(now Trace) bool { return now.Scene == id && !now.Moving })
}

// Has reports whether a control with the id is there now and can be used.
func (g *Game) Has(id string) bool {
	c, ok := g.last.control(id)
	return ok && c.Off == ""
}

// Control waits until nothing moves and the control with the id is there and
// can be used, and returns it.
func (g *Game) Control(id string) Control {
	g.t.Helper()
	g.Until("the control "+id, func(now Trace) bool { return !now.Moving && g.Has(id) })
	c, _ := g.last.control(id)
	return c
}

// ClickOn waits for the control with the id, and clicks in its middle.
func (g *Game) ClickOn(id string) {
	g.t.Helper()
	g.Click(g.Control(id).middle())
}

// ClickPart waits for the control with the id, and clicks in the middle of the
// n-th, from 0, of its equally wide parts.
func (g *Game) ClickPart(id string, n, of int) {
	g.t.Helper()
	c := g.Control(id)
	g.Click(c.X+c.W*(float64(n)+.5)/float64(of), c.Y+c.H/2)
}

// DragTo waits for two controls, and drags from the middle of the one to the
// middle of the other.
func (g *Game) DragTo(from, to string) {
	g.t.Helper()
	fromX, fromY := g.Control(from).middle()
	toX, toY := g.Control(to).middle()
	g.Drag(fromX, fromY, toX, toY)
}

func (t Trace) control(id string) (Control, bool) {
	i := slices.IndexFunc(t.Controls, func(c Control) bool { return c.ID == id })
	if i < 0 {
		return Control{}, false
	}
	return t.Controls[i], true
}
