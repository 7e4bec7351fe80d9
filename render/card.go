package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// cardGrowth is how far the type of cards grows with the text scale, whatever has to
// be condensed for it.
const cardGrowth = 1.12

// mostCardGrowth is how far the type of cards grows at most: further than that, a
// line has room for no more than a few words.
const mostCardGrowth = 1.6

// The size of a presented card, and how far it is tilted.
const (
	CardW    = sketch.CardW
	CardH    = sketch.CardH
	CardTilt = -1.6
	// CardMargin is how far a card's ink reaches beyond it.
	CardMargin = 56
)

// CardBack draws the back of a card of a deck at r: "mail", "deal", "event" or
// "lottery". It is what a card shows while it flips.
func (t *Theme) CardBack(dst *ebiten.Image, r Rect, deck string) {
	p, c := t.pen(dst), &t.Palette
	d := deckOf(deck)
	p.shadow(r.narrowed(4), t.round(10), 12, 10, .5)
	p.fill(r, t.round(10), c.Backs[d])
	p.frame(r.Inset(8), t.round(7), 2, faded(white, .55))
	size := min(r.W, r.H) * .5
	p.disc(r.CenterX(), r.CenterY(), size*.72, c.PlateCream)
	p.artAt(deckArt[d], r.CenterX(), r.CenterY(), size)
}

// SmallCard draws a card of a kind so small that only its colour and its sign
// can be told. Deals have the signs of their companies, art.
func (t *Theme) SmallCard(dst *ebiten.Image, r Rect, kind, art string, deal bool) {
	p, c := t.pen(dst), &t.Palette
	f := Orange
	if sign, ok := sketch.MailSignOf(kind); ok {
		f, art = familyOf(sign.Family), sign.Picture
	} else if kind == "lottery-card" {
		f = Green
	}
	radius := t.round(6)
	p.shadow(r.narrowed(1), radius, 3, 3, .4)
	p.fill(r, radius, c.Card)
	p.frame(r, radius, 1.2, c.Line)
	band := r.topPart(r.H * .17)
	p.fillPart(band, radius, tops, c.Families[f].Face)
	if deal {
		p.frame(r.Inset(3), max(radius-3, 0), 1.4, c.Families[f].Face)
	}
	well := Rect{r.X + 6, band.Bottom() + 4, r.W - 12, r.Bottom() - band.Bottom() - 10}
	p.fill(well, 4, c.Tints[f])
	p.artAt(art, well.CenterX(), well.CenterY(), min(well.W, well.H)-4)
}

// Seam draws a perforation from x, y over a length.
func (t *Theme) Seam(dst *ebiten.Image, x, y, length float64) { t.pen(dst).seam(x, y, length) }

// NoteBox draws a box printed on a card, in which notes lie.
func (t *Theme) NoteBox(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, t.round(7), c.PaperTop)
	p.frame(r, t.round(7), 1.2, c.FieldLine)
}

// seam draws a perforation.
func (p pen) seam(x, y, length float64) {
	for at := 0.0; at < length; at += 11 {
		p.line(x+at, y, x+min(at+4, length), y, 1.6, p.Palette.Seam)
	}
}
