package render

import (
	_ "embed"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/palette"
)

// corners says which corners of a box are round.
type corners uint8

const (
	topLeft corners = 1 << iota
	topRight
	BottomRight
	bottomLeft

	Tops   = topLeft | topRight
	Bots   = bottomLeft | BottomRight
	Lefts  = topLeft | bottomLeft
	Rights = topRight | BottomRight
	all    = Tops | Bots
)

// Box is one box to draw, in device pixels.
type Box struct {
	x0, y0, x1, y1 float64
	radius         float64
	Corners        corners
	Mode           float64 // as in the shader
	Turn           float64 // radians, around the middle
	top, bottom    palette.Color
	// slant, where it is not nil, has the colours of the four corners: top left,
	// top right, bottom left, bottom right.
	slant *[4]palette.Color
	// hole, where it is not nil, is a part that is left out: its edges.
	hole *[4]float64
}

// draw draws a box at once.
func (s *shaper) draw(dst *ebiten.Image, b *Box) {
	if area := s.add(b); area > 0 {
		s.submit(dst, area)
	}
}

// add adds the parts of a box to those that are submitted next, and returns its
// area: 0 if there is nothing of it.
func (s *shaper) add(b *Box) (area float64) {
	hw, hh := (b.x1-b.x0)/2, (b.y1-b.y0)/2
	if hw <= 0 || hh <= 0 {
		return 0
	}
	c := [4][4]float32{multiplied(b.top), {}, multiplied(b.bottom), {}}
	c[1], c[3] = c[0], c[2]
	if b.slant != nil {
		for i, corner := range b.slant {
			c[i] = multiplied(corner)
		}
	}
	switch {
	case b.hole != nil:
		s.around(b, c[0])
	case b.Mode == 0 && b.Turn == 0 && (b.radius == 0 || b.Corners == 0) && b.even():
		for i := range 4 {
			s.vertex(i, b.x0+float64(i&1)*2*hw, b.y0+float64(i>>1)*2*hh, farInside, farInside, 0, 0, c[i])
		}
		s.quads++
	default:
		s.quarters(b, c)
	}
	return 4 * hw * hh
}

// drawSmall draws a box that is far smaller than [plainArea] together with those that
// follow, up to Flush: there are many of them, and every call takes its time.
func (s *shaper) drawSmall(dst *ebiten.Image, b *Box) {
	if s.quads+boxQuads > maxQuads {
		s.Flush(dst)
	}
	s.add(b)
}

// Flush draws the small boxes that have not been drawn yet.
func (s *shaper) Flush(dst *ebiten.Image) {
	if s.quads > 0 {
		s.submit(dst, 0)
	}
}

// even reports whether the box has its edges on device pixels.
func (b *Box) even() bool {
	return b.x0 == math.Trunc(b.x0) && b.y0 == math.Trunc(b.y0) && b.x1 == math.Trunc(b.x1) && b.y1 == math.Trunc(b.y1)
}

// reach returns how far ink reaches beyond the box's edges.
func (b *Box) reach() float64 {
	if b.Mode < 0 {
		return math.Ceil(-3 * b.Mode)
	}
	return 1
}

// quarters adds the four quarters of a box with the colours of its corners.
func (s *shaper) quarters(b *Box, c [4][4]float32) {
	hw, hh, reach := (b.x1-b.x0)/2, (b.y1-b.y0)/2, b.reach()
	cx, cy := (b.x0+b.x1)/2, (b.y0+b.y1)/2
	sin, cos := math.Sincos(b.Turn)
	upper, lower := halfway(c[0], c[1]), halfway(c[2], c[3])
	colors := [9][4]float32{
		c[0], upper, c[1],
		halfway(c[0], c[2]), halfway(upper, lower), halfway(c[1], c[3]),
		c[2], lower, c[3],
	}
	xs, bx := [3]float64{-hw - reach, 0, hw + reach}, [3]float64{reach, -hw, reach}
	ys, by := [3]float64{-hh - reach, 0, hh + reach}, [3]float64{reach, -hh, reach}
	for q, corner := range [4]corners{topLeft, topRight, bottomLeft, BottomRight} {
		radius := 0.0
		if b.Corners&corner != 0 {
			radius = min(b.radius, hw, hh)
		}
		for i := range 4 {
			col, row := q&1+i&1, q>>1+i>>1
			x, y := xs[col], ys[row]
			s.vertex(i, cx+x*cos-y*sin, cy+x*sin+y*cos, bx[col], by[row], radius, b.Mode, colors[3*row+col])
		}
		s.quads++
	}
}

// halfway returns the colour in the middle between two.
func halfway(a, b [4]float32) [4]float32 {
	for i := range a {
		a[i] = (a[i] + b[i]) / 2
	}
	return a
}

// around adds what there is of a box around its hole, in one colour.
func (s *shaper) around(b *Box, c [4]float32) {
	hw, hh, reach := (b.x1-b.x0)/2, (b.y1-b.y0)/2, b.reach()
	cx, cy := (b.x0+b.x1)/2, (b.y0+b.y1)/2
	radius := min(b.radius, hw, hh)
	xs := [5]float64{b.x0 - reach, b.hole[0], cx, b.hole[2], b.x1 + reach}
	ys := [5]float64{b.y0 - reach, b.hole[1], cy, b.hole[3], b.y1 + reach}
	slices.Sort(xs[:])
	slices.Sort(ys[:])
	for cell := range boxQuads {
		col, row := cell&3, cell>>2
		mx, my := (xs[col]+xs[col+1])/2, (ys[row]+ys[row+1])/2
		if mx > b.hole[0] && mx < b.hole[2] && my > b.hole[1] && my < b.hole[3] {
			continue
		}
		for i := range 4 {
			x, y := xs[col+i&1], ys[row+i>>1]
			s.vertex(i, x, y, math.Abs(x-cx)-hw, math.Abs(y-cy)-hh, radius, b.Mode, c)
		}
		s.quads++
	}
}

// snapped returns the box of a rectangle with its edges on device pixels. What
// is there at all stays at least a pixel wide and high.
func (p Pen) snapped(r Rect) Box {
	k := p.View.Scale
	b := Box{
		x0: math.Round((r.X + p.X) * k), y0: math.Round((r.Y + p.Y) * k),
		x1: math.Round((r.Right() + p.X) * k), y1: math.Round((r.Bottom() + p.Y) * k),
		Corners: all,
	}
	if r.W > 0 && b.x1 <= b.x0 {
		b.x1 = b.x0 + 1
	}
	if r.H > 0 && b.y1 <= b.y0 {
		b.y1 = b.y0 + 1
	}
	return b
}

// Exact is snapped without the snapping, for round things and slanted ones.
func (p Pen) Exact(r Rect) Box {
	k := p.View.Scale
	return Box{
		x0: (r.X + p.X) * k, y0: (r.Y + p.Y) * k, x1: (r.Right() + p.X) * k, y1: (r.Bottom() + p.Y) * k,
		Corners: all,
	}
}
