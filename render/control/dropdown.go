package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// Dropdown draws a closed list with what is chosen in it; Active is open.
func Dropdown(t *render.Theme, dst *ebiten.Image, r render.Rect, label string, state render.State) {
	p, c := t.Pen(dst).GrowingTo(max(1, r.H*.038)), &t.Palette
	p.Fill(r, 8, render.Shades{Rest: palette.White, Hover: c.Field, Active: c.Hot, Off: c.Off}.In(state))
	fieldEdge(t, p, r, 1.2, c.FieldLine, state)
	p.TextFitIn(r, label, r.X+12, r.W-46, render.ControlFloor, render.Style{Face: render.Medium, Size: 15, Color: c.Ink})
	marks.Chevron(p, r.Right()-18, r.CenterY(), 6, marks.Vertical(state.Active), 2.6, c.Ink)
}

// MenuPanel draws the sheet of an open list.
func MenuPanel(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(r, 8, 8, 6, .5)
	p.Fill(r, 8, c.Field)
	p.Frame(r, 8, 1.4, c.Ink2)
}

// MenuRow draws one entry of an open list; Active is the chosen one.
func MenuRow(t *render.Theme, dst *ebiten.Image, r render.Rect, label string, state render.State) {
	p, c := t.Pen(dst).GrowingTo(max(1, r.H*.04)), &t.Palette
	st := render.Style{Face: render.Medium, Size: 15, Color: c.Ink}
	switch {
	case state.Active:
		p.Fill(r, 6, c.Ink)
		st.Face, st.Color = render.Bold, palette.White
	case state.Hover || state.Focused:
		p.Fill(r, 6, c.Hot)
	}
	if state.Off {
		st.Color = c.OffInk
	}
	p.TextFit(label, r.X+12, p.Middle(r, st), r.W-40, render.ControlFloor, st)
	if state.Active {
		marks.Check(p, r.Right()-18, r.CenterY(), 7, 2.6, c.Focus)
	}
	marks.FocusTight(t, dst, r, 6, state)
}
