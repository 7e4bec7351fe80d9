package render

import "github.com/hajimehoshi/ebiten/v2"

// HopMark draws the mark of one day of a token's way in the cell of that day:
// step is the number on it, "" where the way began.
func (t *Theme) HopMark(dst *ebiten.Image, cell Rect, c SeatColor, step string) {
	p := t.pen(dst).capped(1)
	r := 13.0
	x, y := cell.X+20, t.hopLine(cell)
	if cell.W < 100 {
		r, x = 11, cell.X+17
	}
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

// hopLine is how far down a cell a token's way is marked: above the sums that
// are printed on days, in an edition that has them.
func (t *Theme) hopLine(cell Rect) float64 {
	y, high, raise := 58.0, 104.0, 14.0
	if cell.W < 100 {
		y, high, raise = 44, 82, 10
	}
	if t.skin.day.sums {
		return cell.Y + y - raise
	}
	return cell.Y + y + max(cell.H-high, 0)/2
}

// HopArrow draws the small sign between two cells that says which way a token
// went: at the right edge of the cell, or, back, at its left edge.
func (t *Theme) HopArrow(dst *ebiten.Image, cell Rect, c SeatColor, back bool) {
	p := t.pen(dst)
	y, r := t.hopLine(cell), 10.0
	if cell.W < 100 {
		r = 8
	}
	x, d := cell.Right(), right
	if back {
		x, d = cell.X, left
	}
	p.disc(x, y, r, t.Palette.Cream)
	p.chevron(x, y, r*.5, d, 3, t.Palette.seat(c).Face)
}
