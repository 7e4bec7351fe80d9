package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// Toggle draws a switch with its corner at x, y, size times as large as usual;
// Active is on.
func Toggle(t *render.Theme, dst *ebiten.Image, x, y, size float64, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	r := render.Rect{X: x, Y: y, W: render.ToggleW * size, H: render.ToggleH * size}
	ground := palette.Mixed(c.Ink3, c.Paper3, .35)
	knob := x + 11*size
	if state.Active {
		ground, knob = c.Families[palette.Green].Face, x+29*size
	}
	if state.Off {
		ground = palette.Faded(ground, .45)
	} else if state.Hover {
		ground = palette.Lighter(ground, .1)
	}
	p.Fill(r, r.H/2, ground)
	p.Shadow(render.CircleBounds(knob, r.CenterY(), 9*size), 9*size, 2, 1, .3)
	p.Disc(knob, r.CenterY(), 9*size, palette.White)
	if state.Active {
		p.Line(x+8*size, y+11*size, x+11*size, y+14*size, 2*size, palette.White)
		p.Line(x+11*size, y+14*size, x+16*size, y+8*size, 2*size, palette.White)
	}
	marks.FocusTight(t, dst, r, r.H/2, state)
}
