package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Backdrop draws what is behind everything: the boarded wall in the light of a
// lamp, and the desk below deskY. Without a desk, deskY is the height of the
// view. It takes some time; show it through a [CachedImage].
func (t *Theme) Backdrop(dst *ebiten.Image, deskY float64) {
	p, c, v := t.pen(dst), &t.Palette, t.View
	side := mixed(c.WallTop, c.WallBottom, .375)
	low := mixed(c.WallTop, c.WallBottom, .625)
	p.slope(Rect{0, 0, v.W, deskY}, [4]Color{c.WallTop, side, low, c.WallBottom})
	p.recordGround(v.Bounds(), side)
	for x := 40.0; x < v.W; x += 80 {
		p.vline(x, 0, deskY, 2, faded(c.Groove, .55))
		p.vline(x+2, 0, deskY, 1, faded(c.Glint, .25))
	}
	p.lamp(v.W, deskY)
	if deskY >= v.H {
		return
	}
	p.shadow(Rect{-60, deskY - 16, v.W + 120, 22}, 0, 6, 0, .38)
	desk := Rect{0, deskY, v.W, v.H - deskY}
	p.shade(desk, 0, c.WoodTop, c.WoodBottom)
	p.fill(Rect{0, deskY, v.W, 3}, 0, c.WoodGlint)
	p.fill(Rect{0, deskY + 3, v.W, 1}, 0, faded(c.WoodEdge, .35))
	p.grain(desk)
}

// lamp lays the light of a lamp over the wall: brightest at the top left, gone
// beyond the diagonal.
func (p pen) lamp(w, h float64) {
	if p.shapes.discard {
		return
	}
	light := Color{R: 0xFF, G: 0xE7, B: 0xB0, A: 0x21}
	k := p.View.Scale
	ink := multiplied(light)
	s := p.shapes
	s.vertex(0, p.x*k, p.y*k, farInside, farInside, 0, 0, ink)
	s.vertex(1, (1.2*w+p.x)*k, p.y*k, farInside, farInside, 0, 0, [4]float32{})
	s.vertex(2, p.x*k, (1.2*h+p.y)*k, farInside, farInside, 0, 0, [4]float32{})
	clip := p.dst.RecyclableSubImage(p.deviceRect(Rect{p.x, p.y, w, h}))
	defer clip.Recycle()
	clip.DrawTrianglesShader32(s.vertices[:3], quadIndices[:3], s.boxes, &s.op)
}

// grain draws the grain and the joints of a wooden top.
func (p pen) grain(r Rect) {
	c := p.Palette.WoodEdge
	next := randomShares(11)
	rows := max(3, int(math.Round(r.H/16)))
	for i := range rows {
		y := r.Y + 14 + float64(i)*r.H/float64(rows)
		for x := r.X + next()*300 - 80; x < r.Right(); x += 700 + next()*300 {
			l, k := 500+next()*500, 6+next()*8
			p.bezier(x, y, x+l*.3, y-k, x+l*.6, y+k, x+l, y, 1.5, faded(c, .28))
		}
	}
	for x := r.X + 420; x < r.Right(); x += 510 {
		p.line(x, r.Y+5, x-6, r.Bottom()+2, 1.5, faded(c, .45))
	}
}

// Pin draws the head of a pin around x, y in the colour of a family.
func (t *Theme) Pin(dst *ebiten.Image, x, y float64, f Family) {
	t.pinPicture(dst, x, y, f)
	t.pen(dst).recordOver(Rect{x - 9, y - 9, 18, 18})
}

// pinPicture is [Theme.Pin] for a card that is a picture: the pin may hide what
// stands on it, and no [Recorder] hears of it.
func (t *Theme) pinPicture(dst *ebiten.Image, x, y float64, f Family) {
	p, c := t.pen(dst), t.Palette.Families[f]
	p.shadow(Rect{x - 3, y + 4, 16, 10}, 5, 2, 0, .45)
	p.disc(x, y, 9, c.Edge)
	p.disc(x, y-1.5, 8.5, lighter(c.Face, .04))
	p.disc(x-2.5, y-4, 2.6, faded(white, .55))
}
