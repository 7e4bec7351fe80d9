package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/pieces"
)

// The width of the bank on the desk, the least room it needs, and its height to its width.
const bankWide, bankLeast, bankHigh = 104, 76, .78

// BankBeside returns where the bank stands on the desk: left of the players' cards, of which the
// first one is at card, or right of the last one. It is empty where there is no room for it.
func BankBeside(t *render.Theme, desk, first, last render.Rect) render.Rect {
	const gap = 12
	left, right := first.X-desk.X-2*gap, desk.Right()-last.Right()-2*gap
	w := min(bankWide, max(left, right))
	if t.View.Compact || w < bankLeast {
		return render.Rect{}
	}
	r := render.Rect{X: first.X - gap - w, Y: first.CenterY() - w*bankHigh/2, W: w, H: w * bankHigh}
	if right > left {
		r.X = last.Right() + gap
	}
	return r
}

// Bank draws the bank of the table: a wooden box of notes with its name.
func Bank(t *render.Theme, dst *ebiten.Image, r render.Rect, name string) {
	p, c := t.Pen(dst).GrowingTo(1.2), &t.Palette
	k := r.W / bankWide
	WoodBox(t, dst, r)
	st := render.Style{Face: render.CondensedBold, Size: 14 * k, Color: c.Ink, Align: render.Center}
	well := render.Rect{X: r.X + 8*k, Y: r.Y + 8*k, W: r.W - 16*k, H: r.H - 38*k}
	WoodWell(t, dst, well)
	for i := range 3 {
		x := well.X + well.W*(.22+.28*float64(i))
		for layer := range 3 {
			pieces.Bill(t, dst, pieces.NoteValue(t, 2+i), x, well.CenterY()+(2-2.5*float64(layer))*k, .58*k, render.Pose{Turn: float64((i*5+layer*7)%9 - 4)})
		}
	}
	tag := render.Rect{X: r.X + 10*k, Y: r.Bottom() - 26*k, W: r.W - 20*k, H: 18 * k}
	p.Fill(tag, 4, c.PaperTop)
	p.TextFit(name, r.CenterX(), r.Bottom()-12*k, tag.W-4*k, 11, st)
}
