// Package polygon draws figures of straight sides: boxes seen from a corner, cones of light, torn
// edges; and threads, such as the grain of wood.
//
// What is not here: stars, whose parts are alike (package render).
package polygon

import (
	"math"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Convex fills a polygon without dents, smooth at its edges: an inner polygon, and a rim of a
// pixel and a half around it whose corners are mitred, so that pointed ones stay pointed. The
// corners go around it in either direction, in logical pixels, at most eight.
func Convex(p render.Pen, c palette.Color, corners ...render.Point) {
	const inside, outside = .5, 1
	var in, out [8]render.Point
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
	normal := func(from, to render.Point) render.Point {
		long := math.Copysign(math.Hypot(to.X-from.X, to.Y-from.Y), around)
		return render.Point{X: (to.Y - from.Y) / long, Y: (from.X - to.X) / long}
	}
	for i := range n {
		before, after := normal(at[(i+n-1)%n], at[i]), normal(at[i], at[(i+1)%n])
		// A place a pixel beyond both edges that meet in the corner.
		high := 1 + before.X*after.X + before.Y*after.Y
		x, y := (before.X+after.X)/high, (before.Y+after.Y)/high
		in[i] = render.Point{X: at[i].X - inside*x, Y: at[i].Y - inside*y}
		out[i] = render.Point{X: at[i].X + outside*x, Y: at[i].Y + outside*y}
	}
	for i := range n {
		next := (i + 1) % n
		p.Shapes.Facet(p.Dst, [4]render.Point{in[i], in[next], out[i], out[next]}, [4]float64{-inside, -inside, outside, outside}, c)
		if i > 0 && next > 0 {
			p.Shapes.Facet(p.Dst, [4]render.Point{in[0], in[i], in[0], in[next]}, [4]float64{-1, -1, -1, -1}, c)
		}
	}
}
