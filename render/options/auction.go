package options

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
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
	const share = .3 // of the window's height
	h = share * min(t.View.W, t.View.H)
	return h * 190 / 252, h
}

// DrawLot draws the Deal under the hammer at r: 92x112 in the design.
func DrawLot(t *render.Theme, dst *ebiten.Image, r render.Rect, k Lot, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	u := min(r.W/92, r.H/112)
	pair := c.Families[palette.Orange]
	p.Shadow(r.Narrowed(2), 7, 4, 3, .35)
	if k.Open {
		p.Fill(render.Rect{X: r.X, Y: r.Y + 3*u, W: r.W, H: r.H}, 7, pair.Face)
		p.Fill(r, 7, c.Field)
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
		const ribbon = .728 // of the card's height, where the word stands
		w := min(r.W, r.H*190/252)
		r = render.Rect{X: r.CenterX() - w/2, Y: r.Y, W: w, H: w * 252 / 190}
		p.LayArt("sealed-card", r.X, r.Y, r.W)
		word := render.Style{Face: render.CondensedBold, Size: max(11.5, 10*u), Color: pair.Edge, Align: render.Center, Tracking: u}
		p.TextFit(k.Word, r.CenterX(), r.Y+ribbon*r.H+word.Size*.36, r.W*.86, 11, word)
		if state.Hover {
			p.Frame(r, 7, 2, c.Focus)
		}
	}
	marks.Focus(t, dst, r, 7, state)
}

// FlyingLot is a Deal that was under the hammer, on its way from where it stood to who has bought
// it: Travel is how far it has come, Turned how far it is turned over, and Scale how large it is
// still as it is put away, all 0 to 1. Within is the part of the window in which it comes to lie, so
// that nothing is hidden that is to be read.
type FlyingLot struct {
	Lot
	From, To, Within      render.Rect
	Travel, Turned, Scale float64
	Calm                  bool
}

// DrawFlyingLot draws a Deal on its way: it comes to lie in the middle of the window above who has
// bought it, or as near to that as may be, larger than it stood, and goes down to them.
func DrawFlyingLot(t *render.Theme, dst *ebiten.Image, picture *render.CachedImage[Lot], k FlyingLot) {
	const high, grown = .25, 1.3 // the arc, in heights of the card
	x, y, size := k.From.CenterX(), k.From.CenterY(), 1.0
	if k.To != k.From {
		room := k.Within.Narrowed(render.DealMargin)
		w, h := grown*k.From.W/2, grown*k.From.H/2
		toX := max(room.X+w, min(room.Right()-w, k.To.CenterX()))
		lies := max(room.Y+h, min(room.Bottom()-h, t.View.H/2))
		toY := k.To.CenterY() - (k.To.CenterY()-lies)*k.Scale
		x, y = x+(toX-x)*k.Travel, y+(toY-y)*k.Travel-high*k.From.H*4*k.Travel*(1-k.Travel)
		size += (grown - 1) * k.Travel
	}
	pose := render.Pose{Scale: size * k.Scale}
	if !k.Calm {
		pose.FlipX = 1 - math.Abs(2*k.Turned-1)
	}
	r := k.From.Moved(x-k.From.CenterX(), y-k.From.CenterY())
	picture.DrawPosed(t, dst, r, render.DealMargin, k.Lot, pose, func(dst *ebiten.Image) { DrawLot(t, dst, r, k.Lot, render.State{}) })
}
