package render

import "github.com/hajimehoshi/ebiten/v2"

// Row draws the ground of a row in a list: every other one is striped; Active
// is the one that is meant, Hover the one under the pointer.
func (t *Theme) Row(dst *ebiten.Image, r Rect, striped bool, state State) {
	p, c := t.pen(dst), &t.Palette
	switch {
	case state.Active:
		p.fill(r, 7, c.Hot)
		p.fill(Rect{r.X, r.Y + 5, 5, r.H - 10}, 2.5, c.Families[Gold].Edge)
	case state.Hover && !state.Off:
		p.fill(r, 5, mixed(c.Paper2, c.Paper3, .5))
	case striped:
		p.fill(r, 4, c.Paper2)
	}
	t.focus(dst, r, 5, state)
}

// ChoiceRow draws the ground of a row in a list of which one is chosen: that one
// is dark, with a check mark at its right end.
func (t *Theme) ChoiceRow(dst *ebiten.Image, r Rect, striped, chosen bool, state State) {
	if !chosen {
		t.Row(dst, r, striped, state)
		return
	}
	p := t.pen(dst)
	p.fill(r, 6, t.Palette.Ink)
	p.tick(r.Right()-20, r.CenterY(), 7, 3, t.Palette.Families[Gold].Face)
	t.focus(dst, r, 6, state)
}
