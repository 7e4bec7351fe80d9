package render

import "github.com/hajimehoshi/ebiten/v2"

// HopMark draws the mark of one day of a token's way in the cell of that day:
// step is the number on it, "" where the way began.
func (t *Theme) HopMark(dst *ebiten.Image, cell Rect, c SeatColor, step string) {
	p := t.pen(dst).capped(1)
	y, r := t.hopLine(cell)
	x := cell.X + 1.5*r + .5
	pair := t.Palette.seat(c)
	p.disc(x+1, y+2, r+.5, faded(t.Palette.Ink, .25))
	p.disc(x, y, r, t.Palette.Cream)
	if step == "" {
		p.ring(x, y, r-1.5, 2, pair.Face)
		p.disc(x, y, r*.36, pair.Face)
		return
	}
	p.disc(x, y, r-1.5, pair.Face)
	st := Style{Face: Black, Size: r * 1.08, Color: t.Palette.onSeat(c), Align: Center}
	p.fit(step, x, y+r*.385*p.scale(), r*1.6, 9, st)
}

// hopLine returns how far down a cell a token's way is marked, above the sums that
// are printed on days in an edition that has them, and the radius of the marks.
func (t *Theme) hopLine(cell Rect) (y, radius float64) {
	down, high, raise, radius := 58.0, 104.0, 14.0, 13.0
	if cell.W < 100 {
		down, high, raise, radius = 44, 82, 10, 11
	}
	if t.skin.day.sums {
		return cell.Y + down - raise, radius
	}
	return cell.Y + down + max(cell.H-high, 0)/2, radius
}

// HopArrow draws the small sign between two cells that says which way a token
// went: at the right edge of the cell, or, back, at its left edge.
func (t *Theme) HopArrow(dst *ebiten.Image, cell Rect, c SeatColor, back bool) {
	p := t.pen(dst)
	y, r := t.hopLine(cell)
	x := cell.Right()
	if back {
		x = cell.X
	}
	p.disc(x, y, r-3, t.Palette.Cream)
	p.chevron(x, y, (r-3)*.5, horizontal(back), 3, t.Palette.seat(c).Face)
}
