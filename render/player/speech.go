package player

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
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
func Speech(t *render.Theme, dst *ebiten.Image, r render.Rect, side Side, along float64) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(r.Narrowed(3), 10, 16, 9, .55)
	x := [...]float64{LeftSide: r.X, RightSide: r.Right(), UpperSide: r.X + along, LowerSide: r.X + along}[side]
	y := [...]float64{LeftSide: r.Y + along, RightSide: r.Y + along, UpperSide: r.Y, LowerSide: r.Bottom()}[side]
	edge := c.Families[palette.Gold].Edge
	if side != NoSide {
		p.Diamond(x, y, BeakReach/math.Sqrt2, 1.5, edge)
	}
	p.Fill(r.Inset(-2), t.Round(11), edge)
	p.Fill(r, t.Round(9), c.Warning)
	if side != NoSide {
		p.Diamond(x, y, 10/math.Sqrt2, 1.5, c.Warning)
	}
	p.ContrastFrame(r, 9, c.Ink)
}

// BeakReach is how far the beak of a coach's slip stands out of it, in logical
// pixels.
const BeakReach = 13

// SpeechLine draws the dots that lead from a slip of the coach to what it speaks of.
func SpeechLine(t *render.Theme, dst *ebiten.Image, slip, target render.Rect) {
	const radius, apart = 2.6, 12.0
	p := t.Pen(dst)
	x0, y0 := nearest(slip, target.CenterX(), target.CenterY())
	x1, y1 := nearest(target.Inset(-8), x0, y0)
	long := math.Hypot(x1-x0, y1-y0)
	for at := apart; at < long-radius; at += apart {
		x, y := x0+(x1-x0)*at/long, y0+(y1-y0)*at/long
		p.Disc(x, y, radius+1.2, t.Palette.Ink)
		p.Disc(x, y, radius, t.Palette.Focus)
	}
}

// nearest returns the point of a rectangle that is nearest to another point.
func nearest(r render.Rect, x, y float64) (nx, ny float64) {
	return max(r.X, min(x, r.Right())), max(r.Y, min(y, r.Bottom()))
}

// StepDots draws how many steps there are, and which one of them is being taught; those before
// it are filled.
func StepDots(t *render.Theme, dst *ebiten.Image, r render.Rect, step, of int) {
	p, c := t.Pen(dst), &t.Palette
	apart := min(30, r.W/float64(max(of, 1)))
	x, radius := r.Right()-apart*(float64(of)-.5), min(8, apart*.3)
	for i := range of {
		switch {
		case i+1 == step:
			p.Disc(x, r.CenterY(), radius, c.Focus)
		case i+1 < step:
			p.Disc(x, r.CenterY(), radius*.7, c.Cream2)
		default:
			p.Ring(x, r.CenterY(), radius, 2, c.Cream2)
		}
		x += apart
	}
}

// BeakAt returns how far along a slip its beak is: at the middle of the target, or
// where that is not beside the slip at the middle of what is, and so far from the
// corners.
func BeakAt(target, targetLong, slip, slipLong, corner float64) float64 {
	if middle := target + targetLong/2 - slip; middle >= corner && middle <= slipLong-corner {
		return middle
	}
	from, to := max(target, slip), min(target+targetLong, slip+slipLong)
	return max(corner, min((from+to)/2-slip, slipLong-corner))
}

// SpeechRoom returns what is left of a room for a slip that speaks of a target, and whether the
// target is right above it: then there is a beak between them.
func SpeechRoom(room, target render.Rect) (left render.Rect, below bool) {
	const near, gap = 44, BeakReach + 8
	if target.Empty() || target.Bottom() > room.Y || room.Y-target.Bottom() > near || target.X > room.Right() || room.X > target.Right() {
		return room, false
	}
	top := max(room.Y, target.Bottom()+gap)
	room.H, room.Y = room.Bottom()-top, top
	return room, true
}

// SpeechIn returns where a slip of a size stands in a room, and whether there is enough of it.
func SpeechIn(room render.Rect, w, h float64) (slip render.Rect, ok bool) {
	const little = .5
	return room.TopPart(h), w <= room.W+little && h <= room.H+little
}

// BeakAlong returns how far along the upper edge of a slip the beak is that points at a target
// above it.
func BeakAlong(slip, target render.Rect) float64 {
	const corner = 20
	return BeakAt(target.X, target.W, slip.X, slip.W, corner)
}
