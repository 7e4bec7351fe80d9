package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// This file draws what cards are made of: paper, bands, wells, seams and frames. What
// stands on them is laid out by package cards.

// cardRadius and dealRadius are how round the corners of cards are.
const cardRadius, dealRadius = 10, 8

// CardBack draws the back of a card of a deck at r: "mail", "deal", "event" or
// "lottery". It is what a card shows while it flips.
func (t *Theme) CardBack(dst *ebiten.Image, r Rect, deck string) {
	p, c := t.pen(dst), &t.Palette
	d := deckOf(deck)
	p.shadow(r.narrowed(4), t.round(cardRadius), 12, 10, .5)
	p.fill(r, t.round(cardRadius), c.Backs[d])
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
	t.CardWell(dst, Rect{r.X + 6, band.Bottom() + 4, r.W - 12, r.Bottom() - band.Bottom() - 10}, f, art)
}

// CardWell draws the well of a card, in the tint of a family, with a piece of artwork.
func (t *Theme) CardWell(dst *ebiten.Image, r Rect, f Family, art string) {
	p, size := t.pen(dst), min(r.W, r.H)
	p.fill(r, t.round(max(4, .09*size)), t.Palette.Tints[f])
	p.artAt(art, r.CenterX(), r.CenterY(), .84*size)
}

// MailSign returns the colours of a kind of mail or of an Event, as records name it, and
// the artwork that stands for it. Unknown kinds are advertisements.
func MailSign(kind string) (f Family, art string) {
	sign, ok := sketch.MailSignOf(kind)
	if !ok {
		sign, _ = sketch.MailSignOf("ad")
	}
	return familyOf(sign.Family), sign.Picture
}

// MailFamily returns the colours of a kind of mail or of an Event, and those of Events
// for all else.
func MailFamily(kind string) Family {
	if sign, ok := sketch.MailSignOf(kind); ok {
		return familyOf(sign.Family)
	}
	return Teal
}

// MailPaper draws the empty paper of a card of mail, which may lie on another one.
func (t *Theme) MailPaper(dst *ebiten.Image, r Rect, onAnother bool) {
	p, radius := t.pen(dst), t.round(cardRadius)
	if onAnother {
		t.cardBelow(p, r, radius)
	}
	p.shadow(r.narrowed(4), radius, 12, 10, .52)
	p.fill(r, radius, t.Palette.Card)
}

// cardBelow draws the card under one of mail, turned a little around its upper
// left corner.
func (t *Theme) cardBelow(p pen, r Rect, radius float64) {
	const turn = 2.8 * degree
	c := &t.Palette
	sin, cos := math.Sincos(turn)
	at := r.Moved(r.W/2*cos-r.H/2*sin-r.W/2, r.W/2*sin+r.H/2*cos-r.H/2)
	turned := func(r Rect) box {
		b := p.exact(r)
		b.turn = turn
		return b
	}
	shadow, edge, face := turned(at.Moved(0, 6)), turned(at), turned(at.Inset(1.6))
	shadow.mode = -8 * t.View.Scale
	p.draw(&shadow, radius, faded(c.Shadow, .4))
	p.draw(&edge, radius, c.Families[Blue].Face)
	p.draw(&face, radius-1.6, mixed(c.Tints[Blue], c.Field, .4))
}

// MailBand draws the coloured band of a kind of mail along the upper edge of a card, and
// the pattern that it ends in.
func (t *Theme) MailBand(dst *ebiten.Image, r Rect, kind string) {
	p, c := t.pen(dst), &t.Palette
	f, _ := MailSign(kind)
	p.fillPart(r, t.round(cardRadius), tops, c.Families[f].Face)
	q := t.drawing(drawingKey{what: "band", name: kind, size: float32(r.W)}, func() sketch.Drawing { return sketch.BandEdge(kind, r.W, c.Card) })
	p.blit(q, r.X, r.Bottom()-sketch.BandEdgeH, 1)
}

// BandEdge returns how much of its band, in logical pixels from its lower edge up, a card of
// a kind of mail keeps free of type, most of all for its pattern.
func BandEdge(kind string) float64 {
	const least = 6
	return max(least, sketch.EdgeDepth(kind))
}

// MailFrame draws what is printed along the edges of a card of mail, over all else.
func (t *Theme) MailFrame(dst *ebiten.Image, r Rect) {
	p, c, radius := t.pen(dst), &t.Palette, t.round(cardRadius)
	p.contrastFrame(r, radius, c.Ink)
	if c.CardFrame.A > 0 {
		p.frame(r.Inset(4), radius-1, 1.5, c.CardFrame)
	}
}

// MailSeam draws the perforation of a card of mail across r, from edge to edge, and the
// notches in which it ends; through them shows what the card lies on.
func (t *Theme) MailSeam(dst *ebiten.Image, r Rect, onAnother bool) {
	c := mixed(mixed(t.Palette.WallTop, t.Palette.WallBottom, .6), t.Palette.Shadow, .3)
	if onAnother {
		c = hex(0xB4C0CB)
	}
	const radius, inset = 7, 14
	y := r.CenterY()
	t.pen(dst).within(Rect{r.X, y - radius, r.W, 2 * radius}, func(p pen) {
		p.disc(r.X, y, radius, c)
		p.disc(r.Right(), y, radius, c)
	})
	t.Seam(dst, r.X+inset, y, r.W-2*inset)
}

// Seam draws a perforation from x, y over a length.
func (t *Theme) Seam(dst *ebiten.Image, x, y, length float64) {
	p := t.pen(dst)
	for at := 0.0; at < length; at += 11 {
		p.line(x+at, y, x+min(at+4, length), y, 1.6, t.Palette.Seam)
	}
}

// NoteBox draws a box printed on a card, in which notes lie.
func (t *Theme) NoteBox(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, t.round(7), c.PaperTop)
	p.frame(r, t.round(7), 1.2, c.FieldLine)
}
