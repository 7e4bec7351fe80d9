package render

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// StepperParts returns where the two buttons of a stepper are.
func StepperParts(r Rect) (minus, plus Rect) {
	b := r.H - 10
	return Rect{r.X + 5, r.Y + 5, b, b}, Rect{r.Right() - 5 - b, r.Y + 5, b, b}
}

// Stepper draws a value between two buttons. The looks of the buttons tell
// which of them is off at the end of the range.
func (t *Theme) Stepper(dst *ebiten.Image, r Rect, value string, state, minus, plus State) {
	p, c := t.pen(dst).grown(max(1, r.H*.03)), &t.Palette
	p.fill(r, 10, white)
	line, width := c.Dark, 1.6
	if state.Off {
		line = c.OffLine
	}
	p.frame(r, 10, width, line)
	a, b := StepperParts(r)
	for i, q := range [2]Rect{a, b} {
		l := minus
		if i == 1 {
			l = plus
		}
		ground, ink := c.Dark, white
		switch {
		case l.Off || state.Off:
			ground, ink = c.Paper3, c.Ink3
		case l.Pressed:
			q.Y++
			ground = lighter(ground, .2)
		default:
			p.shadow(q, 7, 2, 2, .3)
			if l.Hover {
				ground = lighter(ground, .12)
			}
		}
		p.fill(q, 7, ground)
		h := q.H * .23
		p.line(q.CenterX()-h, q.CenterY(), q.CenterX()+h, q.CenterY(), 3.4, ink)
		if i == 1 {
			p.line(q.CenterX(), q.CenterY()-h, q.CenterX(), q.CenterY()+h, 3.4, ink)
		}
		if l.Focused {
			t.tightRing(dst, q, 7)
		}
	}
	st := Style{Face: Black, Size: min(22, r.H*.46), Color: c.Ink, Align: Center}
	if state.Off {
		st.Color = c.Ink2
	}
	room := b.X - a.Right()
	st = p.sized(st)
	p.wanted, p.most = st.Size*p.TextScale, 0
	value, st = p.Fit(value, st, room-min(20, .16*room), 12)
	p.text(value, r.CenterX(), p.middle(r, st), st)
	if state.Focused {
		t.FocusRing(dst, r, 10)
	}
}

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

// slipKey draws one of the two keys of a month's slip.
func (t *Theme) slipKey(p pen, q Rect, d direction, l State) {
	c := &t.Palette
	ground, ink := c.Paper3, c.Ink
	switch {
	case l.Off:
		ground, ink = c.Paper2, mixed(c.Ink3, c.Paper3, .45)
	case l.Pressed:
		ground = mixed(c.Paper3, c.Ink3, .25)
	case l.Hover:
		ground = mixed(c.Paper3, c.Field, .5)
	}
	p.fill(q, 7, ground)
	p.chevron(q.CenterX(), q.CenterY(), min(7.5, q.H*.22), d, 3.2, ink)
}
