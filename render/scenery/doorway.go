package scenery

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// DoorwayW and DoorwayH are the size of the open door with who stands in it, in the design, from
// the bag of money at its left to the leaf at its right.
const DoorwayW, DoorwayH = 514.0, 640.0

// designH is how high a window is in the design.
const designH = 800.0

// DoorwaySize returns how large the open door stands beside what he may buy.
func DoorwaySize(t *render.Theme) (w, h float64) {
	const beside, upright = .82, .36 // of its size in the design
	z := beside * t.View.H / designH
	if t.View.IsUpright() {
		z = upright * t.View.H / designH
	}
	return DoorwayW * z, DoorwayH * z
}

// The seller in the design, from the chest up.
const sellerW, sellerH, sellerSize = 190.0, 240.0, 240.0

// SellerSize returns how large the seller stands behind the desk.
func SellerSize(t *render.Theme) (w, h float64) {
	z := min(t.View.W, t.View.H) / designH
	return sellerW * z, sellerH * z
}

// Seller draws who sells, standing on the lower edge of r.
func Seller(t *render.Theme, dst *ebiten.Image, r render.Rect, c render.Character, show faces.Features) {
	t.Bust(dst, c, faces.Frame{Features: show}, r.CenterX(), r.Bottom(), sellerSize*r.W/sellerW)
}

// Doorway is an open door in which the Buyer stands.
type Doorway struct {
	Sky Sky
	// Open is how far the leaf has swung, 0 to 1, and In how far the Buyer has come in.
	Open, In float64
	Buyer    faces.Frame
	// Shut is how far the leaf has been shut over the door, 0 to 1.
	Shut float64
	// Lifted is how far he has lifted his hat, 0 to 1. Left says that he is not there any more.
	Lifted float64
	Left   bool
	// Says is what the Buyer says, "" for nothing.
	Says string
}

// Parts of the doorway in the design.
var (
	doorFrame = render.Rect{X: 50, W: 360, H: 640}
	doorHole  = render.Rect{X: 76, Y: 26, W: 308, H: 614}
)

// DrawDoorway draws the open door, which stands on the lower edge of r.
func DrawDoorway(t *render.Theme, dst *ebiten.Image, r render.Rect, d Doorway) {
	p, c := t.Pen(dst), &t.Palette
	z := min(r.W/DoorwayW, r.H/DoorwayH)
	r = render.Rect{X: r.Right() - DoorwayW*z, Y: r.Bottom() - DoorwayH*z, W: DoorwayW * z, H: DoorwayH * z}
	frame, hole := inDesign(r, doorFrame, DoorwayW), inDesign(r, doorHole, DoorwayW)
	p.LayArt("doorway", frame.X, frame.Y, frame.W)
	switch d.Sky {
	case Morning:
		p.Fill(hole, 0, palette.Faded(c.Field, .28))
	case Night:
		p.Fill(hole, 0, palette.Faded(c.Night, .62))
	}
	const far = 150 // aside is where he comes from
	in := beats.OutCubic(d.In)
	p.Within(hole, func(q render.Pen) {
		if d.Left {
			return
		}
		const up, turn = 34, -16 // of the hat, in the box of a face of 160, and in degrees
		buyer, stance := render.Character{ID: sketch.Buyer, OwnCloth: true, Bare: d.Lifted > 0}, BuyerStands(r)
		stance.X += far * (1 - in) * z
		q.DrawBust(buyer, d.Buyer, stance, false)
		if d.Lifted > 0 {
			hat := q.Artwork("buyer-hat", stance.Size)
			q.Posed(hat, stance.X+.06*d.Lifted*stance.Size, stance.Foot-stance.Size/2-up/160.*d.Lifted*stance.Size, render.Pose{Turn: turn * d.Lifted})
		}
	})
	if leaf := p.Artwork("door-leaf", 128*z); leaf != nil && (d.Open > 0 || d.Shut > 0) {
		k, wide, high := p.View.Scale, beats.OutCubic(d.Open), 1.0
		x, y := r.X+386*z, r.Y-12*z
		if d.Shut > 0 { // it swings the other way, over the door
			wide, high = -doorHole.W/128*beats.OutCubic(d.Shut), doorHole.H/(DoorwayH+12)
			x, y = hole.Right(), hole.Y
		}
		p.Put(leaf, &render.Transform{X: (x + p.X) * k, Y: (y + p.Y) * k, Dx: leaf.Dx, Dy: leaf.Dy, Xx: wide, Yy: high}, 1, ebiten.FilterLinear)
	}
	if d.In > .5 && !d.Left && d.Shut == 0 {
		p.LayArt("moneybag", r.X, r.Bottom()-150*z, 168*z)
	}
	if d.Says != "" {
		buyerSays(p.GrowingTo(1.25), r, z, d.Says)
	}
}

// buyerSays draws what the Buyer says, in a bubble over his hat.
func buyerSays(p render.Pen, r render.Rect, z float64, text string) {
	c := &p.Palette
	st := render.Style{Face: render.CondensedBold, Size: max(20*z, 13), Color: c.Ink, Align: render.Center}
	lines := p.Wrapped(text, st, 250*z, 3)
	w, h := lines.Width+32*z, lines.Height()+18*z
	x, top := r.X+(262-30)*z, r.Y+46*z
	box := render.Rect{X: x - w/2, Y: top, W: w, H: h}
	p.Diamond(box.CenterX()+34*z, box.Bottom()+4*z, 15*z, 2, c.Ink)
	p.Fill(box.Inset(-2), 12*z, c.Ink)
	p.Diamond(box.CenterX()+34*z, box.Bottom()+1*z, 14*z, 2, c.Field)
	p.Fill(box, 10*z, c.Field)
	p.Lines(lines, box.CenterX(), box.Y+9*z+lines.Height()/float64(len(lines.Lines))*.76, st)
}

// BuyerStands returns where the Buyer stands in the open door in r.
func BuyerStands(r render.Rect) render.Stance {
	const size, middle = 404, 262
	z := min(r.W/DoorwayW, r.H/DoorwayH)
	return render.Stance{X: r.Right() - (DoorwayW-middle)*z, Foot: r.Bottom(), Size: size * z}
}
