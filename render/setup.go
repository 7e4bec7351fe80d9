package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// Arrow draws a key with an arrow that goes back or on.
func (t *Theme) Arrow(dst *ebiten.Image, r Rect, back bool, state State) {
	d := right
	if back {
		d = left
	}
	t.slipKey(t.pen(dst), r, d, state)
	if state.Focused {
		t.tightRing(dst, r, 7)
	}
}

// ArrowKeys returns where the two arrows of a row are that [Theme.Arrows]
// draws: squares at its ends.
func ArrowKeys(r Rect) (less, more Rect) {
	w := min(max(34, r.H-4), r.W/2)
	return Rect{r.X, r.Y, w, r.H}, Rect{r.Right() - w, r.Y, w, r.H}
}

// Arrows draws two arrows at the ends of r and a value on a white field between
// them.
func (t *Theme) Arrows(dst *ebiten.Image, r Rect, value string, state, less, more State) {
	p, c := t.pen(dst), &t.Palette
	a, b := ArrowKeys(r)
	t.slipKey(p, a, left, less)
	t.slipKey(p, b, right, more)
	field := Rect{a.Right() + 4, r.Y, b.X - a.Right() - 8, r.H}
	p.fill(field, 7, c.Field)
	p.frame(field, 7, c.LineWidth, c.Line)
	st := Style{Face: Bold, Size: 16, Color: c.Ink, Align: Center}
	p.fit(value, field.CenterX(), p.middle(field, st), field.W-6, 11, st)
	if state.Focused {
		t.FocusRing(dst, r, 7)
	}
}

// holidayFlagKey is the key of a flag among the drawings.
type holidayFlagKey struct{ pale bool }

// HolidayFlag draws a dark red swallowtail, 34 wide and 20 high, with a date on
// it, pale where it marks nothing.
func (t *Theme) HolidayFlag(dst *ebiten.Image, x, y float64, date string, pale bool) {
	p := t.pen(dst).grown(1)
	p.blit(t.other(holidayFlagKey{pale}, func() sketch.Drawing { return sketch.HolidayFlag(pale) }), x, y, 1)
	st := Style{Face: Bold, Size: 14, Color: white, Align: Center}
	p.fit(date, x+14, p.middle(Rect{x, y, 28, 20}, st), 24, 9, st)
}

// BirthdayCard draws the card of a seat without what is written on it: its
// token on the seat's colour at the left.
func (t *Theme) BirthdayCard(dst *ebiten.Image, r Rect, k Token) {
	p, c := t.pen(dst), &t.Palette
	t.seatPaper(p, r, 7, false)
	const w = 44
	p.fillPart(Rect{r.X, r.Y, w, r.H}, 7, lefts, c.seat(k.Color).Face)
	if t.HighContrast {
		p.frame(r, 7, c.LineWidth, c.Line)
	}
	t.TokenPlate(dst, Rect{r.X + 5, r.CenterY() - 18, 34, 36}, k, false)
}

// EditionPage draws a small calendar in the manner of an edition, with a month of so
// many days: 112x74 in the design.
func (t *Theme) EditionPage(dst *ebiten.Image, r Rect, edition string, days int) {
	p, c := t.pen(dst), &t.Palette
	const head = 8
	p.shadow(Rect{r.X + 2, r.Y, r.W - 4, r.H}, 4, 3, 2, .3)
	p.fill(r, 4, c.PaperTop)
	ground := c.Families[Red].Face
	switch edition {
	case "1975", "classic1975":
		ground = hex(0x6E4420)
	case "2000", "event2000":
		ground = hex(0x0F6A72)
	}
	p.fillPart(Rect{r.X, r.Y, r.W, head}, 4, tops, ground)
	if t.HighContrast {
		p.frame(r, 4, c.LineWidth, c.Line)
	}
	in := Rect{r.X + 6, r.Y + head + 5, r.W - 12, r.H - head - 10}
	w, h := in.W/7, in.H/5
	for i := range days + 1 {
		col := sketch.EditionColor(edition, i*5+i/7*3)
		switch i {
		case 0:
			col = mixed(c.Families[Red].Face, c.PaperTop, .5)
		case days:
			col = c.Families[Gold].Face
		}
		p.fill(Rect{in.X + float64(i%7)*w + .75, in.Y + float64(i/7)*h + .75, w - 1.5, h - 1.5}, 1.8, col)
	}
}
