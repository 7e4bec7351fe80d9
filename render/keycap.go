package render

import "github.com/hajimehoshi/ebiten/v2"

// keycapGrowth is how far the type of keycaps grows with the text scale.
const keycapGrowth = 1.15

// keycapStyle is how the name of a key is set.
var keycapStyle = Style{Face: CondensedBold, Size: 11.5}

// keycapType returns how the name of a key is set: where a part of a page is set smaller,
// no smaller than can be read.
func (t *Theme) keycapType() Style { return keycapStyle.Sized(keycapStyle.Size / min(1, t.TextScale)) }

// keycapWidth returns the width of a keycap.
func (t *Theme) keycapWidth(key string) float64 {
	return max(20, t.pen(nil).capped(keycapGrowth).measure(key, t.keycapType())+12)
}

// keycap draws the name of a key as a key with its corner at x, y, on paper or on
// a dark ground, and returns its width. It is 20.5 high.
func (p pen) keycap(x, y float64, key string, dark bool) float64 {
	p = p.capped(keycapGrowth)
	w := p.keycapWidth(key)
	c := &p.Palette
	edge, line := c.Paper3, c.Seam
	if dark {
		edge, line = Color{A: 0x55}, Color{A: 0x22}
	}
	p.fill(Rect{x, y + 1.5, w, 19}, 4, edge)
	p.fill(Rect{x, y, w, 18.5}, 4, white)
	p.frame(Rect{x, y, w, 18.5}, 4, 1, line)
	st := p.keycapType().In(hex(0x2B2320)).Aligned(Center)
	p.fit(key, x+w/2, y+13.5, w-4, 8, st)
	return w
}

// ListKeycapWidth returns the width of a keycap that is size times as large as
// usual.
func (t *Theme) ListKeycapWidth(key string, size float64) float64 {
	return max(20*size, t.pen(nil).capped(1).measure(key, keycapStyle.Sized(keycapStyle.Size*size))+12*size)
}

// ListKeycap draws a keycap in a list of keys, around y and size times as large as
// usual, with its right edge at x. It returns its width.
func (t *Theme) ListKeycap(dst *ebiten.Image, x, y float64, key string, size float64) float64 {
	p, c := t.pen(dst).capped(1), &t.Palette
	w, h := t.ListKeycapWidth(key, size), 18.5*size
	r := Rect{x - w, y - h/2 - .75, w, h}
	p.fill(Rect{r.X, r.Y + 1.5*size, w, h}, 4*size, c.Paper3)
	p.fill(r, 4*size, white)
	p.frame(r, 4*size, 1, c.Seam)
	st := keycapStyle.Sized(keycapStyle.Size * size).In(hex(0x2B2320)).Aligned(Center)
	p.fit(key, r.CenterX(), p.middle(r, st), w-4, 8, st)
	return w
}
