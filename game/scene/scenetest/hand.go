package scenetest

import (
	"math/rand/v2"

	"github.com/stretchr/testify/require"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// Box returns where a control is. The test fails where it is not on the screen.
func (s *Studio) Box(id ui.ID) render.Rect {
	s.T.Helper()
	r, ok := s.Top().Hand().Box(id)
	require.True(s.T, ok, "no control %q in %s", id, s.Scene())
	return r
}

// Has reports whether a control is on the screen and can be used.
func (s *Studio) Has(id ui.ID) bool {
	box, ok := s.Top().Hand().Box(id)
	return ok && !box.Empty() && !s.Top().Hand().State(id).Off
}

// MoveTo moves the mouse to a point of the window, or out of it.
func (s *Studio) MoveTo(x, y float64) {
	p := &s.In.Pointer
	p.X, p.Y, p.Moved, p.Touch, p.Away = x, y, true, s.touch, !s.View().Bounds().Contains(x, y)
	s.In.Device = input.Mouse
	if s.touch {
		s.In.Device = input.Touch
	}
	s.Tick()
}

// Touch has a finger do what the mouse did before, or the mouse again.
func (s *Studio) Touch(finger bool) { s.touch = finger }

// Down presses the button of the mouse, or puts the finger down.
func (s *Studio) Down() {
	s.In.Pointer.Down, s.In.Pointer.JustPressed = true, true
	s.Tick()
}

// Up lets the button go. A finger is nowhere then.
func (s *Studio) Up() {
	p := &s.In.Pointer
	p.Down, p.JustReleased = false, true
	p.Away = p.Away || s.touch
	s.Tick()
}

// MoveAway takes the pointer out of the window.
func (s *Studio) MoveAway() {
	s.In.Pointer.Away, s.In.Pointer.Moved = true, true
	s.Ticks(2)
}

// PointAt points at the middle of what can be seen of a control.
func (s *Studio) PointAt(id ui.ID) {
	s.T.Helper()
	s.reveal(id)
	r := s.Box(id)
	if area := s.areaOf(id); area != "" {
		r = r.Common(s.Box(area))
	}
	s.MoveTo(r.CenterX(), r.CenterY())
}

// areaOf returns the scroll area that a control lies in, "" for none.
func (s *Studio) areaOf(id ui.ID) ui.ID {
	for _, l := range Page(s.Top()).Layers {
		for i := range l.Controls {
			if l.Controls[i].ID == id {
				return l.Controls[i].In
			}
		}
	}
	return ""
}

// reveal scrolls to a control that is out of sight.
func (s *Studio) reveal(id ui.ID) {
	in := s.areaOf(id)
	if in == "" {
		return
	}
	hand, area := Page(s.Top()).UI, s.Box(in)
	over, under := s.Box(id).Bottom()-area.Bottom(), area.Y-s.Box(id).Y
	switch {
	case over > 0:
		hand.ScrollTo(in, hand.Offset(in)+over+10)
	case under > 0:
		hand.ScrollTo(in, hand.Offset(in)-under-10)
	default:
		return
	}
	s.Tick()
}

// ClickAt clicks a point of the window.
func (s *Studio) ClickAt(x, y float64) {
	s.MoveTo(x, y)
	s.Down()
	s.Up()
}

// Click clicks a control and takes the pointer away again.
func (s *Studio) Click(id ui.ID) {
	s.T.Helper()
	s.PointAt(id)
	s.Down()
	s.Up()
	s.MoveAway()
}

// ClickBeside clicks right of the middle of a control by dx, and waits so long that the
// next click makes no double click.
func (s *Studio) ClickBeside(id ui.ID, dx float64) {
	s.T.Helper()
	s.reveal(id)
	r := s.Box(id)
	s.ClickAt(r.CenterX()+dx, r.CenterY())
	s.Ticks(doubleClick)
}

// doubleClick is how many ticks two clicks are apart at least that are no double click.
const doubleClick = 20

// TryClick clicks a control if it is on the screen, and reports whether it is.
func (s *Studio) TryClick(id ui.ID) bool {
	r, ok := s.Top().Hand().Box(id)
	if ok {
		s.ClickAt(r.CenterX(), r.CenterY())
	}
	return ok
}

// Drag picks up what is at one control and holds it over another.
func (s *Studio) Drag(from, to ui.ID) {
	s.T.Helper()
	reached := s.Box(to)
	// Not quite on it, so that what is below can be seen.
	x, y := reached.CenterX()+.3*reached.W, reached.CenterY()+.26*reached.H
	s.PointAt(from)
	s.Down()
	at := s.In.Pointer
	for i := 1.; i <= 8; i++ {
		s.MoveTo(at.X+(x-at.X)*i/8, at.Y+(y-at.Y)*i/8)
	}
	s.Ticks(20)
}

// ScrollToEnd scrolls an area to its end.
func (s *Studio) ScrollToEnd(id ui.ID) {
	s.T.Helper()
	s.PointAt(id)
	for range 60 {
		s.In.WheelY = -3
		s.Tick()
	}
	s.MoveAway()
}

// ScrollUpTo scrolls an area up until a control in it can be seen.
func (s *Studio) ScrollUpTo(area, id ui.ID) {
	s.T.Helper()
	p := Page(s.Top())
	if over := s.Box(area).Y - s.Box(id).Y; over > 0 {
		p.UI.ScrollTo(area, p.UI.Offset(area)-over-20)
		s.Tick()
	}
}

// Press presses a key, or a button of a gamepad.
func (s *Studio) Press(code input.Code, mods ...input.Mods) {
	var all input.Mods
	for _, m := range mods {
		all |= m
	}
	acts := s.Keys.Actions(code, all)
	s.In.Device = input.Keys
	if code.IsPad() {
		s.In.Device = input.Pad
	}
	s.In.Presses = []input.Press{{Code: code, Mods: all, Actions: acts}}
	s.In.Pressed, s.In.Mods = acts, all
	s.Tick()
	s.In.Mods = 0
}

// Key presses keys one after the other, each of which has its effect before the next one.
func (s *Studio) Key(codes ...input.Code) {
	for _, code := range codes {
		s.Press(code)
		s.Tick()
	}
}

// Act presses whatever key does something.
func (s *Studio) Act(a input.Action) {
	s.In.Device = input.Keys
	s.In.Presses, s.In.Pressed = []input.Press{{Actions: input.SetOf(a)}}, input.SetOf(a)
	s.Ticks(2)
}

// TabTo moves the keyboard to a control.
func (s *Studio) TabTo(id ui.ID) {
	s.T.Helper()
	for range 100 {
		if at, shown := s.Top().Hand().Focused(); shown && at == id {
			return
		}
		s.Key(input.KeyTab)
	}
	s.T.Fatalf("no way to %s by keyboard", id)
}

// Type types a text into the field that has the keyboard.
func (s *Studio) Type(text string) {
	s.In.Device = input.Keys
	s.In.Text = input.Text{Target: s.Text.ID, Handled: true, Commits: []input.Commit{{Text: text}}}
	s.Tick()
	s.In.Text = input.Text{}
	s.Tick()
}

// Do does with a control of the page what an event says.
func (s *Studio) Do(e ui.Event) {
	s.T.Helper()
	for _, l := range Page(s.Top()).Layers {
		for i := range l.Controls {
			if c := &l.Controls[i]; c.ID == e.ID && c.Do != nil {
				c.Do(e)
				return
			}
		}
	}
	require.Fail(s.T, "no such control", "%q in %s", e.ID, s.Scene())
}

// DoAnything has the player do something by chance, with keys or the pointer, or gives the
// window another size.
func (s *Studio) DoAnything(r *rand.Rand) {
	switch n := r.IntN(100); {
	case n < 20:
		actions := input.AllActions()
		s.Act(actions[r.IntN(len(actions))])
	case n < 21:
		sizes := [][2]float64{{1280, 800}, {960, 600}, {320, 240}, {2560, 1080}, {600, 1000}}
		size := sizes[r.IntN(len(sizes))]
		s.Resize(size[0], size[1])
	case n < 40:
		p := &s.In.Pointer
		p.Down = !p.Down
		p.JustPressed, p.JustReleased = p.Down, !p.Down
	default:
		v := s.View()
		s.MoveTo((r.Float64()*1.2-.1)*v.W, (r.Float64()*1.2-.1)*v.H)
	}
	s.Tick()
}

// TipOf returns the tip of a control.
func (s *Studio) TipOf(id ui.ID) control.Tip {
	s.T.Helper()
	for _, c := range Page(s.Top()).Layers[0].Controls {
		if c.ID == id {
			return c.Tip
		}
	}
	require.Fail(s.T, "no control", id)
	return control.Tip{}
}
