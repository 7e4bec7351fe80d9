package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/palette"
)

// Backdrop draws what is behind everything: the boarded wall in the light of a
// lamp, and the desk below deskY. Without a desk, deskY is the height of the
// view. It takes some time; show it through a [CachedImage].
func (t *Theme) Backdrop(dst *ebiten.Image, deskY float64) {
	p, c, v := t.Pen(dst), &t.Palette, t.View
	side := palette.Mixed(c.WallTop, c.WallBottom, .375)
	low := palette.Mixed(c.WallTop, c.WallBottom, .625)
	p.Slope(Rect{0, 0, v.W, deskY}, [4]palette.Color{c.WallTop, side, low, c.WallBottom})
	p.RecordGround(v.Bounds(), side)
	for x := 40.0; x < v.W; x += 80 {
		p.Vline(x, 0, deskY, 2, palette.Faded(c.Groove, .55))
		p.Vline(x+2, 0, deskY, 1, palette.Faded(c.Glint, .25))
	}
	p.lamp(v.W, deskY)
	if deskY >= v.H {
		return
	}
	p.Shadow(Rect{-60, deskY - 16, v.W + 120, 22}, 0, 6, 0, .38)
	desk := Rect{0, deskY, v.W, v.H - deskY}
	p.Shade(desk, 0, c.WoodTop, c.WoodBottom)
	p.Fill(Rect{0, deskY, v.W, 3}, 0, c.WoodGlint)
	p.Fill(Rect{0, deskY + 3, v.W, 1}, 0, palette.Faded(c.WoodEdge, .35))
	p.Grain(desk)
}

// lamp lays the light of a lamp over the wall: brightest at the top left, gone
// beyond the diagonal.
func (p Pen) lamp(w, h float64) {
	if p.Shapes.discard {
		return
	}
	light := palette.Color{R: 0xFF, G: 0xE7, B: 0xB0, A: 0x21}
	k := p.View.Scale
	ink := multiplied(light)
	s := p.Shapes
	s.vertex(0, p.X*k, p.Y*k, farInside, farInside, 0, 0, ink)
	s.vertex(1, (1.2*w+p.X)*k, p.Y*k, farInside, farInside, 0, 0, [4]float32{})
	s.vertex(2, p.X*k, (1.2*h+p.Y)*k, farInside, farInside, 0, 0, [4]float32{})
	clip := p.Dst.RecyclableSubImage(p.DeviceRect(Rect{p.X, p.Y, w, h}))
	defer clip.Recycle()
	clip.DrawTrianglesShader32(s.vertices[:3], quadIndices[:3], s.boxes, &s.op)
}

// Grain draws the grain and the joints of a wooden top.
func (p Pen) Grain(r Rect) {
	c := p.Palette.WoodEdge
	next := RandomShares(11)
	rows := max(3, int(math.Round(r.H/16)))
	for i := range rows {
		y := r.Y + 14 + float64(i)*r.H/float64(rows)
		for x := r.X + next()*300 - 80; x < r.Right(); x += 700 + next()*300 {
			l, k := 500+next()*500, 6+next()*8
			p.bezier(x, y, x+l*.3, y-k, x+l*.6, y+k, x+l, y, 1.5, palette.Faded(c, .28))
		}
	}
	for x := r.X + 420; x < r.Right(); x += 510 {
		p.Line(x, r.Y+5, x-6, r.Bottom()+2, 1.5, palette.Faded(c, .45))
	}
}

// Pin draws the head of a pin around x, y in the colour of a family.
func (t *Theme) Pin(dst *ebiten.Image, x, y float64, f palette.Family) {
	t.PinPicture(dst, x, y, f)
	t.Pen(dst).RecordOver(Rect{x - 9, y - 9, 18, 18})
}

// PinPicture is [Theme.Pin] for a card that is a picture: the pin may hide what
// stands on it, and no [Recorder] hears of it.
func (t *Theme) PinPicture(dst *ebiten.Image, x, y float64, f palette.Family) {
	p, c := t.Pen(dst), t.Palette.Families[f]
	p.Shadow(Rect{x - 3, y + 4, 16, 10}, 5, 2, 0, .45)
	p.Disc(x, y, 9, c.Edge)
	p.Disc(x, y-1.5, 8.5, palette.Lighter(c.Face, .04))
	p.Disc(x-2.5, y-4, 2.6, palette.Faded(palette.White, .55))
}
