package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// Star draws one of the stars of a level: gold as far as the level goes.
func Star(t *render.Theme, dst *ebiten.Image, r render.Rect, on bool, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	gold := c.Families[palette.Gold]
	size := .36 * min(r.W, r.H)
	face, line := c.Paper3, c.Ink3
	if on {
		face, line = gold.Face, gold.Edge
	}
	if state.Hover || state.Pressed {
		size *= 1.15
	}
	if state.Off {
		face, line = c.Off, c.OffLine
	}
	p.Star(r.CenterX(), r.CenterY(), 5, size*1.18, size*.53, line)
	p.Star(r.CenterX(), r.CenterY(), 5, size, size*.45, face)
	marks.FocusTight(t, dst, r.Square(), 7, state)
}
