package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// HopMark draws the mark of one day of a token's way in the cell of that day:
// step is the number on it, "" where the way began.
func HopMark(t *render.Theme, dst *ebiten.Image, cell render.Rect, c palette.SeatColor, step string) {
	p := t.Pen(dst).GrowingTo(1)
	y, r := hopLine(t, cell)
	x := cell.X + 1.5*r + .5
	pair := t.Palette.Seat(c)
	p.Disc(x+1, y+2, r+.5, palette.Faded(t.Palette.Ink, .25))
	p.Disc(x, y, r, t.Palette.Cream)
	if step == "" {
		p.Ring(x, y, r-1.5, 2, pair.Face)
		p.Disc(x, y, r*.36, pair.Face)
		return
	}
	p.Disc(x, y, r-1.5, pair.Face)
	st := p.Legible(render.Style{Face: render.Black, Size: r * 1.08, Color: t.Palette.OnSeat(c), Align: render.Center})
	p.TextFit(step, x, y+st.Size*.356*p.Scale(), r*1.6, 9, st)
}

// hopLine returns how far down a cell a token's way is marked, above the sums that
// are printed on days in an edition that has them, and the radius of the marks.
func hopLine(t *render.Theme, cell render.Rect) (y, radius float64) {
	down, high, raise, radius := 58.0, 104.0, 14.0, 13.0
	if cell.W < 100 {
		down, high, raise, radius = 44, 82, 10, 11
	}
	if t.Skin.Day.Sums {
		return cell.Y + down - raise, radius
	}
	return cell.Y + down + max(cell.H-high, 0)/2, radius
}

// HopArrow draws the small sign between two cells that says which way a token
// went: at the right edge of the cell, or, back, at its left edge.
func HopArrow(t *render.Theme, dst *ebiten.Image, cell render.Rect, c palette.SeatColor, back bool) {
	p := t.Pen(dst)
	y, r := hopLine(t, cell)
	x := cell.Right()
	if back {
		x = cell.X
	}
	p.Disc(x, y, r-3, t.Palette.Cream)
	marks.Chevron(p, x, y, (r-3)*.5, marks.Horizontal(back), 3, t.Palette.Seat(c).Face)
}
