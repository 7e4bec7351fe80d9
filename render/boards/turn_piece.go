package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// TurnPiece returns the box of the token of the player whose turn it is, larger than all others,
// on a tile.
func TurnPiece(cell render.Rect) render.Rect {
	k := turnPieceScale(cell)
	size := 80 * k
	return render.Rect{X: cell.CenterX() - size/2, Y: cell.Y + cell.H*.83 - size, W: size, H: size}
}

// turnPieceScale returns how large it is drawn in a cell, 1 in that of 1280x800.
func turnPieceScale(cell render.Rect) float64 { return min(cell.W/112, cell.H/104) }

// TurnDisc draws the disc in the seat's colour under that token.
func TurnDisc(t *render.Theme, dst *ebiten.Image, cell render.Rect, c palette.SeatColor) {
	w := 116 * turnPieceScale(cell)
	k := render.DrawingKey{What: "turn-disc", N: int(c), Size: float32(w)}
	q := t.Drawing(k, func() sketch.Drawing { return sketch.TurnDisc(int(c), float64(k.Size)) })
	t.Pen(dst).Blit(q, cell.CenterX()-w/2, cell.Y+cell.H*.80-w*.15, 1)
}

// TurnFlag draws what tells over that token whose turn it is: an arrow, and the words on a flag of
// the seat's colour. In the first row of a page, over which its title stands, they are below the
// token. The flag stays on the page.
func TurnFlag(t *render.Theme, dst *ebiten.Image, cal *Calendar, cell render.Rect, c palette.SeatColor, words string) {
	p, k := t.Pen(dst).GrowingTo(flagGrows), turnPieceScale(cell)
	r, st, below := turnFlag(p, cal, cell, words)
	h := r.H
	w := 40 * k
	key := render.DrawingKey{What: "turn-arrow", Size: float32(w)}
	if below {
		key.N = 1
	}
	arrow := t.Drawing(key, func() sketch.Drawing {
		return sketch.TurnArrow(float64(key.Size), below, t.Palette.Focus, t.Palette.Dark)
	})
	y := cell.Y - 24*k
	if below {
		y = cell.Bottom() - 2*k
	}
	p.Blit(arrow, cell.CenterX()-w/2, y, 1)
	p.Shadow(r, h/2, 4, 3, .5)
	p.Fill(r, h/2, t.Palette.Seat(c).Face)
	p.Frame(r.Inset(1), h/2-1, 2.2*k, t.Palette.Cream)
	st.Color = t.Palette.OnSeat(c)
	p.TextFit(words, r.CenterX(), p.Middle(r, st), r.W-h*.6, 11, st)
}

// flagGrows is how much larger the words on the flag may become with a larger text.
const flagGrows = 1.2

// TurnFlagBox returns where the flag over a cell stands, see [TurnFlag].
func TurnFlagBox(t *render.Theme, cal *Calendar, cell render.Rect, words string) render.Rect {
	r, _, _ := turnFlag(t.Pen(nil).GrowingTo(flagGrows), cal, cell, words)
	return r
}

// turnFlag returns where the flag over a cell stands, how its words are set, and whether it is below
// the cell.
func turnFlag(p render.Pen, cal *Calendar, cell render.Rect, words string) (r render.Rect, st render.Style, below bool) {
	k := turnPieceScale(cell)
	below = cell.Y < cal.Grid.Y+cal.CellH/2
	st = p.Legible(render.Style{Face: render.Black, Size: max(17*k, 12), Align: render.Center})
	h := st.Size * p.Scale() * 1.75
	wide := min(p.Measure(words, st)+h*.8, cell.W*3)
	r = render.Rect{X: cell.CenterX() - wide/2, Y: cell.Y - 32*k - h, W: wide, H: h}
	if below {
		r.Y = cell.Bottom() + 26*k
	}
	r.X = min(max(r.X, cal.Sheet.X+4), cal.Sheet.Right()-wide-4)
	return r, st, below
}
