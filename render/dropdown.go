package render

import "github.com/hajimehoshi/ebiten/v2"

// Dropdown draws a closed list with what is chosen in it; Active is open.
func (t *Theme) Dropdown(dst *ebiten.Image, r Rect, label string, state State) {
	p, c := t.pen(dst).capped(max(1, r.H*.038)), &t.Palette
	p.fill(r, 8, shades{rest: white, hover: c.Field, active: c.Hot, off: c.Off}.in(state))
	t.fieldEdge(p, r, 1.2, c.FieldLine, state)
	p.fitIn(r, label, r.X+12, r.W-46, controlFloor, Style{Face: Medium, Size: 15, Color: c.Ink})
	p.chevron(r.Right()-18, r.CenterY(), 6, vertical(state.Active), 2.6, c.Ink)
}

// MenuPanel draws the sheet of an open list.
func (t *Theme) MenuPanel(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r, 8, 8, 6, .5)
	p.fill(r, 8, c.Field)
	p.frame(r, 8, 1.4, c.Ink2)
}

// MenuRow draws one entry of an open list; Active is the chosen one.
func (t *Theme) MenuRow(dst *ebiten.Image, r Rect, label string, state State) {
	p, c := t.pen(dst).capped(max(1, r.H*.04)), &t.Palette
	st := Style{Face: Medium, Size: 15, Color: c.Ink}
	switch {
	case state.Active:
		p.fill(r, 6, c.Ink)
		st.Face, st.Color = Bold, white
	case state.Hover || state.Focused:
		p.fill(r, 6, c.Hot)
	}
	if state.Off {
		st.Color = c.OffInk
	}
	p.fit(label, r.X+12, p.middle(r, st), r.W-40, controlFloor, st)
	if state.Active {
		p.tick(r.Right()-18, r.CenterY(), 7, 2.6, c.Focus)
	}
	t.focusTight(dst, r, 6, state)
}
