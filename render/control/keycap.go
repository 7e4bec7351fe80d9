package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// keycapGrowth is how far the type of keycaps grows with the text scale.
const keycapGrowth = 1.15

// keycapStyle is how the name of a key is set.
var keycapStyle = render.Style{Face: render.CondensedBold, Size: 11.5}

// keycapType returns how the name of a key is set: where a part of a page is set smaller,
// no smaller than can be read.
func keycapType(t *render.Theme) render.Style {
	return keycapStyle.Sized(keycapStyle.Size / min(1, t.TextScale))
}

// KeycapWidth returns the width of a keycap.
func KeycapWidth(t *render.Theme, key string) float64 {
	if _, ok := padShapes[key]; ok {
		return 20
	}
	return max(20, t.Pen(nil).GrowingTo(keycapGrowth).Measure(key, keycapType(t))+12)
}

// Keycap draws the name of a key as a key with its corner at x, y, on paper or on
// a dark ground, and returns its width. It is 20.5 high.
func Keycap(p render.Pen, x, y float64, key string, dark bool) float64 {
	p = p.GrowingTo(keycapGrowth)
	w := KeycapWidth(p.Theme, key)
	c := &p.Palette
	edge, line := c.Paper3, c.Seam
	if dark {
		edge, line = palette.Color{A: 0x55}, palette.Color{A: 0x22}
	}
	p.Fill(render.Rect{X: x, Y: y + 1.5, W: w, H: 19}, 4, edge)
	p.Fill(render.Rect{X: x, Y: y, W: w, H: 18.5}, 4, palette.White)
	p.Frame(render.Rect{X: x, Y: y, W: w, H: 18.5}, 4, 1, line)
	st := keycapType(p.Theme).In(palette.Hex(0x2B2320)).Aligned(render.Center)
	if draw, ok := padShapes[key]; ok {
		draw(p, x+w/2, y+9.25, 5, st.Color)
		return w
	}
	p.TextFit(key, x+w/2, y+13.5, w-4, 8, st)
	return w
}

// ListKeycapWidth returns the width of a keycap that is size times as large as
// usual.
func ListKeycapWidth(t *render.Theme, key string, size float64) float64 {
	if _, ok := padShapes[key]; ok {
		return 20 * size
	}
	return max(20*size, t.Pen(nil).GrowingTo(1).Measure(key, keycapStyle.Sized(keycapStyle.Size*size))+12*size)
}

// ListKeycap draws a keycap in a list of keys, around y and size times as large as
// usual, with its right edge at x. It returns its width.
func ListKeycap(t *render.Theme, dst *ebiten.Image, x, y float64, key string, size float64) float64 {
	p, c := t.Pen(dst).GrowingTo(1), &t.Palette
	w, h := ListKeycapWidth(t, key, size), 18.5*size
	r := render.Rect{X: x - w, Y: y - h/2 - .75, W: w, H: h}
	p.Fill(render.Rect{X: r.X, Y: r.Y + 1.5*size, W: w, H: h}, 4*size, c.Paper3)
	p.Fill(r, 4*size, palette.White)
	p.Frame(r, 4*size, 1, c.Seam)
	st := keycapStyle.Sized(keycapStyle.Size * size).In(palette.Hex(0x2B2320)).Aligned(render.Center)
	if draw, ok := padShapes[key]; ok {
		draw(p, r.CenterX(), r.CenterY(), 5*size, st.Color)
		return w
	}
	p.TextFit(key, r.CenterX(), p.Middle(r, st), w-4, 8, st)
	return w
}
