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

// ChangeRow draws a row that tells what a sum is now and what it will be: in
// green where that is a gain, else in red.
func (t *Theme) ChangeRow(dst *ebiten.Image, r Rect, label, now, after string, gain, striped bool) {
	t.Row(dst, r, striped, State{})
	p, c := t.pen(dst).capped(1.25), &t.Palette
	st := Style{Face: Black, Size: 17, Color: c.sumColor(gain, !gain, c.Ink), Align: End}
	const air = 12
	col, at := (r.W-20)*.28, 16.0
	if r.W < 340 {
		// All sums grow as far as the larger ones have room.
		p = p.capped(1.1)
		st.Size, at = 15.5, 10
	}
	base := p.middle(r, Style{Size: 15})
	p.fit(after, r.Right()-10, base, col-at-air, 12, st)
	x := r.Right() - 10 - col
	p.chevron(x+at, r.CenterY(), 5, right, 2, c.Ink2)
	w := p.fit(now, x, base, col-10, 12, Style{Face: Medium, Size: 15, Color: c.Ink, Align: End})
	p.fit(label, r.X+10, base, x-w-r.X-22, 12, Style{Face: Medium, Size: 15, Color: c.Ink})
}
