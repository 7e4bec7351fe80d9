package gamebox

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
)

// FormRow draws the ground of a row of a form: framed where something in it has to be
// changed.
func FormRow(t *render.Theme, dst *ebiten.Image, r render.Rect, alert bool) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, 9, c.Field)
	p.Frame(r, 9, c.LineWidth, c.Line)
	if alert {
		AlertFrame(t, dst, r, 9)
	}
}

// AlertFrame draws the frame of a part of a form that has to be changed.
func AlertFrame(t *render.Theme, dst *ebiten.Image, r render.Rect, radius float64) {
	t.Pen(dst).Frame(r, radius, 2.5, t.Palette.Loss)
}
