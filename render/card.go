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

// CardBand draws the coloured band of a kind of mail along the upper edge of a
// panel, with its name.
func (t *Theme) CardBand(dst *ebiten.Image, r Rect, kind, name string) {
	p, c := t.pen(dst), &t.Palette
	_, fam := mailSign(kind)
	p.fillPart(r, 7, tops, c.Families[fam].Face)
	st := Style{Face: Black, Size: min(19, r.H*.44), Color: white, Tracking: 1.4}
	p.fit(name, r.X+18, p.middle(r, st), r.W-90, 12, st)
	for i := range 3 {
		p.disc(r.Right()-48+float64(i)*13, r.CenterY(), 4, white)
	}
}

// FramedCard draws a card that lies open in the right column while something on
// it is decided: its paper, the frame that is printed inside its edge, if the
// edition has one, and along its upper edge a band, so high, in the colour of a
// family, with a title and a note at its right end.
func (t *Theme) FramedCard(dst *ebiten.Image, r Rect, band float64, f Family, title, note string) {
	p, c := t.pen(dst), &t.Palette
	at, radius := r.topPart(band), t.round(8)
	p.shadow(r.narrowed(4), radius, 12, 10, .5)
	p.fill(r, radius, c.Card)
	p.contrastFrame(r, radius, c.Ink)
	if c.CardFrame.A > 0 {
		p.frame(r.Inset(4), radius-1, 1.5, c.CardFrame)
		at, radius = Rect{r.X + 4, r.Y + 4, r.W - 8, band - 4}, 2
	}
	p.fillPart(at, radius, tops, c.Families[f].Face)
	ink := c.on(f)
	small := Style{Face: Medium, Size: 13.5, Color: ink, Align: End}
	w := p.fit(note, at.Right()-14, p.middle(at, small), at.W*.5, 11, small)
	st := Style{Face: Black, Size: min(19, band*.5), Color: ink, Tracking: 1.8}
	p.fit(title, at.X+14, p.middle(at, st), at.Right()-26-w-at.X-14, 12, st)
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
