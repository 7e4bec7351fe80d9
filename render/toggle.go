package render

import "github.com/hajimehoshi/ebiten/v2"

// The size of a toggle.
const (
	ToggleW = 40.0
	ToggleH = 22.0
)

// Toggle draws a switch with its corner at x, y, size times as large as usual;
// Active is on.
func (t *Theme) Toggle(dst *ebiten.Image, x, y, size float64, state State) {
	p, c := t.pen(dst), &t.Palette
	r := Rect{x, y, ToggleW * size, ToggleH * size}
	ground := mixed(c.Ink3, c.Paper3, .35)
	knob := x + 11*size
	if state.Active {
		ground, knob = c.Families[Green].Face, x+29*size
	}
	if state.Hover && !state.Off {
		ground = lighter(ground, .1)
	}
	if state.Off {
		ground = faded(ground, .45)
	}
	p.fill(r, r.H/2, ground)
	disc := 9 * size
	p.shadow(Rect{knob - disc, r.CenterY() - disc, 2 * disc, 2 * disc}, disc, 2, 1, .3)
	p.disc(knob, r.CenterY(), disc, white)
	if state.Active {
		at := func(dx, dy float64) (float64, float64) { return x + dx*size, y + dy*size }
		x0, y0 := at(8, 11)
		x1, y1 := at(11, 14)
		x2, y2 := at(16, 8)
		p.line(x0, y0, x1, y1, 2*size, white)
		p.line(x1, y1, x2, y2, 2*size, white)
	}
	t.focusTight(dst, r, r.H/2, state)
}
