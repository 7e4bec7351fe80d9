package marks

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// FocusRing draws the ring around the control that the keyboard is on: amber on
// a dark line, a little outside r, whose corners have the radius.
func FocusRing(t *render.Theme, dst *ebiten.Image, r render.Rect, radius float64) {
	doubleRing(t.Pen(dst), r.Inset(-7), radius+6.5, 5, 3)
}

// Focus draws the focus ring around a control whose state says so.
func Focus(t *render.Theme, dst *ebiten.Image, r render.Rect, radius float64, state render.State) {
	if state.Focused {
		FocusRing(t, dst, r, radius)
	}
}

// FocusTight is focus for fields and keys, which stand close together.
func FocusTight(t *render.Theme, dst *ebiten.Image, r render.Rect, radius float64, state render.State) {
	if state.Focused {
		doubleRing(t.Pen(dst), r.Inset(-4), radius+3.5, 4.5, 2.6)
	}
}

// doubleRing draws a dark frame inside the edges of r and an amber one in its
// middle, a logical pixel further in, with their widths.
func doubleRing(p render.Pen, r render.Rect, radius, dark, amber float64) {
	p.Frame(r, radius, dark, p.Palette.Dark)
	p.Frame(r.Inset(1), radius-1, amber, p.Palette.Focus)
}

// ActiveRing draws the narrower ring around what is active: amber with a dark
// line around it, close to r. It is filled, so r is drawn over it.
func ActiveRing(t *render.Theme, dst *ebiten.Image, r render.Rect, radius float64) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r.Inset(-3.5), radius+3, c.Dark)
	p.Fill(r.Inset(-2.5), radius+2, c.Focus)
}

// CoachRing draws the ring around what the coach speaks of.
func CoachRing(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p := t.Pen(dst)
	p.Frame(r.Inset(-8), 13, 8, palette.Faded(t.Palette.Focus, .35))
	doubleRing(p, r.Inset(-6), 11, 5, 3)
}

// Appearing draws the ring around a part of the page that has appeared so many ticks ago, and
// over it what is left of the ground while it comes up: for 260 ms.
func Appearing(t *render.Theme, dst *ebiten.Image, r render.Rect, ticks int) {
	const fade = 16
	p, part := t.Pen(dst), min(1, float64(ticks)/fade)
	p.Fill(r, 9, palette.Faded(t.Palette.PaperTop, 1-part))
	doubleRing(p, r.Inset(-4-(1-part)*10), 11, 5, 3)
}

// LandingRing draws the ring on the cell where a token has landed. Grown is how
// far it has grown to its size: 1 at rest, a little more on the way.
func LandingRing(t *render.Theme, dst *ebiten.Image, cell render.Rect, grown float64) {
	if grown > 0 {
		r := cell.TopPart(cell.H - 1)
		doubleRing(t.Pen(dst), r.Inset(1.5+(1-grown)*10-2.5), 13, 5, 3)
	}
}

// DropTarget draws the dashed ring on a cell over which a tile is held that can
// be laid there.
func DropTarget(t *render.Theme, dst *ebiten.Image, cell render.Rect) {
	t.Pen(dst).Fill(cell.Inset(1), 10, palette.Faded(palette.Hex(0xFFE9A8), .78))
	DropRing(t, dst, cell)
}

// DropRing draws the ring of [DropTarget] alone, over the tile that is
// held there.
func DropRing(t *render.Theme, dst *ebiten.Image, cell render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Frame(cell.Inset(-.5), 12, 5, c.Dark)
	p.Dashes(cell.Inset(.5), 11, 3, 12, 6, c.Focus)
}

// HandRing draws the dashed frame that tells the tile in hand from those that
// lie beside it in the box.
func HandRing(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	t.Pen(dst).Dashes(r.Inset(-3), 9, 2, 6, 4, t.Palette.Focus)
}

// Highlight draws the amber ground and frame of what is singled out among others
// like it: the throw that was made, the rule that was looked for.
func Highlight(t *render.Theme, dst *ebiten.Image, r render.Rect, radius float64) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, radius, c.Hot)
	p.Frame(r, radius, 1.6, c.Families[palette.Gold].Edge)
}
