package paper

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// DealFamily returns the colours of a kind of Deal, as records name it.
func DealFamily(kind string) palette.Family {
	return palette.FamilyOf(sketch.DealStyleOf(kind).Family())
}

// DealPaper draws the empty paper of a kind of Deal in its frame. Active has the green
// frame of the one that is chosen.
func DealPaper(t *render.Theme, dst *ebiten.Image, r render.Rect, kind string, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	style, face, radius := sketch.DealStyleOf(kind), c.Families[DealFamily(kind)].Face, t.Round(dealRadius)
	ground := render.Shades{Rest: c.Card, Hover: palette.White, Active: palette.Mixed(c.Hot, c.Field, .5)}.In(state)
	sigma, dy, alpha := 4.0, 3.0, .35
	if r.H >= .95*render.CardH {
		sigma, dy, alpha = 12, 10, .5 // it does not lie, it is presented
	}
	p.Shadow(r.Narrowed(2), radius, sigma, dy, alpha)
	if state.Active {
		p.Fill(r.Inset(-4), 11, c.Families[palette.Green].Face)
		p.Fill(r.Inset(-1.5), 9, c.PaperTop)
	}
	if style == sketch.DoubleDeal {
		second := render.Rect{X: r.X + 5, Y: r.Y - 5, W: r.W - 5, H: r.H}
		p.Fill(second, dealRadius, palette.Lighter(face, .28))
		p.Frame(second, dealRadius, 1, palette.White)
	}
	p.Fill(r, radius, ground)
	p.Frame(r, radius, 3, face)
	switch style {
	case sketch.NormalDeal:
		if c.CardFrame.A > 0 {
			p.Frame(r.Inset(5), radius-1, 1.2, c.CardFrame)
		}
	case sketch.DoubleDeal:
		p.Frame(r.Inset(6), t.Round(5), 1.5, face)
	case sketch.SuperSteal:
		p.Dashes(r.Inset(5.5), 5, 2, 7, 5, face)
	case sketch.AuctionDeal:
		lotFrame(p, r.Inset(7), face)
	}
}

// lotFrame prints the frame of a Deal that was under the hammer: a line with a
// small star in each corner.
func lotFrame(p render.Pen, r render.Rect, ink palette.Color) {
	const gap, star = 9, 6.5
	for _, y := range [2]float64{r.Y, r.Bottom()} {
		p.Line(r.X+gap, y, r.Right()-gap, y, 1.5, ink)
		for _, x := range [2]float64{r.X, r.Right()} {
			p.Star(x, y, 4, star, star*.42, ink)
		}
	}
	for _, x := range [2]float64{r.X, r.Right()} {
		p.Line(x, r.Y+gap, x, r.Bottom()-gap, 1.5, ink)
	}
}

// DealState draws the state of a Deal over what stands on it: the tick of the one that is
// chosen, the veil of one that cannot be, and the ring where the keyboard is.
func DealState(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	if state.Active {
		marks.CheckDisc(t, dst, r.Right()-4, r.Bottom()-4, 15)
	}
	if state.Off {
		t.Pen(dst).Fill(r, dealRadius, palette.Faded(t.Palette.Off, .55))
	}
	marks.Focus(t, dst, r, dealRadius, state)
}

// DealMark draws the disc of a Double Deal or the burst of a Super Steal in the lower right
// corner of its picture, with what it says.
func DealMark(t *render.Theme, dst *ebiten.Image, r render.Rect, kind, mark string) {
	const beyond, least = 3, 13.5
	p, radius := t.Pen(dst).GrowingTo(1), max(.21*min(r.W, r.H), least)
	x, y, face := r.Right()+beyond-radius, r.Bottom()+beyond-radius, t.Palette.Families[DealFamily(kind)].Face
	if sketch.DealStyleOf(kind) == sketch.DoubleDeal {
		p.Disc(x, y, radius, face)
		p.Ring(x, y, radius*.87, 1.4, palette.White)
	} else {
		p.Star(x, y, 12, radius*1.1, radius*.9, face)
	}
	p.Centered(mark, render.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius*.5, 10, render.Style{Face: render.Black, Size: radius * .9, Color: palette.White})
}

// Strike strikes a sum through that stands at the left of r.
func Strike(t *render.Theme, dst *ebiten.Image, sum string, st render.Style, r render.Rect) {
	const beyond = 3
	w := min(t.MeasureText(sum, st), r.W)
	t.Pen(dst).Line(r.X-beyond, r.CenterY()+.08*r.H, r.X+w+beyond, r.CenterY()-.08*r.H, max(2, .07*r.H), t.Palette.Families[palette.Red].Face)
}
