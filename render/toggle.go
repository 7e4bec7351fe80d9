package render

import "github.com/hajimehoshi/ebiten/v2"

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
	if state.Off {
		ground = faded(ground, .45)
	} else if state.Hover {
		ground = lighter(ground, .1)
	}
	p.fill(r, r.H/2, ground)
	p.shadow(circleBounds(knob, r.CenterY(), 9*size), 9*size, 2, 1, .3)
	p.disc(knob, r.CenterY(), 9*size, white)
	if state.Active {
		p.line(x+8*size, y+11*size, x+11*size, y+14*size, 2*size, white)
		p.line(x+11*size, y+14*size, x+16*size, y+8*size, 2*size, white)
	}
	t.focusTight(dst, r, r.H/2, state)
}
