package render

import (
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
)

// Lot is the content of the Deal under the hammer.
type Lot struct {
	// Word stands on a closed one.
	Word string
	// Open shows the face: Art, and Sum with its Label, or Short where there is less room.
	Open                   bool
	Art, Label, Short, Sum string
}

// LotSize returns the size of the Deal under the hammer.
func (t *Theme) LotSize() (w, h float64) {
	h = t.Length(Medallion)
	return h * 92 / 112, h
}

// Lot draws the Deal under the hammer at r: 92x112 in the design.
func (t *Theme) Lot(dst *ebiten.Image, r Rect, k Lot, state State) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
	u := min(r.W/92, r.H/112)
	pair := c.Families[Orange]
	ground := shades{rest: mixed(c.Tints[Orange], pair.Face, .22), hover: c.Tints[Orange]}.in(state)
	if k.Open {
		ground = c.Field
	}
	p.shadow(r.narrowed(2), 7, 4, 3, .35)
	p.fill(Rect{r.X, r.Y + 3*u, r.W, r.H}, 7, pair.Face)
	p.fill(r, 7, ground)
	if k.Open {
		p.frame(r, 7, 2.5, pair.Face)
		p.fill(Rect{r.X + 7*u, r.Y + 7*u, r.W - 14*u, 54 * u}, 5, c.Tints[Orange])
		p.art(k.Art, r.CenterX()-24*u, r.Y+10*u, 48*u)
		sum := Style{Face: Black, Size: max(13, 19*u), Color: c.Gain, Align: Center, Tracking: -.4}
		base := r.Y + 100*u
		label := min(r.Y+78*u, base-.8*sum.Size*p.scale()-4)
		st := Style{Face: CondensedMedium, Size: max(11, 12.5*u), Color: c.Ink2, Align: Center}
		if p.measure(k.Label, st.Sized(11)) > r.W-10 {
			k.Label = k.Short
		}
		p.fit(k.Label, r.CenterX(), label, r.W-10, 11, st)
		p.fit(k.Sum, r.CenterX(), base, r.W-10, 11, sum)
	} else {
		p.dashes(r.Inset(6*u), 5, 1.6, 5, 4, pair.Edge)
		p.art("deal", r.CenterX()-26*u, r.Y+18*u, 52*u)
		p.fit(k.Word, r.CenterX(), r.Y+95*u, r.W-16*u, 11, Style{Face: CondensedBold, Size: max(11.5, 13.5*u), Color: mixed(pair.Edge, c.Ink, .35), Align: Center})
	}
	t.focus(dst, r, 7, state)
}

// BidderState is the progress of a seat in an auction.
type BidderState uint8

// The states of a bidder.
const (
	BidderWaits BidderState = iota
	BidderAsked
	BidderLeads
	BidderPassed
	BidderOut
)

// Bidder is the content of a seat's row in an auction. Note is its bid, or a word
// for its state.
type Bidder struct {
	Token Token
	// Face is the player's: it takes the token's place, asleep where they bid no more.
	Face       Character
	Name, Note string
	State      BidderState
}

// Bidders draws the rows of the seats in an auction: 194x37 each in the design.
// Their type is the same in all rows, and grows as far as each has room for it.
func (t *Theme) Bidders(dst *ebiten.Image, rows []Rect, seats []Bidder) {
	p := t.pen(dst)
	growth := t.LargestGrowth(mostBidderGrowth, func(k float64) bool {
		q := p.capped(k)
		for i, seat := range seats {
			r, short := rows[i], utf8.RuneCountInString(seat.Name) <= 10 // a long one is set in smaller type anyway
			if short && q.measure(seat.Name, bidderName(r))+q.measure(seat.Note, seat.noteStyle(r)) > bidderRoom(r) {
				return false
			}
		}
		return true
	})
	for i, seat := range seats {
		t.bidder(p.capped(growth), rows[i], seat)
	}
}

// mostBidderGrowth is how far the type of bidders grows with the text scale.
const mostBidderGrowth = 1.25

// bidderName is the type of the name in the row r of a bidder.
func bidderName(r Rect) Style { return Style{Face: Bold, Size: min(15, max(12, r.H*.42))} }

// noteStyle is the type of the note in the row r of a bidder.
func (k *Bidder) noteStyle(r Rect) Style {
	st := Style{Face: CondensedMedium, Size: min(13, max(12, r.H*.42)), Align: End}
	switch k.State {
	case BidderAsked:
		st.Face = CondensedBold
	case BidderLeads:
		st.Face, st.Size = Bold, min(16, max(12.5, r.H*.44))
	}
	return st
}

// bidderSign is the size of a bidder's token.
func bidderSign(r Rect) float64 { return min(24, r.H-8) }

// bidderRoom is how wide name and note of a bidder can be together.
func bidderRoom(r Rect) float64 { return r.W - bidderSign(r) - 37 }

// bidder draws the row r of a seat in an auction.
func (t *Theme) bidder(p pen, r Rect, k Bidder) {
	c := &t.Palette
	style, ink, note := Flat, c.Ink, c.Ink2
	switch k.State {
	case BidderAsked:
		p.fill(r, 7, c.Hot)
		p.frame(r, 7, 2, c.Families[Gold].Edge)
		note = c.Loss
	case BidderLeads:
		p.fill(r, 7, c.Tints[Green])
		p.frame(r, 7, 1.8, c.Families[Green].Face)
		note = c.Gain
	case BidderPassed, BidderOut:
		p.fill(r, 7, mixed(c.Paper2, c.Off, .5))
		style, ink = Faint, c.Ink2
	default:
		p.fill(r, 7, c.Paper2)
	}
	size := bidderSign(r)
	switch sign := (Rect{r.X + 9, r.CenterY() - size/2, size, size}); {
	case k.Face.exists():
		asleep := faces.Frame{Features: faces.Features{Blink: style == Faint}}
		t.Portrait(p.dst, sign, k.Face, asleep)
	case style == Faint || r.H < leastPaddle:
		t.Token(p.dst, k.Token, r.X+9, r.CenterY()-size/2, size, style)
	default:
		t.paddle(p.dst, r, k)
	}
	left, room := r.X+size+18, bidderRoom(r)
	name, st := bidderName(r).In(ink), k.noteStyle(r).In(note)
	w := min(p.measure(k.Note, st), r.W*.42)
	narrow := name.Sized(leastName / p.scale())
	narrow.Face = CondensedBold
	if least := p.measure(k.Name, narrow); least > room-w {
		small := st.Sized(leastNote / p.scale())
		small.Face = st.Face.Condensed()
		smallest := p.measure(k.Note, small)
		switch {
		case k.State == BidderPassed, k.State == BidderWaits, k.State == BidderAsked && least <= room && least+smallest > room:
			k.Note, w = "", -8 // what is struck through has passed, who has no word waits, who is lit is asked
		default:
			w = min(w, max(smallest, room-least))
		}
	}
	if k.Note != "" {
		p.fit(k.Note, r.Right()-11, p.middle(r, st), w+1, 11, st)
	}
	width := p.name(k.Name, left, p.middle(r, name), room-w, leastName, name)
	if k.State == BidderPassed {
		p.hline(left-2, r.CenterY()+1, width+4, 1.4, c.Ink2)
	}
}

// leastNote is the size below which a bidder's note is cut, in logical pixels.
const leastNote = 11.5

// leastPaddle is from which height on a row has room for a paddle.
const leastPaddle = 20

// paddle draws what a seat bids with at the left of its row r: its token on a
// round board with a handle. Who leads holds it up.
func (t *Theme) paddle(dst *ebiten.Image, r Rect, k Bidder) {
	p, pair := t.pen(dst), t.Palette.seat(k.Token.Color)
	x, y, radius := r.X+22, r.CenterY()-3, min(15, r.H*.41)
	if k.State == BidderLeads {
		y -= 4
	}
	handle := Rect{x - 3.5, y, 7, r.Bottom() - 2 - y}
	p.shadow(circleBounds(x, y, radius), radius, 2, 2, .35)
	p.fill(handle, 3, t.Palette.WoodDeep)
	p.fill(Rect{handle.X + 1.2, handle.Y, handle.W - 2.4, handle.H - 1.2}, 2, t.Palette.WoodTop)
	p.disc(x, y+1.2, radius, pair.Edge)
	p.disc(x, y, radius, pair.Face)
	p.disc(x, y, radius-2.2, t.Palette.PaperTop)
	t.tokenAt(dst, k.Token, x, y, radius*1.34, Flat)
}
