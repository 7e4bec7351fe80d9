// Package sketch draws the pieces of the game's artwork that have shapes of
// their own: signs of days, tokens, dice, bills, the edges of mail, ribbons and
// rosettes. A drawing is built in logical pixels (those of a 1280x800 window) out
// of filled and stroked shapes and the embedded SVG artwork, and rasterised on
// the CPU at any scale. The package also has the palette, and the measures of
// tiles and cards.
//
// What does not live here: type and all that is made of boxes, such as papers,
// buttons and their shadows (package render draws those), the screen, caches,
// layout, motion, and any knowledge of a running game. The package does not
// import Ebitengine, so that all of it is tested without a window.
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

// A Drawing is a picture in logical pixels that has not been rasterised yet.
// It never changes after it was made and may be shared between goroutines.
// The zero Drawing is empty.
type Drawing struct {
	// W and H are the size of the body in logical pixels: what layout reckons
	// with. The body begins at 0,0.
	W, H float64
	// Margin is how far ink may reach beyond the body: shadows, outlines.
	Margin Insets

	marks []mark
}

// A mark is one thing drawn: a shape, a piece of artwork, a soft shadow or a
// group that is faded as a whole. Exactly one of the fields path, art, soft and
// group is set.
type mark struct {
	at    rasterx.Matrix2D
	style style

	path rasterx.Path
	art  *artwork
	soft *softShape

	group  []mark // drawn on a sheet of its own when style.opacity is below 1
	within []mark // the outline that a group is cut to, if any
}

// A style is how a shape is filled and stroked.
type style struct {
	fill    color.NRGBA // nothing is filled when A is 0
	stroke  color.NRGBA // nothing is stroked when width is 0
	width   float64
	dash    []float64
	butt    bool // line ends are cut straight, not rounded
	radius  float64
	opacity float64 // 0 means fully opaque, so that a plain style needs no number
}

func fill(c color.NRGBA) style { return style{fill: c} }

func line(c color.NRGBA, width float64) style { return style{}.line(c, width) }

func (s style) line(c color.NRGBA, width float64) style {
	s.stroke, s.width = c, width
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

// faded draws what f draws as one sheet of the given opacity, so that shapes
// lying over one another do not shine through.
func (p pen) faded(opacity float64, f func(p pen)) {
	var inner []mark
	f(pen{&inner, p.m})
	*p.marks = append(*p.marks, mark{group: inner, style: style{opacity: opacity}})
}

func (p pen) shape(path rasterx.Path, s style) {
	*p.marks = append(*p.marks, mark{at: p.m, style: s, path: path})
}

// rect draws a rectangle; its corners are rounded by the style's radius.
func (p pen) rect(x, y, w, h float64, s style) {
	if w <= 0 || h <= 0 {
		return
	}
	p.shape(roundRect(x, y, w, h, min(s.radius, w/2, h/2)), s)
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

// star returns the points of a star with n rays between the two radii. The first
// point is straight up.
func star(n int, x, y, outer, inner float64) []Point {
	points := make([]Point, 2*n)
	for i := range points {
		a, r := (-90+180*float64(i)/float64(n))*math.Pi/180, outer
		if i%2 == 1 {
			r = inner
		}
		points[i] = Point{x + r*math.Cos(a), y + r*math.Sin(a)}
	}
	return points
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
