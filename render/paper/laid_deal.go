package paper

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// LaidDeal is a Deal as it lies on the desk: to be known again there, and read elsewhere.
type LaidDeal struct {
	// Kind is that of the card, Art a piece of artwork of the company, or "" for a briefcase.
	Kind, Art string
	// Pays is what a buyer pays.
	Pays string
}

// laidDealW and laidDealH are the size of such a Deal, in logical pixels, and laidDealGap what is
// between two of them.
const laidDealW, laidDealH, laidDealGap = 74.0, 98.0, 8.0

// LaidDealBox returns where the Deal with index i of n lies in a part of the desk: beside each
// other, or over each other where there is no room for that.
func LaidDealBox(desk render.Rect, i, n int) render.Rect {
	desk.X, desk.W = desk.X+laidDealGap, desk.W-2*laidDealGap
	h := min(laidDealH, desk.H-2*laidDealGap)
	w := h * laidDealW / laidDealH
	step := w + laidDealGap
	if n > 1 {
		step = min(step, (desk.W-w)/float64(n-1))
	}
	askew := float64(i%2)*4 - 2 // nobody lays cards down with a ruler
	return render.Rect{X: desk.X + step*float64(i), Y: desk.CenterY() - h/2 + askew, W: w, H: h}
}

// DrawLaidDeal draws a Deal on the desk.
func DrawLaidDeal(t *render.Theme, dst *ebiten.Image, r render.Rect, d LaidDeal) {
	p, c, k := t.Pen(dst).GrowingTo(1.2), &t.Palette, r.W/laidDealW
	radius := t.Round(7 * k)
	p.Shadow(r, radius, 4*k, 3*k, .4)
	p.Fill(r, radius, c.Card)
	p.Frame(r, radius, 3*k, c.Families[DealFamily(d.Kind)].Face)
	p.ArtAt(cmp.Or(d.Art, "deal-company"), r.CenterX(), r.Y+r.H*.41, r.W*.74)
	foot := render.Rect{X: r.X, Y: r.Y + r.H*.74, W: r.W, H: r.H * .22}
	const least = 12 // in small windows, where the card is smaller
	p.Centered(d.Pays, foot, 6*k, least, render.Style{Face: render.CondensedBold, Size: max(least, 14.5*k), Color: c.Ink})
}

// DrawDealPlace draws where a Deal may lie on the desk.
func DrawDealPlace(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, k := t.Pen(dst), r.W/laidDealW
	p.Dashes(r, t.Round(7*k), 1.8, 6, 5, palette.Faded(t.Palette.OnWood, .45))
	p.Posed(p.Artwork("deal", r.W*.6), r.CenterX(), r.CenterY(), render.Pose{Fade: .65})
}
