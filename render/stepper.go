package render

import "github.com/hajimehoshi/ebiten/v2"

// StepperParts returns where the two buttons of a stepper are.
func StepperParts(r Rect) (minus, plus Rect) {
	b := r.H - 10
	return Rect{r.X + 5, r.Y + 5, b, b}, Rect{r.Right() - 5 - b, r.Y + 5, b, b}
}

// Stepper draws a value between two buttons, minus and plus, in their states: at
// an end of the range one of them is off.
func (t *Theme) Stepper(dst *ebiten.Image, r Rect, value string, state, minus, plus State) {
	p, c := t.pen(dst).capped(max(1, r.H*.03)), &t.Palette
	p.fill(r, 10, white)
	p.frame(r, 10, 1.6, shades{rest: c.Dark, off: c.OffLine}.in(state))
	a, b := StepperParts(r)
	minus.Off, plus.Off = minus.Off || state.Off, plus.Off || state.Off
	t.stepperKey(p, a, minus, false)
	t.stepperKey(p, b, plus, true)
	st := p.sized(Style{Face: Black, Size: min(22, r.H*.46), Color: shades{rest: c.Ink, off: c.Ink2}.in(state), Align: Center})
	room := b.X - a.Right()
	p.wantedSize, p.maxGrowth = st.Size*p.TextScale, 0
	value, st = p.Fit(value, st, room-min(20, .16*room), 12)
	p.text(value, r.CenterX(), p.middle(r, st), st)
	t.focus(dst, r, 10, state)
}

// stepperKey draws one of the two buttons of a stepper, with a minus or a plus.
func (t *Theme) stepperKey(p pen, r Rect, state State, plus bool) {
	ground, ink := t.Palette.Dark, white
	switch {
	case state.Off:
		ground, ink = t.Palette.Paper3, t.Palette.Ink3
	case state.Pressed:
		r.Y++
		ground = lighter(ground, .2)
	default:
		p.shadow(r, 7, 2, 2, .3)
		if state.Hover {
			ground = lighter(ground, .12)
		}
	}
	p.fill(r, 7, ground)
	x, y, h := r.CenterX(), r.CenterY(), r.H*.23
	p.line(x-h, y, x+h, y, 3.4, ink)
	if plus {
		p.line(x, y-h, x, y+h, 3.4, ink)
	}
	t.focusTight(p.dst, r, 7, state)
}

// Arrow draws a flat key with an arrow to the left, back, or to the right.
func (t *Theme) Arrow(dst *ebiten.Image, r Rect, back bool, state State) {
	t.pen(dst).arrowKey(r, horizontal(back), state)
	t.focusTight(dst, r, 7, state)
}

// arrowKey draws a flat key with an arrow, without its ring.
func (p pen) arrowKey(r Rect, d direction, state State) {
	c := &p.Palette
	ground := shades{rest: c.Paper3, hover: mixed(c.Paper3, c.Field, .5), pressed: mixed(c.Paper3, c.Ink3, .25), off: c.Paper2}
	ink := shades{rest: c.Ink, off: mixed(c.Ink3, c.Paper3, .45)}
	p.fill(r, 7, ground.in(state))
	p.chevron(r.CenterX(), r.CenterY(), min(7.5, r.H*.22), d, 3.2, ink.in(state))
}
