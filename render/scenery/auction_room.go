package scenery

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// DrawAuctionRoom draws the room of an auction above the desk, in r.
func DrawAuctionRoom(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	const lightY = .35
	DrawHall(t, dst, r, Hall{Tint: t.Palette.Families[palette.Blue].Edge, LightX: .5, LightY: lightY})
}

// DrawEasel draws the easel that a card stands on, whose box is r.
func DrawEasel(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	const wide, middle, above = 304, 146, 26 // of a card that is 248 high
	z := r.H / 248
	t.Pen(dst).LayArt("easel", r.CenterX()-middle*z, r.Y-above*z, wide*z)
}

// The auctioneer behind the desk, in the pixels of the design.
const (
	auctioneerW, auctioneerH = 560.0, 616.0
	auctioneerSize           = 360.0
	// behindCrowd is how much of the height is hidden by those who stand before her.
	behindCrowd = 150.0
)

// AuctioneerSize returns how large the auctioneer stands behind the desk.
func AuctioneerSize(t *render.Theme) (w, h float64) {
	const share, upright = .96, .42
	z := share * t.View.H / designH
	if t.View.IsUpright() {
		z = upright * t.View.H / designH
	}
	return auctioneerW * z, (auctioneerH - behindCrowd) * z
}

// Auctioneer is who holds the hammer at an auction.
type Auctioneer struct {
	// Talks opens the mouth, and Lifted is how far the hammer is raised, 0 to 1. Struck draws the
	// marks of a blow.
	Talks  faces.Mouth
	Lifted float64
	Struck bool
	// Behind says that she stands behind others, and reaches below the edge.
	Behind bool
	// Says is what she says, "" for nothing.
	Says string
}

// DrawAuctioneer draws the auctioneer with her desk and hammer, down to the lower edge of r or a
// little below it.
func DrawAuctioneer(t *render.Theme, dst *ebiten.Image, r render.Rect, a Auctioneer) {
	const turn, up = 14, 18 // of a raised hammer, in degrees and pixels of the design
	p, c := t.Pen(dst), &t.Palette
	below := 0.0
	if a.Behind {
		below = behindCrowd
	}
	z := min(r.W/auctioneerW, r.H/(auctioneerH-below))
	x0, y0 := r.CenterX()-260*z, r.Bottom()-(auctioneerH-below)*z
	her := render.Character{ID: sketch.Auctioneer, OwnCloth: true}
	t.Bust(dst, her, faces.Frame{Features: faces.Features{Expression: faces.Happy, Mouth: a.Talks}}, x0+252*z, y0+360*z, auctioneerSize*z)
	p.LayArt("auction-desk", x0, y0+318*z, 520*z)
	gavel := p.Artwork("gavel-large", 265*z)
	if gavel != nil {
		scale := p.View.Scale
		p.Put(gavel, &render.Transform{X: (x0 + 542*z) * scale, Y: (y0 + (114-up*a.Lifted)*z) * scale, Dx: gavel.Dx, Dy: gavel.Dy, Xx: -1, Yy: 1}, 1, ebiten.FilterLinear)
	}
	fist := p.Artwork("gavel-fist", 94*z)
	p.Posed(fist, x0+(314+47)*z, y0+(242+40-up*a.Lifted)*z, render.Pose{Turn: turn * a.Lifted})
	if a.Struck {
		for i := range 4 {
			d := float64(i)
			p.Line(x0+(536+4*d)*z, y0+(200+26*d)*z, x0+(566+4*d)*z, y0+(192+30*d)*z, 5*z, c.WinnerInk)
		}
	}
	if a.Says == "" {
		return
	}
	q := p.GrowingTo(1.25)
	st := render.Style{Face: render.CondensedBold, Size: max(20*z, 13), Color: c.Ink, Align: render.Center}
	lines := q.Wrapped(a.Says, st, 170*z, 3)
	w, h := lines.Width+30*z, lines.Height()+18*z
	box := render.Rect{X: x0 + 96*z - w, Y: y0 + 80*z, W: w, H: h}
	tail := func(grown float64, ink palette.Color) {
		p.Diamond(box.Right()+2*z, box.Bottom()-16*z, (13+grown)*z, 2, ink)
	}
	tail(2, c.Ink)
	q.Fill(box.Inset(-2), 12*z, c.Ink)
	tail(0, c.Field)
	q.Fill(box, 10*z, c.Field)
	q.Lines(lines, box.CenterX(), box.Y+9*z+lines.Height()/float64(len(lines.Lines))*.76, st)
}

// Lamp is one of the lamps that light up while a Deal goes: once, twice, sold.
type Lamp struct {
	Number string
	On     bool
}

// DrawCallLamp draws a lamp in r.
func DrawCallLamp(t *render.Theme, dst *ebiten.Image, r render.Rect, l Lamp) {
	p, c := t.Pen(dst).GrowingTo(1), &t.Palette
	x, y, radius := r.CenterX(), r.CenterY(), min(r.W, r.H)/2
	rim, glass, ink := palette.Mixed(c.Limelight, c.Families[palette.Slate].Edge, .5), palette.Mixed(c.Limelight, c.Families[palette.Slate].Face, .4), c.Cream
	if l.On {
		rim, glass, ink = c.Families[palette.Gold].Edge, c.Focus, c.Dark
		if !t.HighContrast {
			p.Glow(x, y, 2*radius, 2*radius)
		}
	}
	p.Disc(x, y+radius*.08, radius, c.Dark)
	p.Disc(x, y, radius, rim)
	p.Disc(x, y, radius*.86, glass)
	p.RecordGround(r, glass)
	st := render.Style{Face: render.Black, Size: radius * .72, Color: ink, Align: render.Center}
	p.TextFit(l.Number, x, y+st.Size*.36, radius, 9, st)
}

// BidSize returns how large the highest bid stands on the wall.
func BidSize(t *render.Theme) (w, h float64) {
	const wide, high = 300, 96
	z := min(t.View.W, t.View.H) / designH
	return wide * z, high * z
}
