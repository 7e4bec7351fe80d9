package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

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

// EditionMark draws eight small squares in the manner of an edition at the left end of
// r: "big", "standard", "mixed", "1975" or "2000". They are 35 wide. That of "conquest" is
// a piece on days in the colors of its regions.
func (t *Theme) EditionMark(dst *ebiten.Image, r Rect, edition string) {
	if edition == "conquest" {
		t.conquestMark(dst, r)
		return
	}
	k := drawingKey{what: "edition", name: edition}
	t.pen(dst).blit(t.drawing(k, func() sketch.Drawing { return sketch.EditionMark(edition) }), r.X, r.CenterY()-9, 1)
}

// EditionPage draws a small calendar in the manner of an edition, with a month of so
// many days: 112x74 in the design.
func (t *Theme) EditionPage(dst *ebiten.Image, r Rect, edition string, days int) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r.narrowed(2), 4, 3, 2, .3)
	p.fill(r, 4, c.PaperTop)
	ground := c.Families[Red].Face
	switch edition {
	case "1975", "classic1975":
		ground = hex(0x6E4420)
	case "2000", "event2000":
		ground = hex(0x0F6A72)
	}
	p.fillPart(r.topPart(8), 4, tops, ground)
	p.contrastFrame(r, 4, c.Line)
	in := Rect{r.X + 6, r.Y + 13, r.W - 12, r.H - 18}
	w, h := in.W/7, in.H/5
	for i := range days + 1 {
		col := sketch.EditionColor(edition, i*5+i/7*3)
		switch i {
		case 0:
			col = mixed(c.Families[Red].Face, c.PaperTop, .5)
		case days:
			col = c.Families[Gold].Face
		}
		p.fill(Rect{in.X + float64(i%7)*w + .75, in.Y + float64(i/7)*h + .75, w - 1.5, h - 1.5}, 1.8, col)
	}
}
