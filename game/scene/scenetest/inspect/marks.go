package inspect

import (
	"slices"

	"bigpayday/game/scene/scenetest"
	"bigpayday/render"
)

// isScrolled reports whether on is a part of the window, or a picture larger
// than it, in which a list is scrolled.
func isScrolled(on, window render.Rect) bool {
	return on.H < window.H-1 || on.H > window.H+2*stillMargin
}

// stillMargin is how far pictures of whole pages may stand out of the window,
// for shadows.
const stillMargin = 40

// incomparable reports whether it cannot be told where two texts stand to each
// other, because one of them is on a picture of which only a part is shown, or
// that is shown somewhere else than it was painted.
func incomparable(a, b, window render.Rect) bool {
	elsewhere := func(r render.Rect) bool {
		return r.H > window.H+2*stillMargin || r.X == 0 && r.Y == 0 && !window.Inset(2).Within(r)
	}
	return a != b && (elsewhere(a) || elsewhere(b))
}

// groundOf returns the latest ground that the middle of a text stands on.
func groundOf(before []scenetest.Mark, l *render.TextLine, window render.Rect) (render.Rect, bool) {
	for i := range slices.Backward(before) {
		m := &before[i]
		if m.Line.Text == "" && m.Ground.Contains(l.Box.CenterX(), l.Box.CenterY()) && !incomparable(m.On, l.On, window) {
			return m.Ground, true
		}
	}
	return render.Rect{}, false
}

// isCovered reports whether a ground was laid over a place.
func isCovered(after []scenetest.Mark, place render.Rect) bool {
	for i := range after {
		m := &after[i]
		if m.Line.Text == "" && place.Within(m.Ground) {
			return true
		}
	}
	return false
}

// isHalfCovered reports whether a ground was laid over a part of a place.
func isHalfCovered(after []scenetest.Mark, place render.Rect) bool {
	for i := range after {
		m := &after[i]
		if m.Line.Text == "" && m.Ground.Overlaps(place) && !m.Ground.Within(place) {
			return true
		}
	}
	return false
}
