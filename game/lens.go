package game

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/input"
	"bigpayday/render"
)

const (
	// mostZoom is how many times as large as usual things are seen through the lens at most.
	mostZoom = 3.0
	// leastZoom is the zoom below which the lens is put away when the fingers are lifted.
	leastZoom = 1.1
)

// lens shows a part of the screen larger, to look at it closely on a small one: two fingers that
// are spread hold it, one finger does what it always does, and the two pinch it away. It is put away
// by itself when something else is on top, when a key is pressed, a text written or the window
// another one, so that nobody searches for what is beside it. The zero value is put away.
type lens struct {
	// zoom is how many times as large things are seen, 0 for as they are, and x and y are what of
	// the screen is at the left and at the top, in logical pixels.
	zoom, x, y float64
	// pinching says that two fingers hold it, which began with a pinch and a zoom and have atX and
	// atY of the screen between them. Refused says that two fingers are down that do not.
	pinching, refused bool
	began             input.Pinch
	beganZoom         float64
	atX, atY          float64
	// lifting says that fingers which have held it may still be down: they do nothing else.
	lifting bool

	view render.View
	over any // what was on top
}

// lensAbove is what the lens has to know of the page.
type lensAbove struct {
	view render.View
	top  any
	// carries says that a finger carries something, writes that a text is being written.
	carries, writes bool
}

// lookCloser lets two fingers hold the lens, unless one of them carries something.
func (g *Game) lookCloser() {
	top := g.Top()
	hand := top.Hand()
	_, carries := hand.Carrying()
	if g.lens.take(&g.in, lensAbove{view: g.app.View(), top: top, carries: carries, writes: g.app.Text.ID != ""}) {
		hand.Release()
	}
}

// isOn reports whether things are seen larger.
func (l *lens) isOn() bool { return l.zoom > 1 }

// factor is how many times as large things are seen.
func (l *lens) factor() float64 { return max(1, l.zoom) }

// take lets the fingers of a tick hold the lens, and gives the pointer its place on the screen. It
// reports whether two fingers have begun to: what the first one held is let go of.
func (l *lens) take(in *input.State, page lensAbove) (began bool) {
	if page.view != l.view || page.top != l.over || page.writes || len(in.Presses) > 0 {
		*l = lens{view: page.view, over: page.top, lifting: l.lifting || l.pinching, refused: in.Pinch.On}
	}
	p := &in.Pinch
	switch {
	case !p.On && l.pinching:
		if l.pinching = false; l.zoom < leastZoom {
			l.zoom = 0
		}
	case p.On && !l.pinching && !l.refused:
		l.refused = page.carries
		if began = !l.refused; began {
			l.pinching, l.lifting, l.began, l.beganZoom = true, true, *p, l.factor()
			l.atX, l.atY = l.onScreen(p.X, p.Y)
		}
	}
	if !p.On {
		l.refused = false
	}
	if l.pinching {
		l.zoom = min(max(l.beganZoom*p.Span/max(l.began.Span, 1), 1), mostZoom)
		v := page.view
		l.x = min(max(l.atX-p.X/l.zoom, 0), v.W-v.W/l.zoom)
		l.y = min(max(l.atY-p.Y/l.zoom, 0), v.H-v.H/l.zoom)
	}
	at := &in.Pointer
	if l.lifting {
		l.lifting = p.On || at.Down || at.JustReleased
		at.Down, at.JustPressed, at.JustReleased = false, false, false
	}
	at.X, at.Y = l.onScreen(at.X, at.Y)
	return began
}

// onScreen returns what of the screen is at a place of the window, both in logical pixels.
func (l *lens) onScreen(x, y float64) (sx, sy float64) {
	if !l.isOn() {
		return x, y
	}
	return l.x + x/l.zoom, l.y + y/l.zoom
}

// inWindow returns where a part of the screen is seen in the window.
func (l *lens) inWindow(r render.Rect) render.Rect {
	k := l.factor()
	if !l.isOn() {
		return r
	}
	return render.Rect{X: (r.X - l.x) * k, Y: (r.Y - l.y) * k, W: r.W * k, H: r.H * k}
}

// geometry is how the picture of the screen is to be drawn, in device pixels.
func (l *lens) geometry() (m ebiten.GeoM) {
	if l.isOn() {
		m.Translate(-l.x*l.view.Scale, -l.y*l.view.Scale)
		m.Scale(l.zoom, l.zoom)
	}
	return m
}
