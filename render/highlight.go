package render

import "github.com/hajimehoshi/ebiten/v2"

// Highlight draws the ground of a small thing that is singled out among others
// like it, such as the throw that was made.
func (t *Theme) Highlight(dst *ebiten.Image, r Rect, radius float64) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, radius, c.Hot)
	p.frame(r, radius, 1.6, c.Families[Gold].Edge)
}
