package options

import (
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
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
func LotSize(t *render.Theme) (w, h float64) {
	h = t.Length(render.Medallion)
	return h * 92 / 112, h
}

// DrawLot draws the Deal under the hammer at r: 92x112 in the design.
func DrawLot(t *render.Theme, dst *ebiten.Image, r render.Rect, k Lot, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	u := min(r.W/92, r.H/112)
	pair := c.Families[palette.Orange]
	ground := render.Shades{Rest: palette.Mixed(c.Tints[palette.Orange], pair.Face, .22), Hover: c.Tints[palette.Orange]}.In(state)
	if k.Open {
		ground = c.Field
	}
	p.Shadow(r.Narrowed(2), 7, 4, 3, .35)
	p.Fill(render.Rect{X: r.X, Y: r.Y + 3*u, W: r.W, H: r.H}, 7, pair.Face)
	p.Fill(r, 7, ground)
	if k.Open {
		p.Frame(r, 7, 2.5, pair.Face)
		p.Fill(render.Rect{X: r.X + 7*u, Y: r.Y + 7*u, W: r.W - 14*u, H: 54 * u}, 5, c.Tints[palette.Orange])
		p.LayArt(k.Art, r.CenterX()-24*u, r.Y+10*u, 48*u)
		sum := render.Style{Face: render.Black, Size: max(13, 19*u), Color: c.Gain, Align: render.Center, Tracking: -.4}
		base := r.Y + 100*u
		label := min(r.Y+78*u, base-.8*sum.Size*p.Scale()-4)
		st := render.Style{Face: render.CondensedMedium, Size: max(11, 12.5*u), Color: c.Ink2, Align: render.Center}
		if p.Measure(k.Label, st.Sized(11)) > r.W-10 {
			k.Label = k.Short
		}
		p.TextFit(k.Label, r.CenterX(), label, r.W-10, 11, st)
		p.TextFit(k.Sum, r.CenterX(), base, r.W-10, 11, sum)
	} else {
		p.Dashes(r.Inset(6*u), 5, 1.6, 5, 4, pair.Edge)
		p.LayArt("deal", r.CenterX()-26*u, r.Y+18*u, 52*u)
		p.TextFit(k.Word, r.CenterX(), r.Y+95*u, r.W-16*u, 11, render.Style{Face: render.CondensedBold, Size: max(11.5, 13.5*u), Color: palette.Mixed(pair.Edge, c.Ink, .35), Align: render.Center})
	}
	t.Focus(dst, r, 7, state)
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
	Token pieces.Token
	// Face is the player's: it takes the token's place, asleep where they bid no more.
	Face       render.Character
	Name, Note string
	State      BidderState
}

// Bidders draws the rows of the seats in an auction: 194x37 each in the design.
// Their type is the same in all rows, and grows as far as each has room for it.
func Bidders(t *render.Theme, dst *ebiten.Image, rows []render.Rect, seats []Bidder) {
	p := t.Pen(dst)
	growth := t.LargestGrowth(mostBidderGrowth, func(k float64) bool {
		q := p.GrowingTo(k)
		for i, seat := range seats {
			r, short := rows[i], utf8.RuneCountInString(seat.Name) <= 10 // a long one is set in smaller type anyway
			if short && q.Measure(seat.Name, bidderName(r))+q.Measure(seat.Note, seat.noteStyle(r)) > bidderRoom(r) {
				return false
			}
		}
		return true
	})
	for i, seat := range seats {
		bidder(t, p.GrowingTo(growth), rows[i], seat)
	}
}

// mostBidderGrowth is how far the type of bidders grows with the text scale.
const mostBidderGrowth = 1.25

// bidderName is the type of the name in the row r of a bidder.
func bidderName(r render.Rect) render.Style {
	return render.Style{Face: render.Bold, Size: min(15, max(12, r.H*.42))}
}

// noteStyle is the type of the note in the row r of a bidder.
func (k *Bidder) noteStyle(r render.Rect) render.Style {
	st := render.Style{Face: render.CondensedMedium, Size: min(13, max(12, r.H*.42)), Align: render.End}
	switch k.State {
	case BidderAsked:
		st.Face = render.CondensedBold
	case BidderLeads:
		st.Face, st.Size = render.Bold, min(16, max(12.5, r.H*.44))
	}
	return st
}

// bidderSign is the size of a bidder's token.
func bidderSign(r render.Rect) float64 { return min(24, r.H-8) }

// bidderRoom is how wide name and note of a bidder can be together.
func bidderRoom(r render.Rect) float64 { return r.W - bidderSign(r) - 37 }

// bidder draws the row r of a seat in an auction.
func bidder(t *render.Theme, p render.Pen, r render.Rect, k Bidder) {
	c := &t.Palette
	style, ink, note := pieces.Flat, c.Ink, c.Ink2
	switch k.State {
	case BidderAsked:
		p.Fill(r, 7, c.Hot)
		p.Frame(r, 7, 2, c.Families[palette.Gold].Edge)
		note = c.Loss
	case BidderLeads:
		p.Fill(r, 7, c.Tints[palette.Green])
		p.Frame(r, 7, 1.8, c.Families[palette.Green].Face)
		note = c.Gain
	case BidderPassed, BidderOut:
		p.Fill(r, 7, palette.Mixed(c.Paper2, c.Off, .5))
		style, ink = pieces.Faint, c.Ink2
	default:
		p.Fill(r, 7, c.Paper2)
	}
	size := bidderSign(r)
	switch sign := (render.Rect{X: r.X + 9, Y: r.CenterY() - size/2, W: size, H: size}); {
	case k.Face.Exists():
		asleep := faces.Frame{Features: faces.Features{Blink: style == pieces.Faint}}
		t.Portrait(p.Dst, sign, k.Face, asleep)
	case style == pieces.Faint || r.H < leastPaddle:
		pieces.DrawToken(t, p.Dst, k.Token, r.X+9, r.CenterY()-size/2, size, style)
	default:
		paddle(t, p.Dst, r, k)
	}
	left, room := r.X+size+18, bidderRoom(r)
	name, st := bidderName(r).In(ink), k.noteStyle(r).In(note)
	w := min(p.Measure(k.Note, st), r.W*.42)
	narrow := name.Sized(render.LeastName / p.Scale())
	narrow.Face = render.CondensedBold
	if least := p.Measure(k.Name, narrow); least > room-w {
		small := st.Sized(leastNote / p.Scale())
		small.Face = st.Face.Condensed()
		smallest := p.Measure(k.Note, small)
		switch {
		case k.State == BidderPassed, k.State == BidderWaits, k.State == BidderAsked && least <= room && least+smallest > room:
			k.Note, w = "", -8 // what is struck through has passed, who has no word waits, who is lit is asked
		default:
			w = min(w, max(smallest, room-least))
		}
	}
	if k.Note != "" {
		p.TextFit(k.Note, r.Right()-11, p.Middle(r, st), w+1, 11, st)
	}
	width := p.Name(k.Name, left, p.Middle(r, name), room-w, render.LeastName, name)
	if k.State == BidderPassed {
		p.Hline(left-2, r.CenterY()+1, width+4, 1.4, c.Ink2)
	}
}

// leastNote is the size below which a bidder's note is cut, in logical pixels.
const leastNote = 11.5

// leastPaddle is from which height on a row has room for a paddle.
const leastPaddle = 20

// paddle draws what a seat bids with at the left of its row r: its token on a
// round board with a handle. Who leads holds it up.
func paddle(t *render.Theme, dst *ebiten.Image, r render.Rect, k Bidder) {
	p, pair := t.Pen(dst), t.Palette.Seat(k.Token.Color)
	x, y, radius := r.X+22, r.CenterY()-3, min(15, r.H*.41)
	if k.State == BidderLeads {
		y -= 4
	}
	handle := render.Rect{X: x - 3.5, Y: y, W: 7, H: r.Bottom() - 2 - y}
	p.Shadow(render.CircleBounds(x, y, radius), radius, 2, 2, .35)
	p.Fill(handle, 3, t.Palette.WoodDeep)
	p.Fill(render.Rect{X: handle.X + 1.2, Y: handle.Y, W: handle.W - 2.4, H: handle.H - 1.2}, 2, t.Palette.WoodTop)
	p.Disc(x, y+1.2, radius, pair.Edge)
	p.Disc(x, y, radius, pair.Face)
	p.Disc(x, y, radius-2.2, t.Palette.PaperTop)
	pieces.TokenAt(t, dst, k.Token, x, y, radius*1.34, pieces.Flat)
}
