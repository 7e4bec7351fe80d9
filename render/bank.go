package render

import "github.com/hajimehoshi/ebiten/v2"

// The width of the bank on the desk, the least room it needs, and its height to its width.
const bankWide, bankLeast, bankHigh = 104, 76, .78

// BankBeside returns where the bank stands on the desk: left of the players' cards, of which the
// first one is at card, or right of the last one. It is empty where there is no room for it.
func (t *Theme) BankBeside(desk, first, last Rect) Rect {
	const gap = 12
	left, right := first.X-desk.X-2*gap, desk.Right()-last.Right()-2*gap
	w := min(bankWide, max(left, right))
	if t.View.Compact || w < bankLeast {
		return Rect{}
	}
	r := Rect{first.X - gap - w, first.CenterY() - w*bankHigh/2, w, w * bankHigh}
	if right > left {
		r.X = last.Right() + gap
	}
	return r
}

// Bank draws the bank of the table: a wooden box of notes with its name.
func (t *Theme) Bank(dst *ebiten.Image, r Rect, name string) {
	p, c := t.pen(dst).capped(1.2), &t.Palette
	k := r.W / bankWide
	t.WoodBox(dst, r)
	st := Style{Face: CondensedBold, Size: 14 * k, Color: c.Ink, Align: Center}
	well := Rect{r.X + 8*k, r.Y + 8*k, r.W - 16*k, r.H - 38*k}
	t.WoodWell(dst, well)
	for i := range 3 {
		x := well.X + well.W*(.22+.28*float64(i))
		for layer := range 3 {
			t.Bill(dst, t.NoteValue(2+i), x, well.CenterY()+(2-2.5*float64(layer))*k, .58*k, Pose{Turn: float64((i*5+layer*7)%9 - 4)})
		}
	}
	tag := Rect{r.X + 10*k, r.Bottom() - 26*k, r.W - 20*k, 18 * k}
	p.fill(tag, 4, c.PaperTop)
	p.fit(name, r.CenterX(), r.Bottom()-12*k, tag.W-4*k, 11, st)
}
