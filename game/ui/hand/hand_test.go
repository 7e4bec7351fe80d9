package hand

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// player is one at play: it moves, presses and types on a list of controls, one
// tick after the other, and gathers what comes of it.
type player struct {
	t      *testing.T
	hand   *Hand
	keys   input.Map
	view   render.View
	layers []ui.Layer
	state  input.State
	events []ui.Event
	last   Result
	// before is called before each tick, for lists that change.
	before func()
}

func newPlayer(t *testing.T, controls ...ui.Control) *player {
	return newLayers(t, ui.Layer{ID: "base", Controls: controls})
}

func newLayers(t *testing.T, layers ...ui.Layer) *player {
	h := &player{t: t, hand: New(), keys: input.DefaultMap(), view: render.NewView(1280, 800, 1), layers: layers}
	h.state.Pointer.Away = true
	h.tick()
	h.events = nil
	return h
}

// tick runs one tick with what has been prepared in state, and clears what
// happens only once.
func (h *player) tick() {
	if h.before != nil {
		h.before()
	}
	s := &h.state
	p := &s.Pointer
	s.Idle = len(s.Presses) == 0 && s.Held == 0 && !s.Lost && s.WheelY == 0 &&
		!p.Down && !p.JustPressed && !p.JustReleased && !p.Moved && len(s.Text.Commits) == 0 && s.Text.Preedit == "" && !s.Text.Handled
	h.last = h.hand.Update(s, h.view, h.layers)
	h.events = append(h.events, h.last.Events...)
	p.JustPressed, p.JustReleased, p.Moved = false, false, false
	s.Presses, s.Pressed, s.Lost, s.WheelY = nil, 0, false, 0
	s.Text = input.Text{}
}

func (h *player) wait(ticks int) {
	for range ticks {
		h.tick()
	}
}

// move moves the mouse.
func (h *player) move(x, y float64) {
	h.place(x, y)
	h.state.Device, h.state.Pointer.Touch = input.Mouse, false
	h.tick()
}

func (h *player) place(x, y float64) {
	p := &h.state.Pointer
	p.X, p.Y, p.Moved = x, y, true
	p.Away = !h.view.Bounds().Contains(x, y)
}

func (h *player) center(id ui.ID) (x, y float64) {
	h.t.Helper()
	r, ok := h.hand.Box(id)
	require.True(h.t, ok, "no control %q", id)
	return r.CenterX(), r.CenterY()
}

func (h *player) over(id ui.ID) { h.t.Helper(); x, y := h.center(id); h.move(x, y) }

func (h *player) down() {
	h.state.Pointer.JustPressed, h.state.Pointer.Down = true, true
	h.tick()
}

func (h *player) up() {
	h.state.Pointer.JustReleased, h.state.Pointer.Down = true, false
	if h.state.Pointer.Touch {
		h.state.Pointer.Away = true
	}
	h.tick()
}

func (h *player) click(id ui.ID) {
	h.t.Helper()
	h.over(id)
	h.down()
	h.up()
	h.wait(doubleClick) // the next click is one of its own
}

func (h *player) touch(x, y float64) {
	h.place(x, y)
	h.state.Device, h.state.Pointer.Touch = input.Touch, true
	h.down()
}

func (h *player) slideTo(x, y float64) { h.place(x, y); h.tick() }

func (h *player) tap(id ui.ID) {
	h.t.Helper()
	x, y := h.center(id)
	h.touch(x, y)
	h.up()
}

// key presses a key once.
func (h *player) key(c input.Code, mods ...input.Mods) { h.pressKey(c, false, mods...) }

// repeat lets a key that is held repeat once.
func (h *player) repeat(c input.Code) { h.pressKey(c, true) }

func (h *player) pressKey(c input.Code, repeat bool, mods ...input.Mods) {
	var m input.Mods
	for _, x := range mods {
		m |= x
	}
	acts := h.keys.Actions(c, m)
	h.state.Device = input.Keys
	if c.IsPad() {
		h.state.Device = input.Pad
	}
	h.state.Presses = []input.Press{{Code: c, Mods: m, Repeat: repeat, Actions: acts}}
	if !repeat {
		h.state.Pressed = acts
	}
	h.tick()
}

// write types a text into the field that has the keyboard.
func (h *player) write(s string) {
	h.state.Device = input.Keys
	h.state.Text = input.Text{Target: h.last.Text.ID, Handled: true, Commits: []input.Commit{{Text: s}}}
	h.tick()
}

// took returns the events since the last call.
func (h *player) took() []ui.Event {
	e := h.events
	h.events = nil
	return e
}

// box returns a control's box of 100 by 40 in a grid: columns 120 apart, rows
// 50.
func box(col, row int) render.Rect {
	return render.Rect{X: 20 + 120*float64(col), Y: 20 + 50*float64(row), W: 100, H: 40}
}

func button(id ui.ID, col, row int) ui.Control {
	return ui.Control{ID: id, Box: box(col, row), Widget: ui.Button{Label: string(id)}}
}

func (h *player) control(id ui.ID) *ui.Control {
	for l := range h.layers {
		for i := range h.layers[l].Controls {
			if c := &h.layers[l].Controls[i]; c.ID == id {
				return c
			}
		}
	}
	h.t.Fatalf("no control %q", id)
	return nil
}

// remove takes a control out of the list.
func (h *player) remove(id ui.ID) {
	for l := range h.layers {
		kept := []ui.Control{}
		for _, c := range h.layers[l].Controls {
			if c.ID != id {
				kept = append(kept, c)
			}
		}
		h.layers[l].Controls = kept
	}
}

func (h *player) focused() ui.ID {
	id, shown := h.hand.Focused()
	if !shown {
		return ""
	}
	return id
}
