package render

import "github.com/hajimehoshi/ebiten/v2"

// TokenCell draws one of the tokens, or of the colours, that a seat can have;
// Active is the one that it has. The badge is the number of the seat that has
// it now, or "".
func (t *Theme) TokenCell(dst *ebiten.Image, r Rect, k Token, colour bool, badge string, state State) {
	p, c := t.pen(dst), &t.Palette
	if state.Active {
		p.fill(r.Inset(-3), 11, c.Dark)
		p.fill(r.Inset(-1.5), 10, c.Focus)
	}
	ground := c.Paper2
	if state.Hover || state.Pressed {
		ground = c.Hot
	}
	p.fill(r, 8, ground)
	if colour {
		pair := c.seat(k.Color)
		in := r.Inset(8)
		p.fill(in.Moved(0, 2), 8, pair.Edge)
		p.fill(in, 8, pair.Face)
	} else {
		size := min(r.W, r.H) * .72
		t.Token(dst, k, r.CenterX()-size/2, r.CenterY()-size/2, size, Flat)
	}
	if badge != "" {
		t.Badge(dst, r.Right()-7, r.Y+7, 10, badge)
	}
	if state.Focused {
		t.tightRing(dst, r, 8)
	}
}

// FormGrip draws the number of a form's row while it can be taken there: on it
// are the dots by which things are moved.
func (t *Theme) FormGrip(dst *ebiten.Image, r Rect, k SeatColor, number string, state State) {
	p, c := t.pen(dst), &t.Palette
	head := Rect{r.X, r.Y, 30, r.H}
	ground := c.seat(k).Face
	if state.Hover || state.Pressed || state.Active {
		ground = lighter(ground, .12)
	}
	p.fillPart(head, 9, lefts, ground)
	ink := c.onSeat(k)
	for row := range 3 {
		for column := range 2 {
			p.disc(head.X+6+float64(column)*5, head.CenterY()+float64(row-1)*6, 1.4, faded(ink, .7))
		}
	}
	st := Style{Face: Black, Size: 18, Color: ink, Align: Center}
	p.fit(number, head.X+20, p.middle(head, st), 18, 11, st)
	if state.Focused {
		t.tightRing(dst, head, 9)
	}
}

// AlertFrame draws the frame of a part of a form that has to be changed.
func (t *Theme) AlertFrame(dst *ebiten.Image, r Rect, radius float64) {
	t.pen(dst).frame(r, radius, 2.5, t.Palette.Loss)
}
