package options

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// Choice draws the ground of one of several choices that stand side by side,
// such as an edition; Active is the chosen one.
func Choice(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	switch {
	case state.Active:
		p.Fill(r.Inset(-1), 10, c.Families[palette.Red].Face)
		p.Fill(r.Inset(1.5), 8, palette.Mixed(c.Tints[palette.Red], c.PaperTop, .72))
		x, y := r.Right()-3, r.Y+3
		p.Disc(x, y, 12, c.PaperTop)
		p.Disc(x, y, 10.5, c.Families[palette.Red].Face)
		marks.Check(p, x, y, 5.5, 2.4, palette.White)
	case state.Off:
		p.Fill(r, 9, c.Off)
		p.Dashes(r, 9, 1.5, 5, 4, c.OffLine)
	default:
		p.Fill(r, 9, render.Ground(c, render.State{Hover: state.Hover}))
		p.Frame(r, 9, c.LineWidth, c.Line)
	}
	marks.Focus(t, dst, r, 9, state)
}
