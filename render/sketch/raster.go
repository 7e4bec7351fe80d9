package sketch

import (
	"image"
	"image/color"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Raster draws d at scale device pixels per logical pixel. The body is exactly
// round(W*scale) by round(H*scale) device pixels with its top left corner at
// 0,0; where d has a margin the bounds of the image begin at negative
// coordinates, so that Bounds().Min is where to put the image in relation to
// the body. The pixels are premultiplied. A scale or size that is not above
// zero gives an image of one clear pixel.
func (d Drawing) Raster(scale float64) *image.RGBA {
	w, h := int(math.Round(d.W*scale)), int(math.Round(d.H*scale))
	if w <= 0 || h <= 0 || w > longest || h > longest {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	// One pixel more than the margin keeps the outermost pixels clear, so that
	// nothing bleeds in where the image is drawn with a filter.
	out := func(v float64) int {
		if v <= 0 {
			return 0
		}
		return int(math.Ceil(v*scale)) + 1
	}
	img := image.NewRGBA(image.Rect(
		-out(d.Margin.Left), -out(d.Margin.Top), w+out(d.Margin.Right), h+out(d.Margin.Bottom)))
	c := newCanvas(img)
	c.drawAll(d.marks, rasterx.Identity.Scale(float64(w)/d.W, float64(h)/d.H))
	return img
}

// longest is the longest side of an image in device pixels: enough for any
// screen, and a bound on what a wrong size can cost.
const longest = 16384

// A canvas draws marks into an image.
type canvas struct {
	img    *image.RGBA
	scan   *scanner
	dasher *rasterx.Dasher
}

func newCanvas(img *image.RGBA) *canvas {
	c := &canvas{img: img, scan: &scanner{dst: img}}
	c.dasher = rasterx.NewDasher(img.Rect.Dx(), img.Rect.Dy(), c.scan)
	return c
}

func (c *canvas) drawAll(marks []mark, base rasterx.Matrix2D) {
	for i := range marks {
		c.drawMark(&marks[i], base)
	}
}

func (c *canvas) drawMark(m *mark, base rasterx.Matrix2D) {
	opacity := m.style.opacity
	if opacity == 0 {
		opacity = 1
	}
	if m.group != nil {
		sheet := image.NewRGBA(c.img.Rect)
		newCanvas(sheet).drawAll(m.group, base)
		if m.within != nil {
			cut(sheet, m.within, base)
		}
		lay(c.img, sheet, opacity)
		return
	}
	at := base.Mult(m.at)
	k := growth(at)
	switch {
	case m.art != nil:
		for _, p := range m.art.paths {
			p.LineWidth *= k
			p.Dash = times(p.Dash, k)
			p.DashOffset *= k
			p.DrawTransformed(c.dasher, 1, at)
		}
	case m.soft != nil:
		m.soft.draw(c.img, at, k)
	default:
		c.drawShape(m, at, k, opacity)
	}
}

func (c *canvas) drawShape(m *mark, at rasterx.Matrix2D, k, opacity float64) {
	s := &m.style
	if s.fill.A > 0 {
		f := &c.dasher.Filler
		c.dasher.Clear()
		m.path.AddTo(&rasterx.MatrixAdder{Adder: f, M: at})
		f.SetColor(thinned(s.fill, opacity))
		f.Draw()
	}
	if s.width > 0 {
		c.dasher.Clear()
		ends := rasterx.CapFunc(rasterx.RoundCap)
		if s.butt {
			ends = rasterx.ButtCap
		}
		c.dasher.SetStroke(fixed.Int26_6(s.width*k*64), 4<<6, ends, ends, rasterx.RoundGap, rasterx.Round, times(s.dash, k), 0)
		m.path.AddTo(&rasterx.MatrixAdder{Adder: c.dasher, M: at})
		c.dasher.SetColor(thinned(s.stroke, opacity))
		c.dasher.Draw()
	}
}

// thinned is a colour made more transparent.
func thinned(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = uint8(math.Round(float64(c.A) * opacity))
	return c
}

// growth is how much larger lengths become under m.
func growth(m rasterx.Matrix2D) float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }

func times(list []float64, k float64) []float64 {
	if len(list) == 0 {
		return nil
	}
	out := make([]float64, len(list))
	for i, v := range list {
		out[i] = v * k
	}
	return out
}

// lay puts src over dst, both of the same bounds, at the given opacity.
func lay(dst, src *image.RGBA, opacity float64) {
	a := uint32(math.Round(opacity * 256))
	for i := 0; i < len(src.Pix); i += 4 {
		sa := uint32(src.Pix[i+3]) * a / 256
		if sa == 0 {
			continue
		}
		for j := i; j < i+4; j++ {
			s := uint32(src.Pix[j]) * a / 256
			dst.Pix[j] = uint8(s + uint32(dst.Pix[j])*(255-sa)/255)
		}
	}
}

// scanner fills outlines into an image. It does what rasterx.ScannerGV does,
// but it touches only the pixels around each outline, which makes large
// drawings of many small marks dozens of times faster.
type scanner struct {
	dst   *image.RGBA
	color image.Uniform

	lines  []seg
	extent fixed.Rectangle26_6
	r      vector.Rasterizer
}

// seg is a step of an outline: to a point, with the pen up or down.
type seg struct {
	to    fixed.Point26_6
	start bool
}

var _ rasterx.Scanner = (*scanner)(nil)

func (s *scanner) Start(a fixed.Point26_6) { s.add(a, true) }
func (s *scanner) Line(b fixed.Point26_6)  { s.add(b, false) }

func (s *scanner) add(p fixed.Point26_6, start bool) {
	if len(s.lines) == 0 {
		s.extent = fixed.Rectangle26_6{Min: p, Max: p}
	} else {
		s.extent.Min.X, s.extent.Max.X = min(s.extent.Min.X, p.X), max(s.extent.Max.X, p.X)
		s.extent.Min.Y, s.extent.Max.Y = min(s.extent.Min.Y, p.Y), max(s.extent.Max.Y, p.Y)
	}
	s.lines = append(s.lines, seg{p, start})
}

func (s *scanner) Draw() {
	box := image.Rect(s.extent.Min.X.Floor(), s.extent.Min.Y.Floor(), s.extent.Max.X.Ceil(), s.extent.Max.Y.Ceil()).
		Intersect(s.dst.Rect)
	if len(s.lines) == 0 || box.Empty() {
		return
	}
	s.r.Reset(box.Dx(), box.Dy())
	for _, l := range s.lines {
		x := float32(l.to.X)/64 - float32(box.Min.X)
		y := float32(l.to.Y)/64 - float32(box.Min.Y)
		if l.start {
			s.r.MoveTo(x, y)
		} else {
			s.r.LineTo(x, y)
		}
	}
	s.r.Draw(s.dst, box, &s.color, image.Point{})
}

func (s *scanner) GetPathExtent() fixed.Rectangle26_6 { return s.extent }
func (s *scanner) SetBounds(_, _ int)                 {}
func (s *scanner) SetWinding(bool)                    {}
func (s *scanner) SetClip(image.Rectangle)            {}
func (s *scanner) Clear()                             { s.lines = s.lines[:0] }

// SetColor sets a plain colour. Artwork has no gradients of its own, so the
// colour functions that rasterx makes of them are not needed.
func (s *scanner) SetColor(c any) {
	if plain, ok := c.(color.Color); ok {
		s.color = image.Uniform{C: plain}
	}
}
