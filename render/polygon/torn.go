package polygon

import (
	"math"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Torn fills a strip whose lower edge is ragged, straying by amp, in logical pixels. The same seed
// gives the same edge.
func Torn(p render.Pen, r render.Rect, amp float64, c palette.Color, seed int) {
	next := render.RandomShares(seed)
	right := p.Point(r.Right(), r.Bottom())
	top := math.Round(p.Point(r.X, r.Y).Y)
	for x := r.Right(); x > r.X; {
		x = max(r.X, x-5-9*next())
		left := p.Point(x, r.Bottom()+(next()-.35)*amp)
		// How far the edge lies below a place of the same x, and how much of
		// that is at right angles to it.
		slant := (right.X - left.X) / max(1e-6, math.Hypot(right.X-left.X, right.Y-left.Y))
		p.Shapes.Facet(p.Dst,
			[4]render.Point{{X: left.X, Y: top}, {X: right.X, Y: top}, {X: left.X, Y: left.Y + 2}, {X: right.X, Y: right.Y + 2}},
			[4]float64{(top - left.Y) * slant, (top - right.Y) * slant, 2 * slant, 2 * slant}, c)
		right = left
	}
}
