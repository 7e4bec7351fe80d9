package shelf

import (
	"bigpayday/render"
	"bigpayday/render/beats"
)

// sheetTicks is how many ticks of a sixtieth of a second a sheet takes: 280 ms.
const sheetTicks = 17

// Sheet moves a sheet that comes up over the shelf, and goes down again. The zero Sheet is down.
type Sheet struct{ up int }

// goal returns how far up the sheet belongs.
func goal(up bool) int {
	if up {
		return sheetTicks
	}
	return 0
}

// Moves reports whether the sheet is still on its way up, or down.
func (s *Sheet) Moves(up bool) bool { return s.up != goal(up) }

// Stop has the sheet where it belongs at once.
func (s *Sheet) Stop(up bool) { s.up = goal(up) }

// Advance lets a tick pass on the way up, or down.
func (s *Sheet) Advance(up bool) {
	switch to := goal(up); {
	case s.up < to:
		s.up++
	case s.up > to:
		s.up--
	}
}

// Box returns where the sheet is now that lies at r when it is up, in logical pixels.
func (s *Sheet) Box(r render.Rect) render.Rect {
	r.Y += r.H * (1 - beats.OutCubic(float64(s.up)/sheetTicks))
	return r
}
