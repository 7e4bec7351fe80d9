package render

import "github.com/hajimehoshi/ebiten/v2"

// FormRow draws the ground of a row of a form: framed where something in it has to be
// changed.
func (t *Theme) FormRow(dst *ebiten.Image, r Rect, alert bool) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 9, c.Field)
	p.frame(r, 9, c.LineWidth, c.Line)
	if alert {
		t.AlertFrame(dst, r, 9)
	}
}

// AlertFrame draws the frame of a part of a form that has to be changed.
func (t *Theme) AlertFrame(dst *ebiten.Image, r Rect, radius float64) {
	t.pen(dst).frame(r, radius, 2.5, t.Palette.Loss)
}
