package render

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// Side is an edge of a rectangle.
type Side uint8

// The sides.
const (
	NoSide Side = iota
	LeftSide
	RightSide
	UpperSide
	LowerSide
)

// Speech draws the slip of a coach who speaks, with a bulb in its upper left
// corner. On a side, at the distance along from the slip's corner there, a
// beak points at what is spoken of.
func (t *Theme) Speech(dst *ebiten.Image, r Rect, side Side, along float64) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(Rect{r.X + 3, r.Y, r.W - 6, r.H}, 10, 16, 9, .55)
	x, y := r.X+along, r.Y+along
	switch side {
	case LeftSide:
		x = r.X
	case RightSide:
		x = r.Right()
	case UpperSide:
		y = r.Y
	case LowerSide:
		y = r.Bottom()
	}
	edge := c.Families[Gold].Edge
	if side != NoSide {
		t.beak(dst, x, y, 13, edge)
	}
	p.fill(r.Inset(-2), t.round(11), edge)
	p.fill(r, t.round(9), c.Warning)
	if side != NoSide {
		t.beak(dst, x, y, 10, c.Warning)
	}
	if t.HighContrast {
		p.frame(r, 9, 2, c.Ink)
	}
}

// beak draws a square that stands on its corner, so far from its middle to its
// corners.
func (t *Theme) beak(dst *ebiten.Image, x, y, reach float64, c Color) {
	p := t.pen(dst)
	side := reach * 1.4142
	b := p.exact(Rect{x - side/2, y - side/2, side, side})
	b.turn, b.top, b.bottom, b.radius = 45*degree, c, c, 1.5*t.View.Scale
	p.shapes.draw(dst, &b)
}

// BeakReach is how far a beak stands out of a slip.
const BeakReach = 13
