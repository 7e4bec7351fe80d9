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
	s.AddFacet(dst, corners, beyond, c)
	s.Flush(dst)
}

// AddFacet is [shaper.Facet] for one of several that are drawn in one go, by Flush.
func (s *shaper) AddFacet(dst *ebiten.Image, corners [4]Point, beyond [4]float64, c palette.Color) {
	if s.quads == maxQuads {
		s.Flush(dst)
	}
	ink := multiplied(c)
	for i, at := range corners {
		s.vertex(i, at.X, at.Y, farInside, beyond[i], 0, 0, ink)
	}
	s.quads++
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
