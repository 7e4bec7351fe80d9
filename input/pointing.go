package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// pointing has what mouse and fingers did, in order, where the system tells each of it: a tick
// takes no more than one press or release of it. When ticks are slow, a tap that is over before the
// next one still counts, and two presses between two ticks count each at its own place. The zero
// value has heard of nothing.
type pointing struct {
	waiting []pointed

	heard   bool // of the mouse
	x, y    float64
	down    bool
	fingers []finger
}

// pointed is one thing that mouse or finger did. Positions are in pixels as the page counts them,
// which are no logical ones: those depend on the size of the window.
type pointed struct {
	kind pointedKind
	id   ebiten.TouchID // of a finger
	x, y float64
}

type pointedKind uint8

const (
	mouseMoved pointedKind = iota
	mousePressed
	mouseReleased
	fingerDown
	fingerMoved
	fingerUp
	// allLetGo is that the window lost mouse and fingers.
	allLetGo
)

// moves reports whether nothing was pressed or released.
func (k pointedKind) moves() bool { return k == mouseMoved || k == fingerMoved }

// add says what happened after all that was said before.
func (p *pointing) add(e pointed) { p.waiting = append(p.waiting, e) }

// read puts into w what is there in the next tick. Until it has heard of the mouse it leaves the
// mouse in w as it is. Scale is the number of device pixels in one of the page's.
func (p *pointing) read(w *raw, scale float64) {
	before := p.down
	n := 0
	for n < len(p.waiting) {
		e := p.waiting[n]
		p.take(e)
		if n++; !e.kind.moves() {
			break
		}
	}
	p.waiting = slices.Delete(p.waiting, 0, n)
	if p.heard {
		w.x, w.y, w.down = p.x*scale, p.y*scale, p.down
		w.pressed, w.released = p.down && !before, before && !p.down
	}
	w.touches = w.touches[:0]
	for _, f := range p.fingers {
		w.touches = append(w.touches, finger{f.id, f.x * scale, f.y * scale})
	}
}

// take lets one thing happen.
func (p *pointing) take(e pointed) {
	at := slices.IndexFunc(p.fingers, func(f finger) bool { return f.id == e.id })
	switch e.kind {
	case mouseMoved, mousePressed, mouseReleased:
		p.heard, p.x, p.y = true, e.x, e.y
		if !e.kind.moves() {
			p.down = e.kind == mousePressed
		}
	case fingerDown:
		if at < 0 {
			p.fingers = append(p.fingers, finger{e.id, e.x, e.y})
		}
	case fingerMoved:
		if at >= 0 {
			p.fingers[at].x, p.fingers[at].y = e.x, e.y
		}
	case fingerUp:
		if at >= 0 {
			p.fingers = slices.Delete(p.fingers, at, at+1)
		}
	case allLetGo:
		p.down, p.fingers = false, p.fingers[:0]
	}
}
