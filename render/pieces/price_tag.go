package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
)

// PriceTagW and PriceTagH are the size of a price tag in the design.
const PriceTagW, PriceTagH = 160.0, 195.0

// PriceTag is a price tag with a sum and what that is, k times as large as in the design.
func PriceTag(p render.Pen, label, sum string, k float64) *render.Picture {
	c := &p.Palette
	return p.Composed(render.DrawingKey{What: "price-tag", Name: label + "\x00" + sum, Size: float32(k)}, PriceTagW*k, PriceTagH*k, 2, func(p render.Pen) {
		p.Unrecorded = true
		p = p.GrowingTo(1)
		p.LayArt("pricetag", 0, 0, PriceTagW*k)
		p.TextFit(label, PriceTagW/2*k, 92*k, 128*k, 9, render.Style{Face: render.CondensedBold, Size: 19 * k, Color: c.Ink2, Align: render.Center})
		p.TextFit(sum, PriceTagW/2*k, 136*k, 128*k, 10, render.Style{Face: render.Black, Size: 34 * k, Color: c.Gain, Align: render.Center})
	})
}

// PriceTagSize returns how large a price tag hangs in a window.
func PriceTagSize(t *render.Theme) (w, h float64) {
	const designH = 800 // of a window
	z := min(t.View.W, t.View.H) / designH
	return PriceTagW * z, PriceTagH * z
}

// DrawPriceTag draws a price tag that has dropped so far, 0 to 1, and swings by so many degrees.
func DrawPriceTag(t *render.Theme, dst *ebiten.Image, r render.Rect, label, sum string, dropped, swing float64) {
	const askew, from = 5, .3 // degrees, and how far above its place it drops from
	p := t.Pen(dst)
	p.Posed(PriceTag(p, label, sum, r.W/PriceTagW), r.CenterX(), r.CenterY()-(1-dropped)*from*r.H, render.Pose{Turn: askew + swing, Fade: 1 - dropped})
}
