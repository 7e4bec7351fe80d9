package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// Row draws the ground of a row in a list: every other one is striped; Active
// is the one that is meant, Hover the one under the pointer.
func Row(t *render.Theme, dst *ebiten.Image, r render.Rect, striped bool, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	switch {
	case state.Active:
		p.Fill(r, 7, c.Hot)
		p.Fill(render.Rect{X: r.X, Y: r.Y + 5, W: 5, H: r.H - 10}, 2.5, c.Families[palette.Gold].Edge)
	case state.Hover && !state.Off:
		p.Fill(r, 5, palette.Mixed(c.Paper2, c.Paper3, .5))
	case striped:
		p.Fill(r, 4, c.Paper2)
	}
	marks.Focus(t, dst, r, 5, state)
}

// ChoiceRow draws the ground of a row in a list of which one is chosen: that one
// is dark, with a check mark at its right end.
func ChoiceRow(t *render.Theme, dst *ebiten.Image, r render.Rect, striped, chosen bool, state render.State) {
	if !chosen {
		Row(t, dst, r, striped, state)
		return
	}
	p := t.Pen(dst)
	p.Fill(r, 6, t.Palette.Ink)
	marks.Check(p, r.Right()-20, r.CenterY(), 7, 3, t.Palette.Families[palette.Gold].Face)
	marks.Focus(t, dst, r, 6, state)
}
