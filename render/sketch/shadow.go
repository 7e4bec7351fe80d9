package sketch

import (
	"image"
	"image/color"
	"math"

	"github.com/srwiley/rasterx"
)

// ShadowColor is the colour of all shadows.
var ShadowColor = rgb(0x1A120B)

// reach is how far a blur is seen.
func reach(sigma float64) float64 { return math.Ceil(3 * sigma) }

// shadowOval lays the soft shadow of an ellipse around x, y.
func (p pen) shadowOval(x, y, rx, ry, sigma, alpha float64) {
	p.soft(softShape{w: 2 * rx, h: 2 * ry, sigma: sigma, alpha: alpha, oval: true}, x-rx, y-ry)
}

func (p pen) soft(s softShape, x, y float64) {
	if s.w <= 0 || s.h <= 0 {
		return
	}
	*p.marks = append(*p.marks, mark{at: p.at(x, y).m, soft: &s})
}

// softShape is a blurred rectangle or oval with its corner at the origin.
type softShape struct {
	w, h, radius float64
	sigma, alpha float64
	oval         bool
}

// draw blurs the shape on a sheet of its own that is smaller the softer the
// shadow is, since a soft thing has no detail to lose, and lays it into img.
func (s *softShape) draw(img *image.RGBA, at rasterx.Matrix2D, k float64) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, c := range [4]Point{{0, 0}, {s.w, 0}, {0, s.h}, {s.w, s.h}} {
		x, y := at.Transform(c.X, c.Y)
		x0, y0, x1, y1 = math.Min(x0, x), math.Min(y0, y), math.Max(x1, x), math.Max(y1, y)
	}
	sigma := s.sigma * k
	shrink := math.Max(1, math.Floor(sigma/2))
	edge := reach(sigma) + 2*shrink
	ox, oy := math.Floor(x0-edge), math.Floor(y0-edge)
	w, h := int(math.Ceil((x1+edge-ox)/shrink)), int(math.Ceil((y1+edge-oy)/shrink))
	if w <= 0 || h <= 0 || w > longest || h > longest {
		return
	}
	sheet := image.NewRGBA(image.Rect(0, 0, w, h))
	path := roundRect(0, 0, s.w, s.h, math.Min(s.radius, math.Min(s.w, s.h)/2))
	if s.oval {
		path = ellipse(s.w/2, s.h/2, s.w/2, s.h/2)
	}
	small := rasterx.Identity.Scale(1/shrink, 1/shrink).Translate(-ox, -oy).Mult(at)
	newCanvas(sheet).drawShape(&mark{path: path, style: fill(color.NRGBA{A: 255})}, small, k/shrink, 1)
	mask := make([]float32, w*h)
	for i := range mask {
		mask[i] = float32(sheet.Pix[4*i+3]) * float32(s.alpha) / 255
	}
	blur(mask, w, h, sigma/shrink)

	tint := [4]float32{float32(ShadowColor.R), float32(ShadowColor.G), float32(ShadowColor.B), 255}
	box := image.Rect(int(ox), int(oy), int(ox+float64(w)*shrink), int(oy+float64(h)*shrink)).Intersect(img.Rect)
	columns := samples(box.Min.X, box.Max.X, ox, shrink, w)
	for y, row := range samples(box.Min.Y, box.Max.Y, oy, shrink, h) {
		upper, lower := mask[row.at*w:(row.at+1)*w], mask[row.next*w:(row.next+1)*w]
		pix := img.Pix[img.PixOffset(box.Min.X, box.Min.Y+y):]
		for x, c := range columns {
			top := upper[c.at] + (upper[c.next]-upper[c.at])*c.part
			low := lower[c.at] + (lower[c.next]-lower[c.at])*c.part
			a := top + (low-top)*row.part
			if a <= 0 {
				continue
			}
			px := pix[4*x : 4*x+4]
			for i := range px {
				px[i] = uint8(tint[i]*a + float32(px[i])*(1-a) + .5)
			}
		}
	}
}

// sample is where a pixel lies among the values of a smaller sheet: between two
// of them, by that part towards the next.
type sample struct {
	at, next int
	part     float32
}

// samples returns the samples of the pixels from lo to hi in n values that begin
// at origin and are shrink pixels wide.
func samples(lo, hi int, origin, shrink float64, n int) []sample {
	if hi <= lo {
		return nil
	}
	out := make([]sample, hi-lo)
	for i := range out {
		f := math.Max(0, math.Min((float64(lo+i)+.5-origin)/shrink-.5, float64(n-1)))
		at := int(f)
		out[i] = sample{at, min(at+1, n-1), float32(f - float64(at))}
	}
	return out
}

// blur blurs a mask of w by h values in place with a Gaussian of the given
// standard deviation, first along the rows, then along the columns.
func blur(mask []float32, w, h int, sigma float64) {
	if sigma < .05 {
		return
	}
	n := int(math.Ceil(3 * sigma))
	kernel := make([]float32, 2*n+1)
	var sum float64
	for i := -n; i <= n; i++ {
		sum += math.Exp(-float64(i*i) / (2 * sigma * sigma))
	}
	for i := -n; i <= n; i++ {
		kernel[i+n] = float32(math.Exp(-float64(i*i)/(2*sigma*sigma)) / sum)
	}
	long := max(w, h)
	in, out := make([]float32, long+2*n), make([]float32, long)
	pass := func(start, step, count int) {
		clear(in)
		flat := true
		for i := range count {
			v := mask[start+i*step]
			in[n+i] = v
			flat = flat && v == 0
		}
		if flat {
			return
		}
		for i := range count {
			var v float32
			for j, k := range kernel {
				v += k * in[i+j]
			}
			out[i] = v
		}
		for i := range count {
			mask[start+i*step] = out[i]
		}
	}
	for y := range h {
		pass(y*w, 1, w)
	}
	for x := range w {
		pass(x, w, h)
	}
}
