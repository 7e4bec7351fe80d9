package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/palette"
)

// Point is a place in device pixels.
type Point struct{ X, Y float64 }

// Point returns a place of logical pixels in device pixels.
func (p Pen) Point(x, y float64) Point {
	k := p.View.Scale
	return Point{(x + p.X) * k, (y + p.Y) * k}
}

// Facet fills a part of a figure: a polygon of four corners, of which beyond
// says how far outside of the figure each lies, in device pixels, negative
// inside. Towards the figure's edge it is smooth, and parts that share an edge
// have no seam between them. The corners come in pairs, as those of boxes do.
func (s *shaper) Facet(dst *ebiten.Image, corners [4]Point, beyond [4]float64, c palette.Color) {
	s.part(corners, beyond, c)
	s.submit(dst, 0)
}

// part adds what [shaper.Facet] fills.
func (s *shaper) part(corners [4]Point, beyond [4]float64, c palette.Color) {
	ink := multiplied(c)
	for i, at := range corners {
		s.vertex(i, at.X, at.Y, farInside, beyond[i], 0, 0, ink)
	}
	s.quads++
}

// Convex fills a polygon without dents, smooth at its edges: an inner polygon, and a rim of a
// pixel and a half around it whose corners are mitred, so that pointed ones stay pointed. The
// corners go around it in either direction, in logical pixels, at most eight.
func (p Pen) Convex(c palette.Color, corners ...Point) {
	const inside, outside = .5, 1
	var in, out [8]Point
	n := min(len(corners), len(in))
	around := 0.
	for i := range n {
		in[i] = p.Point(corners[i].X, corners[i].Y)
	}
	at := in
	for i := range n {
		next := at[(i+1)%n]
		around += at[i].X*next.Y - at[i].Y*next.X
	}
	normal := func(from, to Point) Point {
		long := math.Copysign(math.Hypot(to.X-from.X, to.Y-from.Y), around)
		return Point{(to.Y - from.Y) / long, (from.X - to.X) / long}
	}
	for i := range n {
		before, after := normal(at[(i+n-1)%n], at[i]), normal(at[i], at[(i+1)%n])
		// A place a pixel beyond both edges that meet in the corner.
		high := 1 + before.X*after.X + before.Y*after.Y
		x, y := (before.X+after.X)/high, (before.Y+after.Y)/high
		in[i] = Point{at[i].X - inside*x, at[i].Y - inside*y}
		out[i] = Point{at[i].X + outside*x, at[i].Y + outside*y}
	}
	for i := range n {
		next := (i + 1) % n
		p.Shapes.part([4]Point{in[i], in[next], out[i], out[next]}, [4]float64{-inside, -inside, outside, outside}, c)
		if i > 0 && next > 0 {
			p.Shapes.part([4]Point{in[0], in[i], in[0], in[next]}, [4]float64{-1, -1, -1, -1}, c)
		}
	}
	p.Shapes.submit(p.Dst, 0)
}

// Star fills a star of n rays around x, y, or a polygon of n corners where the
// inner radius is 0. The first point is straight up.
func (p Pen) Star(x, y float64, n int, outer, inner float64, c palette.Color) {
	if inner > 0 {
		n *= 2
	}
	corner := func(i int) (r, sin, cos float64) {
		r = outer * p.View.Scale
		if inner > 0 && i%2 != 0 {
			r = inner * p.View.Scale
		}
		sin, cos = math.Sincos(-math.Pi/2 + 2*math.Pi*float64(i)/float64(n))
		return r, sin, cos
	}
	mid := p.Point(x, y)
	for i := range n {
		// A wedge from the middle to an edge, drawn a pixel beyond that.
		r0, s0, c0 := corner(i)
		r1, s1, c1 := corner(i + 1)
		high := math.Abs(r0*c0*r1*s1-r0*s0*r1*c1) / math.Hypot(r1*c1-r0*c0, r1*s1-r0*s0)
		k := (high + 1) / high
		a := Point{mid.X + k*r0*c0, mid.Y + k*r0*s0}
		b := Point{mid.X + k*r1*c1, mid.Y + k*r1*s1}
		p.Shapes.Facet(p.Dst, [4]Point{mid, mid, a, b}, [4]float64{-high, -high, 1, 1}, c)
	}
}

// RandomShares returns a small generator of numbers from 0 to 1 for grain and torn
// edges, which must look the same every time. It is not the game's.
func RandomShares(seed int) func() float64 {
	s := int64(seed)
	return func() float64 {
		s = s * 16807 % 2147483647
		return float64(s) / 2147483647
	}
}

// Torn fills a strip whose lower edge is ragged, straying by amp.
func (p Pen) Torn(r Rect, amp float64, c palette.Color, seed int) {
	next := RandomShares(seed)
	right := p.Point(r.Right(), r.Bottom())
	top := math.Round(p.Point(r.X, r.Y).Y)
	for x := r.Right(); x > r.X; {
		x = max(r.X, x-5-9*next())
		left := p.Point(x, r.Bottom()+(next()-.35)*amp)
		// How far the edge lies below a place of the same x, and how much of
		// that is at right angles to it.
		slant := (right.X - left.X) / max(1e-6, math.Hypot(right.X-left.X, right.Y-left.Y))
		p.Shapes.Facet(p.Dst,
			[4]Point{{left.X, top}, {right.X, top}, {left.X, left.Y + 2}, {right.X, right.Y + 2}},
			[4]float64{(top - left.Y) * slant, (top - right.Y) * slant, 2 * slant, 2 * slant}, c)
		right = left
	}
}
