package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// WoodBox draws the wooden box in which day tiles lie.
func WoodBox(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(render.Rect{X: r.X + 2, Y: r.Y + 6, W: r.W - 4, H: r.H - 6}, 12, 6, 6, .45)
	p.Fill(r, 12, c.WoodEdge)
	face := r.TopPart(r.H - 5)
	p.Fill(face, 12, c.WoodBottom)
	p.Frame(face.Inset(1), 11, 1.2, c.WoodGlint)
}

// WoodWell draws the hollow in a wooden box.
func WoodWell(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, 7, palette.Mixed(c.WoodDeep, c.WoodEdge, .55))
	p.FillPart(r.TopPart(8), 6, render.Tops, palette.Faded(c.WoodDeep, .6))
}

// TileGap draws what is left of a tile in its box: a well where all have been
// laid, or, held, the dashed place of the one in hand. The label tells which.
func TileGap(t *render.Theme, dst *ebiten.Image, r render.Rect, kind, label string, held bool) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	in := render.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W - 2, H: r.H - 3}
	st := render.Style{Face: render.CondensedMedium, Size: 12.5, Color: palette.Hex(0xF3E2C3), Align: render.Center}
	if held {
		p.Dashes(in, 7, 1.8, 5, 5, palette.Hex(0xE8CFA6))
		p.Centered(label, r, 8, 10, p.Legible(st.Sized(13)))
		return
	}
	p.Fill(in, 7, palette.Mixed(c.WoodDeep, c.WoodEdge, .25))
	if s, ok := sketch.SignOf(kind); ok {
		p.FadedArt(s.Picture, r.CenterX()-14, r.Y+9, 28, .45)
	}
	p.TextFit(label, r.CenterX(), r.Bottom()-11, r.W-6, 10, p.Legible(st))
}

// EmptyHand draws the dashed place of a tile in hand on paper, while the tile
// is not there. The label says what belongs there.
func EmptyHand(t *render.Theme, dst *ebiten.Image, r render.Rect, label string) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	p.Fill(r, 9, c.Paper2)
	p.Dashes(r, 9, 1.6, 5, 5, palette.Mixed(c.Seam, c.Ink3, .3))
	p.Centered(label, r, 12, 11, p.Legible(render.Style{Face: render.CondensedMedium, Size: 13.5, Color: c.Ink2}))
}

// LiftShadow draws the shadow of a piece of the size of r that is held above
// the table, turned by degrees.
func LiftShadow(t *render.Theme, dst *ebiten.Image, r render.Rect, turn float64) {
	p := t.Pen(dst)
	b := p.Exact(r.Moved(10, 22).Inset(2))
	b.Mode, b.Turn = -8*t.View.Scale, turn*render.Degree
	p.Draw(&b, 10, palette.Faded(t.Palette.Shadow, .5))
}
