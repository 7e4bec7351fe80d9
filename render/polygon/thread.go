package polygon

import (
	"math"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Thread draws a thin line through places, in logical pixels, which bends but a little at each of
// them: grain, fibers. It is smooth along both sides and cut off straight at its ends, and takes
// half of what as many [render.Pen.FlatLine] do.
func Thread(p render.Pen, width float64, c palette.Color, places ...render.Point) {
	const reach = 1
	half := width / 2 * p.View.Scale
	at := func(i int) render.Point { return p.Point(places[i].X, places[i].Y) }
	last := len(places) - 1
	// side is how far the edge lies from the i-th place, with a pixel beyond it.
	side := func(i int) render.Point {
		from, to := at(max(0, i-1)), at(min(i+1, last))
		long := math.Hypot(to.X-from.X, to.Y-from.Y)
		if long == 0 {
			return render.Point{}
		}
		return render.Point{X: (from.Y - to.Y) / long * (half + reach), Y: (to.X - from.X) / long * (half + reach)}
	}
	for i := range last {
		a, b, sa, sb := at(i), at(i+1), side(i), side(i+1)
		for _, edge := range [2]float64{-1, 1} {
			p.Shapes.AddFacet(p.Dst, [4]render.Point{
				{X: a.X + edge*sa.X, Y: a.Y + edge*sa.Y}, a, {X: b.X + edge*sb.X, Y: b.Y + edge*sb.Y}, b,
			}, [4]float64{reach, -half, reach, -half}, c)
		}
	}
	p.Shapes.Flush(p.Dst)
}
