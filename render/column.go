package render

import "github.com/hajimehoshi/ebiten/v2"

// VerticalRule draws a hairline on dark ground from x, y down over a length.
func (t *Theme) VerticalRule(dst *ebiten.Image, x, y, length float64) {
	t.pen(dst).plumb(x, y, length, 1.2, faded(t.Palette.Cream2, .4))
}

// Chevron draws a small sign on paper, size to either side of x, y: up for
// what opens upwards, else down.
func (t *Theme) Chevron(dst *ebiten.Image, x, y, size float64, upwards bool) {
	p, c := t.pen(dst), &t.Palette
	r := Rect{x - 16, y - 13, 32, 26}
	p.fill(r, 6, c.Paper3)
	d := down
	if upwards {
		d = up
	}
	p.chevron(x, y, size, d, 2.8, c.Ink)
}
