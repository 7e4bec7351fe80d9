package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// DealFamily returns the colours of a kind of Deal, as records name it.
func DealFamily(kind string) Family { return familyOf(sketch.DealStyleOf(kind).Family()) }

// DealPaper draws the empty paper of a kind of Deal in its frame. Active has the green
// frame of the one that is chosen.
func (t *Theme) DealPaper(dst *ebiten.Image, r Rect, kind string, state State) {
	p, c := t.pen(dst), &t.Palette
	style, face, radius := sketch.DealStyleOf(kind), c.Families[DealFamily(kind)].Face, t.round(dealRadius)
	ground := shades{rest: c.Card, hover: white, active: mixed(c.Hot, c.Field, .5)}.in(state)
	sigma, dy, alpha := 4.0, 3.0, .35
	if r.H >= .95*CardH {
		sigma, dy, alpha = 12, 10, .5 // it does not lie, it is presented
	}
	p.shadow(r.narrowed(2), radius, sigma, dy, alpha)
	if state.Active {
		p.fill(r.Inset(-4), 11, c.Families[Green].Face)
		p.fill(r.Inset(-1.5), 9, c.PaperTop)
	}
	if style == sketch.DoubleDeal {
		second := Rect{r.X + 5, r.Y - 5, r.W - 5, r.H}
		p.fill(second, dealRadius, lighter(face, .28))
		p.frame(second, dealRadius, 1, white)
	}
	p.fill(r, radius, ground)
	p.frame(r, radius, 3, face)
	switch style {
	case sketch.NormalDeal:
		if c.CardFrame.A > 0 {
			p.frame(r.Inset(5), radius-1, 1.2, c.CardFrame)
		}
	case sketch.DoubleDeal:
		p.frame(r.Inset(6), t.round(5), 1.5, face)
	case sketch.SuperSteal:
		p.dashes(r.Inset(5.5), 5, 2, 7, 5, face)
	case sketch.AuctionDeal:
		p.lotFrame(r.Inset(7), face)
	}
}

// lotFrame prints the frame of a Deal that was under the hammer: a line with a
// small star in each corner.
func (p pen) lotFrame(r Rect, ink Color) {
	const gap, star = 9, 6.5
	for _, y := range [2]float64{r.Y, r.Bottom()} {
		p.line(r.X+gap, y, r.Right()-gap, y, 1.5, ink)
		for _, x := range [2]float64{r.X, r.Right()} {
			p.star(x, y, 4, star, star*.42, ink)
		}
	}
	for _, x := range [2]float64{r.X, r.Right()} {
		p.line(x, r.Y+gap, x, r.Bottom()-gap, 1.5, ink)
	}
}

// DealState draws the state of a Deal over what stands on it: the tick of the one that is
// chosen, the veil of one that cannot be, and the ring where the keyboard is.
func (t *Theme) DealState(dst *ebiten.Image, r Rect, state State) {
	if state.Active {
		t.Tick(dst, r.Right()-4, r.Bottom()-4, 15)
	}
	if state.Off {
		t.pen(dst).fill(r, dealRadius, faded(t.Palette.Off, .55))
	}
	t.focus(dst, r, dealRadius, state)
}

// DealMark draws the disc of a Double Deal or the burst of a Super Steal in the lower right
// corner of its picture, with what it says.
func (t *Theme) DealMark(dst *ebiten.Image, r Rect, kind, mark string) {
	const beyond, least = 3, 13.5
	p, radius := t.pen(dst).capped(1), max(.21*min(r.W, r.H), least)
	x, y, face := r.Right()+beyond-radius, r.Bottom()+beyond-radius, t.Palette.Families[DealFamily(kind)].Face
	if sketch.DealStyleOf(kind) == sketch.DoubleDeal {
		p.disc(x, y, radius, face)
		p.ring(x, y, radius*.87, 1.4, white)
	} else {
		p.star(x, y, 12, radius*1.1, radius*.9, face)
	}
	p.centered(mark, Rect{x - radius, y - radius, 2 * radius, 2 * radius}, radius*.5, 10, Style{Face: Black, Size: radius * .9, Color: white})
}

// Strike strikes a sum through that stands at the left of r.
func (t *Theme) Strike(dst *ebiten.Image, sum string, st Style, r Rect) {
	const beyond = 3
	w := min(t.MeasureText(sum, st), r.W)
	t.pen(dst).line(r.X-beyond, r.CenterY()+.08*r.H, r.X+w+beyond, r.CenterY()-.08*r.H, max(2, .07*r.H), t.Palette.Families[Red].Face)
}
