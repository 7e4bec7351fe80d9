package render

import "github.com/hajimehoshi/ebiten/v2"

// FormRow draws the ground of a row of a form: framed where something in it has to be
// changed.
func (t *Theme) FormRow(dst *ebiten.Image, r Rect, alert bool) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 9, c.Field)
	p.frame(r, 9, c.LineWidth, c.Line)
	if alert {
		t.AlertFrame(dst, r, 9)
	}
}

// FormGrip draws the number of a seat at the end of its row. Where it can be taken there
// are dots on it, by which things are moved.
func (t *Theme) FormGrip(dst *ebiten.Image, r Rect, k SeatColor, number string, state State) {
	p, c := t.pen(dst).capped(1.2), &t.Palette
	ink, face, taken := c.onSeat(k), c.seat(k).Face, lighter(c.seat(k).Face, .12)
	p.fill(r, 9, shades{rest: face, hover: taken, pressed: taken, active: taken}.in(state))
	at := r.CenterX()
	if state.Hover || state.Focused || state.Active {
		for row := range 3 {
			for column := range 2 {
				p.disc(r.X+6+float64(column)*5, r.CenterY()+float64(row-1)*6, 1.4, faded(ink, .7))
			}
		}
		at = r.X + r.W*.66
	}
	p.fitIn(r, number, at, r.W*.6, 11, Style{Face: Black, Size: 18, Color: ink, Align: Center})
	t.focusTight(dst, r, 9, state)
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
		kw := t.keycapWidth(key)
		p.keycap(r.Right()-12-kw, r.CenterY()-10, key, false)
	}
	t.focus(dst, r, 9, state)
}

// AlertFrame draws the frame of a part of a form that has to be changed.
func (t *Theme) AlertFrame(dst *ebiten.Image, r Rect, radius float64) {
	t.pen(dst).frame(r, radius, 2.5, t.Palette.Loss)
}
