package person

import (
	"testing"

	"bigpayday/game/e2e"
)

// Mouse plays with the mouse alone.
type Mouse struct {
	*e2e.Game
	t *testing.T
}

// WithMouse returns the mouse that plays a game.
func WithMouse(t *testing.T, g *e2e.Game) Mouse { return Mouse{Game: g, t: t} }

// Press clicks on a control.
func (m Mouse) Press(id string) {
	m.t.Helper()
	m.ClickOn(id)
}

// Option clicks on one of the options.
func (m Mouse) Option(id string, n, of int) {
	m.t.Helper()
	m.ClickPart(id, n, of)
}

// Turn presses one of the buttons at the two ends.
func (m Mouse) Turn(id string, up bool) {
	m.t.Helper()
	c := m.Control(id)
	x := c.X + c.H/2
	if up {
		x = c.X + c.W - c.H/2
	}
	m.Click(x, c.Y+c.H/2)
}

// Pull clicks on a list and on its entry.
func (m Mouse) Pull(id string, n int) {
	m.t.Helper()
	m.Press(id)
	m.Press(Listed(id, n))
}

// Carry drags.
func (m Mouse) Carry(from, to string) {
	m.t.Helper()
	m.DragTo(from, to)
}
