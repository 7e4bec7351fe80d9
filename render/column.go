package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// VerticalRule draws a hairline on dark ground from x, y down over a length.
func (t *Theme) VerticalRule(dst *ebiten.Image, x, y, length float64) {
	t.pen(dst).plumb(x, y, length, 1.2, faded(t.Palette.Cream2, .4))
}

// Chevron draws a small sign on paper, size to either side of x, y: up for
// what opens upwards, else down.
func (t *Theme) Chevron(dst *ebiten.Image, x, y, size float64, upwards bool) {
	p, c := t.pen(dst), &t.Palette
	r := Rect{x - 16, y - 13, 32, 26}
	p.fill(r, 6, c.Paper3)
	d := down
	if upwards {
		d = up
	}
	p.chevron(x, y, size, d, 2.8, c.Ink)
}

// Separator draws a small angle around x, y, between what comes one after another.
func (t *Theme) Separator(dst *ebiten.Image, x, y float64) {
	t.pen(dst).chevron(x, y, 4.5, right, 2, t.Palette.Ink2)
}

// BeakDown draws the tip of a sheet that stands above the control it belongs
// to, pointing down at x; y is the sheet's lower edge. The sheet is drawn over
// it.
func (t *Theme) BeakDown(dst *ebiten.Image, x, y float64) {
	p := t.pen(dst)
	b := p.exact(Rect{x - 10, y - 12, 20, 20})
	b.turn, b.top, b.bottom, b.radius = 45*degree, t.Palette.PaperBottom, t.Palette.PaperBottom, 2*t.View.Scale
	p.shapes.draw(dst, &b)
}

// CardBand draws the coloured band of a kind of mail along the upper edge of a
// panel, with its name.
func (t *Theme) CardBand(dst *ebiten.Image, r Rect, kind, name string) {
	p, c := t.pen(dst), &t.Palette
	sign, ok := sketch.MailSignOf(kind)
	if !ok {
		sign, _ = sketch.MailSignOf("ad")
	}
	fam := familyOf(sign.Family)
	p.fillPart(r, 7, tops, c.Families[fam].Face)
	st := Style{Face: Black, Size: min(19, r.H*.44), Color: white, Tracking: 1.4}
	p.fit(name, r.X+18, p.middle(r, st), r.W-90, 12, st)
	for i := range 3 {
		p.disc(r.Right()-48+float64(i)*13, r.CenterY(), 4, white)
	}
}

// SeatSheet draws a sheet with a punched head in the colour of a seat, 26 high.
func (t *Theme) SeatSheet(dst *ebiten.Image, r Rect, c SeatColor) {
	p, pal := t.pen(dst), &t.Palette
	pair := pal.seat(c)
	p.shadow(Rect{r.X + 4, r.Y, r.W - 8, r.H}, 8, 18, 12, .6)
	p.shade(r, 7, pal.PaperTop, pal.PaperBottom)
	head := Rect{r.X, r.Y, r.W, 26}
	p.fillPart(head, 7, tops, pair.Face)
	p.fill(Rect{r.X, head.Bottom() - 3, r.W, 3}, 0, pair.Edge)
	p.holes(Rect{r.X, r.Y, r.W, 22}, 32, 3.4, pair.Edge)
	if t.HighContrast {
		p.frame(r, 7, 2, pal.Ink)
	}
}

// Medallion draws a seat's token, large, on a round ground of its colour.
func (t *Theme) Medallion(dst *ebiten.Image, k Token, x, y, radius float64) {
	p, pal := t.pen(dst), &t.Palette
	pair := pal.seat(k.Color)
	p.disc(x, y, radius, mixed(pair.Face, pal.PaperTop, .66))
	p.arcDashes(x, y, radius*.92, 1.6, 60, pair.Edge)
	size := radius * 1.3
	t.Token(dst, k, x-size/2, y-size/2, size, Standing)
}
