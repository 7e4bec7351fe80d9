package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2/vector"
)

// outline builds a path in logical coordinates for a pen. Filling and stroking
// paths is slow, so it is done only where a still is painted.
type outline struct {
	p    pen
	path vector.Path
}

// outlined returns an empty outline for the pen.
func (p pen) outlined() *outline { return &outline{p: p} }

func (o *outline) at(x, y float64) (float32, float32) {
	k := o.p.View.Scale
	return float32((x + o.p.x) * k), float32((y + o.p.y) * k)
}

// to moves the pen up and down again at x, y.
func (o *outline) to(x, y float64) *outline {
	o.path.MoveTo(o.at(x, y))
	return o
}

// line goes straight to x, y.
func (o *outline) line(x, y float64) *outline {
	o.path.LineTo(o.at(x, y))
	return o
}

// curve goes to x, y along a cubic curve.
func (o *outline) curve(x1, y1, x2, y2, x, y float64) *outline {
	a, b := o.at(x1, y1)
	c, d := o.at(x2, y2)
	e, f := o.at(x, y)
	o.path.CubicTo(a, b, c, d, e, f)
	return o
}

// close ends a closed figure.
func (o *outline) close() *outline {
	o.path.Close()
	return o
}

// fill fills the outline.
func (o *outline) fill(c Color) {
	op := &vector.DrawPathOptions{AntiAlias: true}
	scaleColor(&op.ColorScale, c)
	vector.FillPath(o.p.dst, &o.path, nil, op)
}

// stroke draws the outline as a line with round ends and corners.
func (o *outline) stroke(width float64, c Color) {
	op := &vector.DrawPathOptions{AntiAlias: true}
	scaleColor(&op.ColorScale, c)
	vector.StrokePath(o.p.dst, &o.path, &vector.StrokeOptions{
		Width: float32(width * o.p.View.Scale), LineCap: vector.LineCapRound, LineJoin: vector.LineJoinRound,
	}, op)
}

// star fills a star of n rays around x, y, or a polygon of n corners where the
// inner radius is 0. The first point is straight up.
func (p pen) star(x, y float64, n int, outer, inner float64, c Color) {
	k := n
	if inner > 0 {
		k = 2 * n
	}
	o := p.outlined()
	for i := range k {
		r := outer
		if inner > 0 && i%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(-math.Pi/2 + 2*math.Pi*float64(i)/float64(k))
		if i == 0 {
			o.to(x+r*cos, y+r*sin)
		} else {
			o.line(x+r*cos, y+r*sin)
		}
	}
	o.close().fill(c)
}

// chance returns a small generator of numbers from 0 to 1 for grain and torn
// edges, which must look the same every time. It is not the game's.
func chance(seed int) func() float64 {
	s := int64(seed)
	return func() float64 {
		s = s * 16807 % 2147483647
		return float64(s) / 2147483647
	}
}

// torn fills a strip whose lower edge is ragged, straying by amp.
func (p pen) torn(r Rect, amp float64, c Color, seed int) {
	next := chance(seed)
	o := p.outlined().to(r.X, r.Y).line(r.Right(), r.Y).line(r.Right(), r.Bottom())
	for x := r.Right(); x > r.X; {
		x = max(r.X, x-5-9*next())
		o.line(x, r.Bottom()+(next()-.35)*amp)
	}
	o.close().fill(c)
}

// arcDashes draws a circle as n dashes, as long as the gaps between them.
func (p pen) arcDashes(x, y, radius, width float64, n int, c Color) {
	const parts = 4
	for i := range n {
		from := 2 * math.Pi * float64(i) / float64(n)
		long := math.Pi / float64(n)
		for j := range parts {
			s0, c0 := math.Sincos(from + long*float64(j)/parts)
			s1, c1 := math.Sincos(from + long*float64(j+1)/parts)
			p.line(x+radius*c0, y+radius*s0, x+radius*c1, y+radius*s1, width, c)
		}
	}
}
