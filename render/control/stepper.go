package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// StepperParts returns where the two buttons of a stepper are.
func StepperParts(r render.Rect) (minus, plus render.Rect) {
	const most = .32 // of the width: the value stands between them
	b := min(r.H-10, most*r.W)
	return render.Rect{X: r.X + 5, Y: r.Y + 5, W: b, H: r.H - 10}, render.Rect{X: r.Right() - 5 - b, Y: r.Y + 5, W: b, H: r.H - 10}
}

// Stepper draws a value between two buttons, minus and plus, in their states: at
// an end of the range one of them is off.
func Stepper(t *render.Theme, dst *ebiten.Image, r render.Rect, value string, state, minus, plus render.State) {
	p, c := t.Pen(dst).GrowingTo(max(1, r.H*.03)), &t.Palette
	p.Fill(r, 10, palette.White)
	p.Frame(r, 10, 1.6, render.Shades{Rest: c.Dark, Off: c.OffLine}.In(state))
	a, b := StepperParts(r)
	minus.Off, plus.Off = minus.Off || state.Off, plus.Off || state.Off
	stepperKey(t, p, a, minus, false)
	stepperKey(t, p, b, plus, true)
	st := p.Sized(render.Style{Face: render.Black, Size: min(22, r.H*.46), Color: render.Shades{Rest: c.Ink, Off: c.Ink2}.In(state), Align: render.Center})
	room := b.X - a.Right()
	p.WantedSize, p.MaxGrowth = st.Size*p.TextScale, 0
	value, st = p.Fit(value, st, room-min(20, .16*room), 12)
	p.Text(value, r.CenterX(), p.Middle(r, st), st)
	marks.Focus(t, dst, r, 10, state)
}

// stepperKey draws one of the two buttons of a stepper, with a minus or a plus.
func stepperKey(t *render.Theme, p render.Pen, r render.Rect, state render.State, plus bool) {
	ground, ink := t.Palette.Dark, palette.White
	switch {
	case state.Off:
		ground, ink = t.Palette.Paper3, t.Palette.Ink3
	case state.Pressed:
		r.Y++
		ground = palette.Lighter(ground, .2)
	default:
		p.Shadow(r, 7, 2, 2, .3)
		if state.Hover {
			ground = palette.Lighter(ground, .12)
		}
	}
	p.Fill(r, 7, ground)
	x, y, h := r.CenterX(), r.CenterY(), r.H*.23
	p.Line(x-h, y, x+h, y, 3.4, ink)
	if plus {
		p.Line(x, y-h, x, y+h, 3.4, ink)
	}
	marks.FocusTight(t, p.Dst, r, 7, state)
}

// Arrow draws a flat key with an arrow to the left, back, or to the right.
func Arrow(t *render.Theme, dst *ebiten.Image, r render.Rect, back bool, state render.State) {
	arrowKey(t.Pen(dst), r, marks.Horizontal(back), state)
	marks.FocusTight(t, dst, r, 7, state)
}

// arrowKey draws a flat key with an arrow, without its ring.
func arrowKey(p render.Pen, r render.Rect, d marks.Direction, state render.State) {
	c := &p.Palette
	ground := render.Shades{Rest: c.Paper3, Hover: palette.Mixed(c.Paper3, c.Field, .5), Pressed: palette.Mixed(c.Paper3, c.Ink3, .25), Off: c.Paper2}
	ink := render.Shades{Rest: c.Ink, Off: palette.Mixed(c.Ink3, c.Paper3, .45)}
	p.Fill(r, 7, ground.In(state))
	marks.Chevron(p, r.CenterX(), r.CenterY(), min(7.5, r.H*.22), d, 3.2, ink.In(state))
}
