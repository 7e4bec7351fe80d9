package render

import (
	"math"

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

// Speech draws the slip of the coach. On a side, at the distance along from the
// slip's corner there, a beak points at what the coach speaks of.
func (t *Theme) Speech(dst *ebiten.Image, r Rect, side Side, along float64) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r.narrowed(3), 10, 16, 9, .55)
	x := [...]float64{LeftSide: r.X, RightSide: r.Right(), UpperSide: r.X + along, LowerSide: r.X + along}[side]
	y := [...]float64{LeftSide: r.Y + along, RightSide: r.Y + along, UpperSide: r.Y, LowerSide: r.Bottom()}[side]
	edge := c.Families[Gold].Edge
	if side != NoSide {
		p.diamond(x, y, BeakReach/math.Sqrt2, 1.5, edge)
	}
	p.fill(r.Inset(-2), t.round(11), edge)
	p.fill(r, t.round(9), c.Warning)
	if side != NoSide {
		p.diamond(x, y, 10/math.Sqrt2, 1.5, c.Warning)
	}
	p.contrastFrame(r, 9, c.Ink)
}

// BeakReach is how far the beak of a coach's slip stands out of it, in logical
// pixels.
const BeakReach = 13
