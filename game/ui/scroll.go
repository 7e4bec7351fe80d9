package ui

import (
	"bigpayday/game/ui/digest"
	"bigpayday/render"
	"bigpayday/render/control"
)

// BarWide is the width of the bar of a scroll area in logical pixels.
const BarWide = 8

// Scroll is an area of which only a part can be seen: controls that name it as
// the area they lie In move with it. It has a bar at its right edge where there
// is more than can be seen; leave 12 logical pixels for it. Only up and down.
type Scroll struct {
	// Content is the height of everything in it, in logical pixels.
	Content float64
	// Left puts the bar at the left edge, for left hands.
	Left bool
}

func (w Scroll) activates() bool       { return false }
func (w Scroll) hash(s *digest.Digest) { s.Float(w.Content); s.Bool(w.Left) }

// Strip returns the part of a scroll area that is so wide and begins at the edge with
// the bar.
func (w Scroll) Strip(box render.Rect, wide float64) render.Rect {
	if !w.Left {
		box.X = box.Right() - wide
	}
	box.W = wide
	return box
}

// Scrolled is how far a scroll area is scrolled, and how far it can be.
type Scrolled struct {
	Offset, Most float64
}

// track returns where the bar of a scroll area is, and which part of the
// content is in sight.
func (s *Scrolled) track(w Scroll, box render.Rect) (bar render.Rect, from, to float64) {
	whole := box.H + s.Most
	bar = w.Strip(box, BarWide)
	if whole <= 0 {
		return bar, 0, 1
	}
	return bar, s.Offset / whole, (s.Offset + box.H) / whole
}

// Thumb returns where the knob of the bar is.
func (s *Scrolled) Thumb(w Scroll, box render.Rect) render.Rect {
	return control.ScrollKnob(s.track(w, box))
}
