package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Badge draws a small black disc with a count, in the middle of x, y.
func Badge(t *render.Theme, dst *ebiten.Image, x, y, radius float64, count string) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	p.Disc(x, y, radius, c.Dark)
	p.Ring(x, y, radius+.9, 1.8, c.PlateCream)
	st := p.Legible(render.Style{Face: render.CondensedBold, Size: radius * 1.15, Color: palette.White, Align: render.Center})
	p.TextFit(count, x, y+st.Size*.357*p.Scale(), radius*1.7, 8, st)
}

// StepDisc draws the number of a step around x, y, in a disc of that radius.
func StepDisc(t *render.Theme, dst *ebiten.Image, x, y, radius float64, n string) {
	p, c := t.Pen(dst), &t.Palette
	p.Disc(x, y, radius, c.Families[palette.Red].Face)
	st := render.Style{Face: render.Black, Size: 1.22 * radius / t.TextScale, Color: palette.White, Align: render.Center}
	p.TextFit(n, x, y+st.Size*t.TextScale*.36, 2*radius-3, 8, st)
}
