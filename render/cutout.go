package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// cutout is a rectangle in device pixels, some of its corners rounded, to which a
// picture is cut.
type cutout struct {
	x0, y0, x1, y1, radius float64
	round                  corners
}

// Cutout returns the cutout of a rectangle, in whole device pixels.
func (p Pen) Cutout(r Rect, radius float64, round corners) cutout {
	b := p.snapped(r)
	return cutout{b.x0, b.y0, b.x1, b.y1, radius * p.View.Scale, round}
}

// spot is a corner of a part of a picture: where it lies on the screen, and in the
// picture.
type spot struct{ x, y, u, v float64 }

// imageIn draws the part of a picture that lies in a cutout.
func (s *shaper) imageIn(dst, img *ebiten.Image, at *Transform, c [4]float32, in *cutout) {
	b := img.Bounds()
	var whole [4]spot
	for i, corner := range [4][2]int{{0, 0}, {b.Dx(), 0}, {b.Dx(), b.Dy()}, {0, b.Dy()}} {
		x, y := at.Dx+float64(corner[0]), at.Dy+float64(corner[1])
		whole[i] = spot{
			at.X + at.Xx*x + at.Xy*y, at.Y + at.Yx*x + at.Yy*y,
			float64(b.Min.X + corner[0]), float64(b.Min.Y + corner[1]),
		}
	}
	mx, my := math.Round((in.x0+in.x1)/2), math.Round((in.y0+in.y1)/2)
	var kept, spare [12]spot
	for _, q := range [4]struct {
		corner         corners
		x0, y0, x1, y1 float64
	}{
		{topLeft, in.x0, in.y0, mx, my}, {topRight, mx, in.y0, in.x1, my},
		{bottomLeft, in.x0, my, mx, in.y1}, {BottomRight, mx, my, in.x1, in.y1},
	} {
		part := append(kept[:0], whole[:]...)
		part = cut(spare[:0], part, func(a spot) float64 { return a.x - q.x0 })
		part = cut(kept[:0], part, func(a spot) float64 { return q.x1 - a.x })
		part = cut(spare[:0], part, func(a spot) float64 { return a.y - q.y0 })
		part = cut(kept[:0], part, func(a spot) float64 { return q.y1 - a.y })
		for i := 2; i < len(part); i++ {
			for j, a := range [4]spot{part[0], part[i-1], part[i], part[i]} {
				beyondX, beyondY := farInside, farInside
				if in.round&q.corner != 0 {
					beyondX, beyondY = max(in.x0-a.x, a.x-in.x1), max(in.y0-a.y, a.y-in.y1)
				}
				s.vertex(j, a.x, a.y, beyondX, beyondY, in.radius, 0, c)
				v := &s.vertices[4*s.quads+j]
				v.SrcX, v.SrcY = float32(a.u), float32(a.v)
			}
			s.quads++
		}
	}
	if s.quads == 0 {
		return
	}
	s.op.Images[0] = img
	dst.DrawTrianglesShader32(s.vertices[:4*s.quads], quadIndices[:6*s.quads], s.pieces, &s.op)
	s.op.Images[0] = nil
	s.quads = 0
}

// cut appends to out the part of a polygon on the side of a line on which what lies
// inside is not negative.
func cut(out, polygon []spot, inside func(spot) float64) []spot {
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		da, db := inside(a), inside(b)
		if da >= 0 {
			out = append(out, a)
		}
		if (da < 0) != (db < 0) {
			t := da / (da - db)
			out = append(out, spot{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t, a.u + (b.u-a.u)*t, a.v + (b.v-a.v)*t})
		}
	}
	return out
}
