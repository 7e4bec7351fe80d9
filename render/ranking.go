package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// medalW and medalH are the size of a medal in the design.
const medalW, medalH = 44.0, 54.0

// Medal draws the rosette of a place as large as there is room for: of gold, silver or
// bronze for 1 to 3, or a plain disc.
func (t *Theme) Medal(dst *ebiten.Image, r Rect, medal int, place string) {
	k := min(r.W/medalW, r.H/medalH)
	p, c := t.pen(dst).capped(1), &t.Palette
	x, y, size := r.CenterX(), r.CenterY()-5*k, 21.0
	if medal < 1 || medal > 3 {
		p.disc(x, y, 17*k, c.Paper3)
		size = 19
	} else {
		q := t.drawing(drawingKey{what: "ribbon", n: medal}, func() sketch.Drawing { return sketch.RankRibbon(medal) })
		p.posed(q, x, y+5*k, Pose{Scale: k})
	}
	const least = 11.5
	size = max(size*k, least)
	st := Style{Face: Black, Size: size, Color: c.Dark, Align: Center}
	p.fit(place, x, y+size*.34*p.scale(), 30*k, least, st)
}
