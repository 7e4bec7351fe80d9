// Package sketch draws every piece of the game's artwork that is not type: day
// tiles, tokens, dice, bills, cards, sheets, buttons, shadows. A drawing is
// built in logical pixels (those of a 1280x800 window) out of filled and
// stroked shapes and the embedded SVG artwork, and rasterised on the CPU at any
// scale.
//
// What does not live here: type (package render sets it over the drawings at
// the anchors that stand beside them), the screen, caches, layout, motion, and
// any knowledge of a running game. The package does not import Ebitengine, so
// that all of it is tested without a window.
package sketch

import (
	"fmt"
	"image/color"
	"math"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// Insets are four distances inwards or outwards from the edges of a rectangle,
// in logical pixels.
type Insets struct{ Left, Top, Right, Bottom float64 }

// Even returns insets of the same distance d on all four sides.
func Even(d float64) Insets { return Insets{d, d, d, d} }

// Point is a place in a drawing, in logical pixels from its top left corner.
type Point struct{ X, Y float64 }

// Box is a rectangle in a drawing, in logical pixels from its top left corner.
type Box struct{ X, Y, W, H float64 }

// Center returns the middle of the box.
func (b Box) Center() Point { return Point{b.X + b.W/2, b.Y + b.H/2} }

// A Drawing is a picture in logical pixels that has not been rasterised yet.
// It never changes after it was made and may be shared between goroutines.
// The zero Drawing is empty.
type Drawing struct {
	// W and H are the size of the body in logical pixels: what layout reckons
	// with. The body begins at 0,0.
	W, H float64
	// Margin is how far ink may reach beyond the body: shadows, rings, pins.
	Margin Insets
	// Slice are the parts at the body's edges that keep their size when the
	// drawing is stretched as a nine-slice, measured from the body's edges inwards;
	// the margin beyond them belongs to the same outer parts. It is zero where a
	// drawing must not be stretched.
	Slice Insets

	marks []mark
}

// Stretchable reports whether the drawing is made to be stretched as a
// nine-slice.
func (d Drawing) Stretchable() bool { return d.Slice != Insets{} }

// Empty reports whether nothing is drawn.
func (d Drawing) Empty() bool { return len(d.marks) == 0 }

// A mark is one thing drawn: a shape, a piece of artwork, a soft shadow or a
// group that is faded as a whole. Exactly one of the fields path, art, soft and
// group is set.
type mark struct {
	at    rasterx.Matrix2D
	style style

	path rasterx.Path
	art  *artwork
	soft *softShape

	group []mark // drawn on a sheet of its own when style.opacity is below 1
}

// gradient runs straight from one point to another in the coordinates of the
// shape that it fills.
type gradient struct {
	from, to Point
	a, b     color.NRGBA
}

// A style is how a shape is filled and stroked.
type style struct {
	fill      color.NRGBA // nothing is filled when A is 0 and gradient is nil
	gradient  *gradient
	stroke    color.NRGBA // nothing is stroked when width is 0
	width     float64
	dash      []float64
	butt      bool // line ends are cut straight, not rounded
	miter     bool // corners are pointed, not rounded
	radius    float64
	opacity   float64 // 0 means fully opaque, so that a plain style needs no number
	isFilled  bool
	isStroked bool
}

func fill(c color.NRGBA) style { return style{fill: c, isFilled: true} }

func fade(from, to Point, a, b color.NRGBA) style {
	return style{gradient: &gradient{from, to, a, b}, isFilled: true}
}

// downwards is a gradient from the top y0 to the bottom y1.
func downwards(y0, y1 float64, a, b color.NRGBA) style {
	return fade(Point{0, y0}, Point{0, y1}, a, b)
}

func line(c color.NRGBA, width float64) style {
	return style{}.line(c, width)
}

func (s style) line(c color.NRGBA, width float64) style {
	s.stroke, s.width, s.isStroked = c, width, true
	return s
}

func (s style) dashed(on ...float64) style { s.dash = on; return s }
func (s style) flatEnds() style            { s.butt = true; return s }
func (s style) round(r float64) style      { s.radius = r; return s }
func (s style) alpha(a float64) style      { s.opacity = a; return s }

// A pen draws marks into a drawing, moved, scaled and turned by its matrix.
type pen struct {
	marks *[]mark
	m     rasterx.Matrix2D
}

// sketchOf makes a drawing of the given size by calling draw with a pen that
// stands at its top left corner.
func sketchOf(w, h float64, margin Insets, draw func(p pen)) Drawing {
	d := Drawing{W: w, H: h, Margin: margin}
	draw(pen{&d.marks, rasterx.Identity})
	return d
}

// at returns a pen whose origin is x, y of this one.
func (p pen) at(x, y float64) pen {
	p.m = p.m.Translate(x, y)
	return p
}

// scaled returns a pen that draws k times as large. Strokes grow with it.
func (p pen) scaled(k float64) pen {
	p.m = p.m.Scale(k, k)
	return p
}

// turned returns a pen that is turned clockwise about its origin.
func (p pen) turned(degrees float64) pen {
	p.m = p.m.Rotate(degrees * math.Pi / 180)
	return p
}

// mirrored returns a pen that draws from right to left.
func (p pen) mirrored() pen {
	p.m = p.m.Scale(-1, 1)
	return p
}

// faded draws what f draws as one sheet of the given opacity, so that shapes
// lying over one another do not shine through.
func (p pen) faded(opacity float64, f func(p pen)) {
	var inner []mark
	f(pen{&inner, p.m})
	*p.marks = append(*p.marks, mark{group: inner, style: style{opacity: opacity}})
}

// draw lays another drawing down with its body's corner at the pen's origin.
func (p pen) draw(d Drawing) {
	for _, m := range d.marks {
		*p.marks = append(*p.marks, m.moved(p.m))
	}
}

func (m mark) moved(by rasterx.Matrix2D) mark {
	if m.group != nil {
		inner := make([]mark, len(m.group))
		for i, g := range m.group {
			inner[i] = g.moved(by)
		}
		m.group = inner
		return m
	}
	m.at = by.Mult(m.at)
	return m
}

func (p pen) shape(path rasterx.Path, s style) {
	*p.marks = append(*p.marks, mark{at: p.m, style: s, path: path})
}

// rect draws a rectangle; its corners are rounded by the style's radius.
func (p pen) rect(x, y, w, h float64, s style) {
	if w <= 0 || h <= 0 {
		return
	}
	r := min(s.radius, w/2, h/2)
	if r <= 0 {
		s.miter = true
	}
	p.shape(roundRect(x, y, w, h, r), s)
}

// frame strokes a rectangle inside the given one, so that the outer edge of the
// line is the edge of the rectangle and radius is that outer edge's radius.
func (p pen) frame(x, y, w, h, radius, width float64, s style) {
	p.rect(x+width/2, y+width/2, w-width, h-width, s.round(max(0, radius-width/2)))
}

func (p pen) circle(x, y, r float64, s style) { p.ellipse(x, y, r, r, s) }

func (p pen) ellipse(x, y, rx, ry float64, s style) {
	if rx <= 0 || ry <= 0 {
		return
	}
	p.shape(ellipse(x, y, rx, ry), s)
}

func (p pen) line(x1, y1, x2, y2 float64, s style) {
	var path rasterx.Path
	path.Start(pt(x1, y1))
	path.Line(pt(x2, y2))
	path.Stop(false)
	p.shape(path, s)
}

// polygon draws a closed outline through the points.
func (p pen) polygon(points []Point, s style) {
	if len(points) < 2 {
		return
	}
	var path rasterx.Path
	path.Start(pt(points[0].X, points[0].Y))
	for _, q := range points[1:] {
		path.Line(pt(q.X, q.Y))
	}
	path.Stop(true)
	p.shape(path, s)
}

// path draws SVG path data. Path data is written by this package alone, so bad
// data is a mistake in it and draws nothing; a test draws everything.
func (p pen) path(data string, s style) {
	var c oksvg.PathCursor
	if err := c.CompilePath(data); err != nil {
		return
	}
	p.shape(c.Path, s)
}

// pathf is path with numbers filled in.
func (p pen) pathf(s style, format string, numbers ...any) {
	p.path(fmt.Sprintf(format, numbers...), s)
}

// star returns the points of a star with n rays between the two radii, or of a
// polygon with n corners when inner is 0. The first point is straight up.
func star(n int, x, y, outer, inner float64) []Point {
	k := n
	if inner > 0 {
		k = 2 * n
	}
	points := make([]Point, k)
	for i := range points {
		a := (-90 + 360*float64(i)/float64(k)) * math.Pi / 180
		r := outer
		if inner > 0 && i%2 == 1 {
			r = inner
		}
		points[i] = Point{x + r*math.Cos(a), y + r*math.Sin(a)}
	}
	return points
}

// topRounded is the path of a rectangle with only its upper corners rounded.
func topRounded(x, y, w, h, r float64) string {
	return fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %gH%gA%g %g 0 0 1 %g %gV%gH%gZ",
		x, y+r, r, r, x+r, y, x+w-r, r, r, x+w, y+r, y+h, x)
}

// bottomRounded is the path of a rectangle with only its lower corners rounded.
func bottomRounded(x, y, w, h, r float64) string {
	return fmt.Sprintf("M%g %gH%gV%gA%g %g 0 0 1 %g %gH%gA%g %g 0 0 1 %g %gZ",
		x, y, x+w, y+h-r, r, r, x+w-r, y+h, x+r, r, r, x, y+h-r)
}

// leftRounded is the path of a rectangle with only its left corners rounded.
func leftRounded(x, y, w, h, r float64) string {
	return fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %gH%gV%gH%gA%g %g 0 0 1 %g %gZ",
		x, y+r, r, r, x+r, y, x+w, y+h, x+r, r, r, x, y+h-r)
}

func pt(x, y float64) fixed.Point26_6 {
	return fixed.Point26_6{X: fixed.Int26_6(math.Round(x * 64)), Y: fixed.Int26_6(math.Round(y * 64))}
}

// kappa places the control points of a cubic curve so that it follows a quarter
// of a circle.
const kappa = 0.5522847498

func roundRect(x, y, w, h, r float64) rasterx.Path {
	var path rasterx.Path
	x2, y2 := x+w, y+h
	if r <= 0 {
		path.Start(pt(x, y))
		path.Line(pt(x2, y))
		path.Line(pt(x2, y2))
		path.Line(pt(x, y2))
		path.Stop(true)
		return path
	}
	k := r * (1 - kappa)
	path.Start(pt(x+r, y))
	path.Line(pt(x2-r, y))
	path.CubeBezier(pt(x2-k, y), pt(x2, y+k), pt(x2, y+r))
	path.Line(pt(x2, y2-r))
	path.CubeBezier(pt(x2, y2-k), pt(x2-k, y2), pt(x2-r, y2))
	path.Line(pt(x+r, y2))
	path.CubeBezier(pt(x+k, y2), pt(x, y2-k), pt(x, y2-r))
	path.Line(pt(x, y+r))
	path.CubeBezier(pt(x, y+k), pt(x+k, y), pt(x+r, y))
	path.Stop(true)
	return path
}

func ellipse(x, y, rx, ry float64) rasterx.Path {
	var path rasterx.Path
	kx, ky := rx*kappa, ry*kappa
	path.Start(pt(x+rx, y))
	path.CubeBezier(pt(x+rx, y+ky), pt(x+kx, y+ry), pt(x, y+ry))
	path.CubeBezier(pt(x-kx, y+ry), pt(x-rx, y+ky), pt(x-rx, y))
	path.CubeBezier(pt(x-rx, y-ky), pt(x-kx, y-ry), pt(x, y-ry))
	path.CubeBezier(pt(x+kx, y-ry), pt(x+rx, y-ky), pt(x+rx, y))
	path.Stop(true)
	return path
}
