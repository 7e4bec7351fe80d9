package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// WoodBox draws the wooden box in which day tiles lie.
func (t *Theme) WoodBox(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(Rect{r.X + 2, r.Y + 6, r.W - 4, r.H - 6}, 12, 6, 6, .45)
	p.fill(r, 12, c.WoodEdge)
	face := r.topPart(r.H - 5)
	p.fill(face, 12, c.WoodBottom)
	p.frame(face.Inset(1), 11, 1.2, c.WoodGlint)
}

// WoodWell draws the hollow in a wooden box.
func (t *Theme) WoodWell(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 7, mixed(c.WoodDeep, c.WoodEdge, .55))
	p.fillPart(r.topPart(8), 6, tops, faded(c.WoodDeep, .6))
}

// TileGap draws what is left of a tile in its box: a well where all have been
// laid, or, held, the dashed place of the one in hand. The label tells which.
func (t *Theme) TileGap(dst *ebiten.Image, r Rect, kind, label string, held bool) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
	in := Rect{r.X + 1, r.Y + 2, r.W - 2, r.H - 3}
	st := Style{Face: CondensedMedium, Size: 12.5, Color: hex(0xF3E2C3), Align: Center}
	if held {
		p.dashes(in, 7, 1.8, 5, 5, hex(0xE8CFA6))
		p.centered(label, r, 8, 10, st.Sized(13))
		return
	}
	p.fill(in, 7, mixed(c.WoodDeep, c.WoodEdge, .25))
	if s, ok := sketch.SignOf(kind); ok {
		p.fadedArt(s.Picture, r.CenterX()-14, r.Y+9, 28, .45)
	}
	p.fit(label, r.CenterX(), r.Bottom()-11, r.W-6, 10, st)
}

// EmptyHand draws the dashed place of a tile in hand on paper, while the tile
// is not there. The label says what belongs there.
func (t *Theme) EmptyHand(dst *ebiten.Image, r Rect, label string) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
	p.fill(r, 9, c.Paper2)
	p.dashes(r, 9, 1.6, 5, 5, mixed(c.Seam, c.Ink3, .3))
	p.centered(label, r, 12, 11, Style{Face: CondensedMedium, Size: 13.5, Color: c.Ink2})
}

// LiftShadow draws the shadow of a piece of the size of r that is held above
// the table, turned by degrees.
func (t *Theme) LiftShadow(dst *ebiten.Image, r Rect, turn float64) {
	p := t.pen(dst)
	b := p.exact(r.Moved(10, 22).Inset(2))
	b.mode, b.turn = -8*t.View.Scale, turn*degree
	p.draw(&b, 10, faded(t.Palette.Shadow, .5))
}
