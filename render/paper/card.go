package paper

import (
	"cmp"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// This file draws what cards are made of: paper, bands, wells, seams and frames. What
// stands on them is laid out by package cards.

// cardRadius and dealRadius are how round the corners of cards are.
const cardRadius, dealRadius = 10, 8

// CardBack draws the back of a card of a deck at r: "mail", "deal", "event" or
// "lottery". It is what a card shows while it flips.
func CardBack(t *render.Theme, dst *ebiten.Image, r render.Rect, deck string) {
	p, c := t.Pen(dst), &t.Palette
	d := palette.DeckOf(deck)
	p.Shadow(r.Narrowed(4), t.Round(cardRadius), 12, 10, .5)
	p.Fill(r, t.Round(cardRadius), c.Backs[d])
	p.Frame(r.Inset(8), t.Round(7), 2, palette.Faded(palette.White, .55))
	size := min(r.W, r.H) * .5
	p.Disc(r.CenterX(), r.CenterY(), size*.72, c.PlateCream)
	p.ArtAt(palette.DeckArt[d], r.CenterX(), r.CenterY(), size)
}

// SmallCard draws a card of a kind so small that only its colour and its sign
// can be told, art or, where that is "", the one of the kind.
func SmallCard(t *render.Theme, dst *ebiten.Image, r render.Rect, kind, art string, deal bool) {
	p, c := t.Pen(dst), &t.Palette
	f := palette.Orange
	if sign, ok := sketch.MailSignOf(kind); ok {
		f, art = palette.FamilyOf(sign.Family), cmp.Or(art, sign.Picture)
	} else if kind == "lottery-card" {
		f = palette.Green
	}
	radius := t.Round(6)
	p.Shadow(r.Narrowed(1), radius, 3, 3, .4)
	p.Fill(r, radius, c.Card)
	p.Frame(r, radius, 1.2, c.Line)
	band := r.TopPart(r.H * .17)
	p.FillPart(band, radius, render.Tops, c.Families[f].Face)
	if deal {
		p.Frame(r.Inset(3), max(radius-3, 0), 1.4, c.Families[f].Face)
	}
	CardWell(t, dst, render.Rect{X: r.X + 6, Y: band.Bottom() + 4, W: r.W - 12, H: r.Bottom() - band.Bottom() - 10}, f, art)
}

// CardWell draws the well of a card, in the tint of a family, with a piece of artwork.
func CardWell(t *render.Theme, dst *ebiten.Image, r render.Rect, f palette.Family, art string) {
	p, size := t.Pen(dst), min(r.W, r.H)
	p.Fill(r, t.Round(max(4, .09*size)), t.Palette.Tints[f])
	p.ArtAt(art, r.CenterX(), r.CenterY(), .94*size)
}

// MailSign returns the colours of a kind of mail or of an Event, as records name it, and
// the artwork that stands for it. Unknown kinds are advertisements.
func MailSign(kind string) (f palette.Family, art string) {
	sign, ok := sketch.MailSignOf(kind)
	if !ok {
		sign, _ = sketch.MailSignOf("ad")
	}
	return palette.FamilyOf(sign.Family), sign.Picture
}

// MailFamily returns the colours of a kind of mail or of an Event, and those of Events
// for all else.
func MailFamily(kind string) palette.Family {
	if sign, ok := sketch.MailSignOf(kind); ok {
		return palette.FamilyOf(sign.Family)
	}
	return palette.Teal
}

// MailPaper draws the empty paper of a card of mail, which may lie on another one.
func MailPaper(t *render.Theme, dst *ebiten.Image, r render.Rect, onAnother bool) {
	p, radius := t.Pen(dst), t.Round(cardRadius)
	if onAnother {
		cardBelow(t, p, r, radius)
	}
	p.Shadow(r.Narrowed(4), radius, 12, 10, .52)
	p.Fill(r, radius, t.Palette.Card)
}

// cardBelow draws the card under one of mail, turned a little around its upper
// left corner.
func cardBelow(t *render.Theme, p render.Pen, r render.Rect, radius float64) {
	const turn = 2.8 * render.Degree
	c := &t.Palette
	sin, cos := math.Sincos(turn)
	at := r.Moved(r.W/2*cos-r.H/2*sin-r.W/2, r.W/2*sin+r.H/2*cos-r.H/2)
	turned := func(r render.Rect) render.Box {
		b := p.Exact(r)
		b.Turn = turn
		return b
	}
	shadow, edge, face := turned(at.Moved(0, 6)), turned(at), turned(at.Inset(1.6))
	shadow.Mode = -8 * t.View.Scale
	p.Draw(&shadow, radius, palette.Faded(c.Shadow, .4))
	p.Draw(&edge, radius, c.Families[palette.Blue].Face)
	p.Draw(&face, radius-1.6, palette.Mixed(c.Tints[palette.Blue], c.Field, .4))
}

// MailBand draws the coloured band of a kind of mail along the upper edge of a card, and
// the pattern that it ends in.
func MailBand(t *render.Theme, dst *ebiten.Image, r render.Rect, kind string) {
	p, c := t.Pen(dst), &t.Palette
	f, _ := MailSign(kind)
	p.FillPart(r, t.Round(cardRadius), render.Tops, c.Families[f].Face)
	q := t.Drawing(render.DrawingKey{What: "band", Name: kind, Size: float32(r.W)}, func() sketch.Drawing { return sketch.BandEdge(kind, r.W, c.Card) })
	p.Blit(q, r.X, r.Bottom()-sketch.BandEdgeH, 1)
}

// BandEdge returns how much of its band, in logical pixels from its lower edge up, a card of
// a kind of mail keeps free of type, most of all for its pattern.
func BandEdge(kind string) float64 {
	const least = 6
	return max(least, sketch.EdgeDepth(kind))
}

// MailFrame draws what is printed along the edges of a card of mail, over all else.
func MailFrame(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c, radius := t.Pen(dst), &t.Palette, t.Round(cardRadius)
	p.ContrastFrame(r, radius, c.Ink)
	if c.CardFrame.A > 0 {
		p.Frame(r.Inset(4), radius-1, 1.5, c.CardFrame)
	}
}

// MailSeam draws the perforation of a card of mail across r, from edge to edge, and the
// notches in which it ends; through them shows what the card lies on.
func MailSeam(t *render.Theme, dst *ebiten.Image, r render.Rect, onAnother bool) {
	c := palette.Mixed(palette.Mixed(t.Palette.WallTop, t.Palette.WallBottom, .6), t.Palette.Shadow, .3)
	if onAnother {
		c = palette.Hex(0xB4C0CB)
	}
	const radius, inset = 7, 14
	y := r.CenterY()
	t.Pen(dst).Within(render.Rect{X: r.X, Y: y - radius, W: r.W, H: 2 * radius}, func(p render.Pen) {
		p.Disc(r.X, y, radius, c)
		p.Disc(r.Right(), y, radius, c)
	})
	Seam(t, dst, r.X+inset, y, r.W-2*inset)
}

// Seam draws a perforation from x, y over a length.
func Seam(t *render.Theme, dst *ebiten.Image, x, y, length float64) {
	p := t.Pen(dst)
	for at := 0.0; at < length; at += 11 {
		p.Line(x+at, y, x+min(at+4, length), y, 1.6, t.Palette.Seam)
	}
}

// NoteBox draws a box printed on a card, in which notes lie.
func NoteBox(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, t.Round(7), c.PaperTop)
	p.Frame(r, t.Round(7), 1.2, c.FieldLine)
}
