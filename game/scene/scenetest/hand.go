package scenetest

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

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

// Type types a text into the field that has the keyboard.
func (s *Studio) Type(text string) {
	s.In.Text = input.Text{Target: s.Text.ID, Handled: true, Commits: []input.Commit{{Text: text}}}
	s.Tick()
	s.In.Text = input.Text{}
	s.Tick()
}

func (s *Studio) Box(id ui.ID) render.Rect {
	s.T.Helper()
	r, ok := s.Top().Hand().Box(id)
	require.True(s.T, ok, "no control %q in %s", id, s.Top().Status().Scene)
	return r
}

func (s *Studio) MoveTo(x, y float64) {
	p := &s.In.Pointer
	p.X, p.Y, p.Moved, p.Away = x, y, true, false
	s.In.Device = input.Mouse
	s.Tick()
}

func (s *Studio) Down() {
	s.In.Pointer.Down, s.In.Pointer.JustPressed = true, true
	s.Tick()
}

func (s *Studio) Up() {
	s.In.Pointer.Down, s.In.Pointer.JustReleased = false, true
	s.Tick()
}

// MoveAway takes the pointer out of the window.
func (s *Studio) MoveAway() {
	s.In.Pointer.Away, s.In.Pointer.Moved = true, true
	s.Ticks(2)
}

// PointAt points at a control.
func (s *Studio) PointAt(id ui.ID) {
	s.T.Helper()
	s.reveal(id)
	r := s.Box(id)
	s.MoveTo(r.CenterX(), r.CenterY())
}

// reveal scrolls down to a control that is out of sight.
func (s *Studio) reveal(id ui.ID) {
	p := Page(s.Top())
	for l := range p.Layers {
		for i := range p.Layers[l].Controls {
			c := &p.Layers[l].Controls[i]
			if c.ID != id || c.In == "" {
				continue
			}
			area := s.Box(c.In)
			if over := s.Box(id).Bottom() - area.Bottom(); over > 0 {
				p.UI.ScrollTo(c.In, p.UI.Offset(c.In)+over+10)
				s.Tick()
			}
			return
		}
	}
}

// Click clicks a control and takes the pointer away again.
func (s *Studio) Click(id ui.ID) {
	s.T.Helper()
	s.PointAt(id)
	s.Down()
	s.Up()
	s.MoveAway()
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
	require.Fail(s.T, "no such control", "%q in %s", e.ID, s.Top().Status().Scene)
}

// Press presses a key.
func (s *Studio) Press(code input.Code, mods ...input.Mods) {
	var all input.Mods
	for _, m := range mods {
		all |= m
	}
	acts := s.Keys.Actions(code, all)
	s.In.Device = input.Keys
	s.In.Presses = []input.Press{{Code: code, Mods: all, Actions: acts}}
	s.In.Pressed = acts
	s.Tick()
}

// Has reports whether a control is on the screen and can be used.
func (s *Studio) Has(id ui.ID) bool {
	box, ok := s.Top().Hand().Box(id)
	return ok && !box.Empty() && !s.Top().Hand().State(id).Off
}
