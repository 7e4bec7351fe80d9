package render

import "github.com/hajimehoshi/ebiten/v2"

// Choice draws the ground of one of several choices that stand side by side,
// such as an edition; Active is the chosen one.
func (t *Theme) Choice(dst *ebiten.Image, r Rect, state State) {
	p, c := t.pen(dst), &t.Palette
	switch {
	case state.Active:
		p.fill(r.Inset(-1), 10, c.Families[Red].Face)
		p.fill(r.Inset(1.5), 8, mixed(c.Tints[Red], c.PaperTop, .72))
		x, y := r.Right()-3, r.Y+3
		p.disc(x, y, 12, c.PaperTop)
		p.disc(x, y, 10.5, c.Families[Red].Face)
		p.tick(x, y, 5.5, 2.4, white)
	case state.Off:
		p.fill(r, 9, c.Off)
		p.dashes(r, 9, 1.5, 5, 4, c.OffLine)
	default:
		p.fill(r, 9, c.ground(State{Hover: state.Hover}))
		p.frame(r, 9, c.LineWidth, c.Line)
	}
	t.focus(dst, r, 9, state)
}
