package charts

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/sketch"
)

// medalW and medalH are the size of a medal in the design.
const medalW, medalH = 44.0, 54.0

// Medal draws the rosette of a place as large as there is room for: of gold, silver or
// bronze for 1 to 3, or a plain disc.
func Medal(t *render.Theme, dst *ebiten.Image, r render.Rect, medal int, place string) {
	k := min(r.W/medalW, r.H/medalH)
	p, c := t.Pen(dst).GrowingTo(1), &t.Palette
	x, y, size := r.CenterX(), r.CenterY()-5*k, 21.0
	if medal < 1 || medal > 3 {
		p.Disc(x, y, 17*k, c.Paper3)
		size = 19
	} else {
		q := t.Drawing(render.DrawingKey{What: "ribbon", N: medal}, func() sketch.Drawing { return sketch.RankRibbon(medal) })
		p.Posed(q, x, y+5*k, render.Pose{Scale: k})
	}
	const least = 11.5
	size = max(size*k, least)
	st := render.Style{Face: render.Black, Size: size, Color: c.Dark, Align: render.Center}
	p.TextFit(place, x, y+size*.34*p.Scale(), 30*k, least, st)
}
