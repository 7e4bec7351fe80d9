package render

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// FocusRing draws the ring around what the keyboard is on: amber on ink, a
// little outside r, whose corners have the radius.
func (t *Theme) FocusRing(dst *ebiten.Image, r Rect, radius float64) {
	p, c := t.pen(dst), &t.Palette
	p.frame(r.Inset(-7), radius+6.5, 5, c.Dark)
	p.frame(r.Inset(-6), radius+5.5, 3, c.Focus)
}

// tightRing is the focus ring of fields, which stand close together.
func (t *Theme) tightRing(dst *ebiten.Image, r Rect, radius float64) {
	p, c := t.pen(dst), &t.Palette
	p.frame(r.Inset(-4), radius+3.5, 4.5, c.Dark)
	p.frame(r.Inset(-3), radius+2.5, 2.6, c.Focus)
}

// ActiveRing draws the narrower ring around what is active: amber with an ink
// line around it, close to r.
func (t *Theme) ActiveRing(dst *ebiten.Image, r Rect, radius float64) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r.Inset(-3.5), radius+3, c.Dark)
	p.fill(r.Inset(-2.5), radius+2, c.Focus)
}

// CoachRing draws the ring around what a coach speaks of.
func (t *Theme) CoachRing(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.frame(r.Inset(-8), 13, 8, faded(c.Focus, .35))
	p.frame(r.Inset(-6), 11, 5, c.Dark)
	p.frame(r.Inset(-5), 10, 3, c.Focus)
}

// LandingRing draws the ring on the cell where a token has landed. Grown is how
// far it has grown to its size: 1 when it stands, a little more on the way.
func (t *Theme) LandingRing(dst *ebiten.Image, cell Rect, grown float64) {
	p, c := t.pen(dst), &t.Palette
	if grown <= 0 {
		return
	}
	r := cell.Inset(1.5)
	r.H -= 1
	r = r.Inset((1 - grown) * 10)
	p.frame(r.Inset(-2.5), 13, 5, c.Dark)
	p.frame(r.Inset(-1.5), 12, 3, c.Focus)
}

// DropTarget draws the dashed ring on a cell over which a tile is held that can
// be laid there.
func (t *Theme) DropTarget(dst *ebiten.Image, cell Rect) {
	p := t.pen(dst)
	p.fill(cell.Inset(1), 10, faded(hex(0xFFE9A8), .78))
	t.DropRing(dst, cell)
}

// DropRing draws the dashed ring of [Theme.DropTarget] alone, over the tile that
// is held there.
func (t *Theme) DropRing(dst *ebiten.Image, cell Rect) {
	p, c := t.pen(dst), &t.Palette
	ring := cell.Inset(-.5)
	p.frame(ring, 12, 5, c.Dark)
	p.dashes(ring.Inset(1), 11, 3, 12, 6, c.Focus)
}

// HandRing draws the dashed frame that tells the tile in hand from those that
// lie beside it in the box.
func (t *Theme) HandRing(dst *ebiten.Image, r Rect) {
	t.pen(dst).dashes(r.Inset(-3), 9, 2, 6, 4, t.Palette.Focus)
}

// Highlight draws the ground of a small thing that is singled out among others
// like it, such as the throw that was made.
func (t *Theme) Highlight(dst *ebiten.Image, r Rect, radius float64) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, radius, c.Hot)
	p.frame(r, radius, 1.6, c.Families[Gold].Edge)
}
