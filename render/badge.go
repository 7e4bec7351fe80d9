package render

import "github.com/hajimehoshi/ebiten/v2"

// Badge draws a small black disc with a count, in the middle of x, y.
func (t *Theme) Badge(dst *ebiten.Image, x, y, radius float64, count string) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
	p.disc(x, y, radius, c.Dark)
	p.ring(x, y, radius+.9, 1.8, c.PlateCream)
	st := Style{Face: CondensedBold, Size: radius * 1.15, Color: white, Align: Center}
	p.fit(count, x, y+radius*.41*p.scale(), radius*1.7, 8, st)
}

// StepDisc draws the number of a step around x, y, in a disc of that radius.
func (t *Theme) StepDisc(dst *ebiten.Image, x, y, radius float64, n string) {
	p, c := t.pen(dst), &t.Palette
	p.disc(x, y, radius, c.Families[Red].Face)
	st := Style{Face: Black, Size: 1.22 * radius / t.TextScale, Color: white, Align: Center}
	p.fit(n, x, y+st.Size*t.TextScale*.36, 2*radius-3, 8, st)
}
