package control

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Caption draws the caption of a sound around x, y: on a dark strip, behind the
// sign of sounds.
func Caption(t *render.Theme, dst *ebiten.Image, text string, x, y float64) {
	p, c := t.Pen(dst).GrowingTo(1.3), &t.Palette
	st := render.Style{Face: render.CondensedMedium, Size: 13.5, Color: c.Cream}
	h := 21 * p.Scale()
	w := min(p.Measure(text, st), t.View.W-80) + 2.2*h
	r := render.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
	p.Fill(r, h/2, palette.Faded(c.Ink, .9))
	p.RecordGround(r, c.Ink)
	note(p, r.X+h*.78, y, h)
	p.TextFit(text, r.X+1.45*h, p.Middle(r, st), w-2.2*h, 11, st)
}

// note draws a musical note in a strip of height h.
func note(p render.Pen, x, y, h float64) {
	c := p.Palette.Cream
	p.Disc(x-h*.1, y+h*.2, h*.14, c)
	p.FlatLine(x+h*.02, y+h*.2, x+h*.02, y-h*.27, h*.09, 0, c)
	p.Line(x+h*.03, y-h*.25, x+h*.2, y-h*.1, h*.1, c)
}

// The bars of a wave, in logical pixels.
const (
	waveBar  = 2.0
	wavePace = 3.0 // from one bar to the next
)

// Waveform draws a sound in r as bars around its middle: from left to right, how
// far it reaches, 0 to 1, at even steps in time. Show it through a [CachedImage]: it
// is some hundred boxes.
func Waveform(t *render.Theme, dst *ebiten.Image, r render.Rect, reaches []float32, c palette.Color) {
	p := t.Pen(dst)
	bars := int(r.W / wavePace)
	p.Hline(r.X, r.CenterY(), r.W, 1, palette.Faded(c, .35))
	if len(reaches) == 0 {
		return
	}
	for i := range bars {
		from, to := i*len(reaches)/bars, (i+1)*len(reaches)/bars
		most := slices.Max(reaches[from:max(to, from+1)])
		// What is quiet can be heard long before it could be seen.
		h := math.Sqrt(float64(min(max(most, 0), 1))) * r.H
		if h >= 1 {
			p.Fill(render.Rect{X: r.X + float64(i)*wavePace, Y: r.CenterY() - h/2, W: waveBar, H: h}, waveBar/2, c)
		}
	}
}

// Playhead draws the line over a wave that shows how much of it has been heard,
// 0 to 1.
func Playhead(t *render.Theme, dst *ebiten.Image, r render.Rect, heard float64) {
	p := t.Pen(dst)
	x := r.X + min(max(heard, 0), 1)*r.W
	p.Fill(render.Rect{X: x - 1.5, Y: r.Y, W: 3, H: r.H}, 1.5, t.Palette.Families[palette.Red].Face)
}
