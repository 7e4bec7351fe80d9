package play_test

import (
	"testing"

	"bigpayday/game/e2e"
)

// mouse plays with the mouse alone.
type mouse struct {
	*e2e.Game
	t *testing.T
}

func (m mouse) press(id string) {
	m.t.Helper()
	m.ClickOn(id)
}

func (m mouse) option(id string, n, of int) {
	m.t.Helper()
	m.ClickPart(id, n, of)
}

// turn presses one of the buttons at the two ends.
func (m mouse) turn(id string, up bool) {
	m.t.Helper()
	c := m.Control(id)
	x := c.X + c.H/2
	if up {
		x = c.X + c.W - c.H/2
	}
	m.Click(x, c.Y+c.H/2)
}

func (m mouse) pull(id string, n int) {
	m.t.Helper()
	m.press(id)
	m.press(listed(id, n))
}

func (m mouse) carry(from, to string) {
	m.t.Helper()
	m.DragTo(from, to)
}
