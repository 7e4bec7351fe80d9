package scenetest

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/render"
)

// isHalfCovered reports whether a ground was laid over a part of a place.
func isHalfCovered(after []Mark, place render.Rect) bool {
	for _, m := range after {
		if m.Line.Text == "" && m.Ground.Overlaps(place) && !m.Ground.Within(place) {
			return true
		}
	}
	return false
}

// Record returns all that the recorder hears of what the window shows. It needs
// no screen, for nothing is drawn.
func (s *Studio) Record() (told []Mark) {
	w, h := s.View().Pixels()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	s.Theme.SetRecorder(&render.Recorder{
		Text:   func(l render.TextLine) { told = append(told, Mark{Line: l}) },
		Ground: func(r, on render.Rect) { told = append(told, Mark{Ground: r, On: on}) },
		Over:   func(r, on render.Rect) { told = append(told, Mark{Obstacle: r, On: on}) },
	})
	defer s.Theme.SetRecorder(nil)
	s.Draw(dst)
	s.seenOf(told)
	return told
}

// seenOf notes of what is on the pictures of scroll areas which part can be seen.
func (s *Studio) seenOf(told []Mark) {
	near := func(a, b float64) bool { return math.Abs(a-b) < 2 }
	for _, p := range s.OpenPages() {
		for l := range p.Layers {
			for i := range p.Layers[l].Controls {
				c := &p.Layers[l].Controls[i]
				area, ok := c.Widget.(ui.Scroll)
				if !ok {
					continue
				}
				for m := range told {
					for _, on := range [2]*render.Rect{&told[m].On, &told[m].Line.On} {
						if near(on.X, c.Box.X) && near(on.Y, c.Box.Y-p.UI.Offset(c.ID)) && near(on.H, area.Content) {
							*on = commonPart(*on, c.Box)
						}
					}
				}
			}
		}
	}
}

// Mark is a line of text or, where the text is empty, a ground, or something
// that must not hide a text.
type Mark struct {
	Line                 render.TextLine
	Ground, Obstacle, On render.Rect
}

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

// commonPart returns what two rectangles have in common.
func commonPart(a, b render.Rect) render.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return render.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
}

// groundOf returns the latest ground that the middle of a text stands on.
func groundOf(before []Mark, l render.TextLine, window render.Rect) (render.Rect, bool) {
	for _, m := range slices.Backward(before) {
		if m.Line.Text == "" && m.Ground.Contains(l.Box.CenterX(), l.Box.CenterY()) && !incomparable(m.On, l.On, window) {
			return m.Ground, true
		}
	}
	return render.Rect{}, false
}

// isCovered reports whether a ground was laid over a place.
func isCovered(after []Mark, place render.Rect) bool {
	for _, m := range after {
		if m.Line.Text == "" && place.Within(m.Ground) {
			return true
		}
	}
	return false
}

// TextsThat returns the texts that were not on the screen yet when it was last
// looked at, and for which is is true.
func (s *Studio) TextsThat(is func(text string) bool) (found []string) {
	for _, m := range s.Record() {
		if is(m.Line.Text) {
			found = append(found, m.Line.Text)
		}
	}
	return found
}
