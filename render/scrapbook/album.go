package scrapbook

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Colors of leather and thread.
var (
	leather     = palette.Hex(0x6E4420)
	leatherEdge = palette.Hex(0x4A2A10)
	thread      = palette.Hex(0xD9A93A)
	stack       = palette.Hex(0xEBDFC3)
	stackEdge   = palette.Hex(0xD8C8A4)
	steel       = palette.Hex(0x8B97A6)
	steelLight  = palette.Hex(0xE9EEF4)
	hole        = palette.Hex(0x3A2A18)
)

// Cover draws the open cover of an album, of leather with a seam.
func Cover(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p := t.Pen(dst)
	p.Shadow(render.Rect{X: r.X + 6, Y: r.Y + 14, W: r.W - 12, H: r.H - 8}, 14, 16, 10, .55)
	p.Fill(render.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H}, 14, leatherEdge)
	p.Fill(r, 14, leather)
	p.Dashes(r.Inset(5), 10, 1.4, 7, 5, thread)
}

// Page draws a page of it, with those that lie below. Right says that it is the right one of
// two, and single that it is alone.
func Page(t *render.Theme, dst *ebiten.Image, r render.Rect, right, single bool) {
	p := t.Pen(dst)
	for d := 2.0; d >= 1; d-- {
		below := r
		below.Y, below.X = r.Y+2*d, r.X+d
		c := stack
		if d == 2 {
			c = stackEdge
		}
		p.Fill(below, 6, c)
	}
	p.Fill(r, 6, t.Palette.PaperTop)
	if single {
		return
	}
	dark, clear := palette.Faded(palette.Hex(0x8A6A3A), .16), palette.Faded(palette.Hex(0x8A6A3A), 0)
	fold, slope := r.LeftPart(36), [4]palette.Color{dark, clear, dark, clear}
	if !right {
		fold.X, slope = r.Right()-36, [4]palette.Color{clear, dark, clear, dark}
	}
	p.Slope(fold, slope)
}

// ringSteps is of how many straight pieces a ring is drawn.
const ringSteps = 16

// Rings draws the rings that hold the pages, along the middle of r.
func Rings(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	const apart, half, rise = 103, 16, 15
	p := t.Pen(dst)
	n := max(2, int(r.H/apart))
	for i := range n {
		x, y := r.CenterX(), r.Y+r.H*(float64(i)+.5)/float64(n)
		for _, side := range [...]float64{-1, 1} {
			p.Disc(x+side*half, y+8, 4.2, hole)
		}
		arc := func(down, width float64, c palette.Color) {
			last := render.Point{X: x - half, Y: y + 8 + down}
			for step := 1; step <= ringSteps; step++ {
				sin, cos := math.Sincos(math.Pi * float64(step) / ringSteps)
				next := render.Point{X: x - half*cos, Y: y + 8 + down - rise*sin}
				p.Line(last.X, last.Y, next.X, next.Y, width, c)
				last = next
			}
		}
		arc(0, 5, steel)
		arc(-1, 1.8, steelLight)
	}
}
