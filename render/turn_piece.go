package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// TurnPiece returns the box of the token of the player whose turn it is, larger than all others,
// on a tile.
func TurnPiece(cell Rect) Rect {
	k := turnPieceScale(cell)
	size := 80 * k
	return Rect{cell.CenterX() - size/2, cell.Y + cell.H*.83 - size, size, size}
}

// turnPieceScale returns how large it is drawn in a cell, 1 in that of 1280x800.
func turnPieceScale(cell Rect) float64 { return min(cell.W/112, cell.H/104) }

// TurnDisc draws the disc in the seat's colour under that token.
func (t *Theme) TurnDisc(dst *ebiten.Image, cell Rect, c SeatColor) {
	w := 116 * turnPieceScale(cell)
	k := drawingKey{what: "turn-disc", n: int(c), size: float32(w)}
	q := t.drawing(k, func() sketch.Drawing { return sketch.TurnDisc(int(c), float64(k.size)) })
	t.pen(dst).blit(q, cell.CenterX()-w/2, cell.Y+cell.H*.80-w*.15, 1)
}

// TurnFlag draws what tells over that token whose turn it is: an arrow, and the words on a flag of
// the seat's colour. In the first row of a page, over which its title stands, they are below the
// token. The flag stays on the page.
func (t *Theme) TurnFlag(dst *ebiten.Image, cal *Calendar, cell Rect, c SeatColor, words string) {
	p, k := t.pen(dst).capped(1.2), turnPieceScale(cell)
	below := cell.Y < cal.Grid.Y+cal.CellH/2
	w := 40 * k
	key := drawingKey{what: "turn-arrow", size: float32(w)}
	if below {
		key.n = 1
	}
	arrow := t.drawing(key, func() sketch.Drawing {
		return sketch.TurnArrow(float64(key.size), below, t.Palette.Focus, t.Palette.Dark)
	})
	st := Style{Face: Black, Size: max(17*k, 12), Color: t.Palette.onSeat(c), Align: Center}
	h := st.Size * p.scale() * 1.75
	wide := min(p.measure(words, st)+h*.8, cell.W*3)
	r := Rect{cell.CenterX() - wide/2, cell.Y - 32*k - h, wide, h}
	y := cell.Y - 24*k
	if below {
		r.Y, y = cell.Bottom()+26*k, cell.Bottom()-2*k
	}
	r.X = min(max(r.X, cal.Sheet.X+4), cal.Sheet.Right()-wide-4)
	p.blit(arrow, cell.CenterX()-w/2, y, 1)
	p.shadow(r, h/2, 4, 3, .5)
	p.fill(r, h/2, t.Palette.seat(c).Face)
	p.frame(r.Inset(1), h/2-1, 2.2*k, t.Palette.Cream)
	p.fit(words, r.CenterX(), p.middle(r, st), r.W-h*.6, 11, st)
}
