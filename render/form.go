package render

import "github.com/hajimehoshi/ebiten/v2"

// formHead is the width, in logical pixels, of the coloured end of a form's row.
const formHead = 30

// FormRow draws the ground of a row of a form that belongs to a seat, with its
// number at the left end.
func (t *Theme) FormRow(dst *ebiten.Image, r Rect, k SeatColor, number string) {
	p, c := t.pen(dst).capped(1.2), &t.Palette
	p.fill(r, 9, c.Field)
	p.frame(r, 9, c.LineWidth, c.Line)
	head := r.leftPart(formHead)
	p.fillPart(head, 9, lefts, c.seat(k).Face)
	p.centered(number, head, 4, 11, Style{Face: Black, Size: 18, Color: c.onSeat(k)})
}

// FormGrip draws the number of a form's row while it can be taken there: on it
// are the dots by which things are moved.
func (t *Theme) FormGrip(dst *ebiten.Image, r Rect, k SeatColor, number string, state State) {
	p, c := t.pen(dst), &t.Palette
	head := r.leftPart(formHead)
	face, taken := c.seat(k).Face, lighter(c.seat(k).Face, .12)
	p.fillPart(head, 9, lefts, shades{rest: face, hover: taken, pressed: taken, active: taken}.in(state))
	ink := c.onSeat(k)
	for row := range 3 {
		for column := range 2 {
			p.disc(head.X+6+float64(column)*5, head.CenterY()+float64(row-1)*6, 1.4, faded(ink, .7))
		}
	}
	st := Style{Face: Black, Size: 18, Color: ink, Align: Center}
	p.fit(number, head.X+20, p.middle(head, st), 18, 11, st)
	t.focusTight(dst, head, 9, state)
}

// AddRow draws the dashed row of a seat that can be added, with the name of the
// key that adds it, or "".
func (t *Theme) AddRow(dst *ebiten.Image, r Rect, k Token, label, key string, state State) {
	p, c := t.pen(dst).capped(1.5), &t.Palette
	if state.Hover || state.Pressed {
		p.fill(r, 9, c.Field)
	}
	p.dashes(r, 9, 1.6, 6, 5, mixed(c.Seam, c.Ink3, .3))
	st := Style{Face: Bold, Size: 15, Color: c.Ink}
	x := r.CenterX() - (p.measure(label, st)+30)/2
	if state.Off {
		st.Color = c.OffInk
	} else {
		t.Token(dst, k, r.X+48, r.CenterY()-14, 27, Faint)
		p.disc(x+11, r.CenterY(), 11, c.Dark)
		p.line(x+6, r.CenterY(), x+16, r.CenterY(), 2.6, white)
		p.line(x+11, r.CenterY()-5, x+11, r.CenterY()+5, 2.6, white)
	}
	p.fit(label, x+30, p.middle(r, st), r.W-140, 12, st)
	if key != "" && !t.View.Compact {
		kw := t.KeycapWidth(key)
		p.keycap(r.Right()-12-kw, r.CenterY()-10, key, false)
	}
	t.focus(dst, r, 9, state)
}

// AlertFrame draws the frame of a part of a form that has to be changed.
func (t *Theme) AlertFrame(dst *ebiten.Image, r Rect, radius float64) {
	t.pen(dst).frame(r, radius, 2.5, t.Palette.Loss)
}

// BirthdayCard draws the card of a seat without what is written on it: its
// token on the seat's colour at the left.
func (t *Theme) BirthdayCard(dst *ebiten.Image, r Rect, k Token) {
	p, c := t.pen(dst), &t.Palette
	t.seatPaper(p, r, 7, false)
	p.fillPart(r.leftPart(44), 7, lefts, c.seat(k.Color).Face)
	p.contrastFrame(r, 7, c.Line)
	t.TokenPlate(dst, Rect{r.X + 5, r.CenterY() - 18, 34, 36}, k, false)
}
