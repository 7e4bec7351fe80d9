package render

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Caption draws the caption of a sound around x, y: on a dark strip, behind the
// sign of sounds.
func (t *Theme) Caption(dst *ebiten.Image, text string, x, y float64) {
	p, c := t.pen(dst).capped(1.3), &t.Palette
	st := Style{Face: CondensedMedium, Size: 13.5, Color: c.Cream}
	h := 21 * p.scale()
	w := min(p.measure(text, st), t.View.W-80) + 2.2*h
	r := Rect{x - w/2, y - h/2, w, h}
	p.fill(r, h/2, faded(c.Ink, .9))
	p.recordGround(r, c.Ink)
	p.note(r.X+h*.78, y, h)
	p.fit(text, r.X+1.45*h, p.middle(r, st), w-2.2*h, 11, st)
}

// note draws a musical note in a strip of height h.
func (p pen) note(x, y, h float64) {
	c := p.Palette.Cream
	p.disc(x-h*.1, y+h*.2, h*.14, c)
	p.flatLine(x+h*.02, y+h*.2, x+h*.02, y-h*.27, h*.09, 0, c)
	p.line(x+h*.03, y-h*.25, x+h*.2, y-h*.1, h*.1, c)
}

// The bars of a wave, in logical pixels.
const (
	waveBar  = 2.0
	wavePace = 3.0 // from one bar to the next
)

// Waveform draws a sound in r as bars around its middle: from left to right, how
// far it reaches, 0 to 1, at even steps in time. Show it through a [CachedImage]: it
// is some hundred boxes.
func (t *Theme) Waveform(dst *ebiten.Image, r Rect, reaches []float32, c Color) {
	p := t.pen(dst)
	bars := int(r.W / wavePace)
	p.hline(r.X, r.CenterY(), r.W, 1, faded(c, .35))
	if len(reaches) == 0 {
		return
	}
	for i := range bars {
		from, to := i*len(reaches)/bars, (i+1)*len(reaches)/bars
		most := slices.Max(reaches[from:max(to, from+1)])
		// What is quiet can be heard long before it could be seen.
		h := math.Sqrt(float64(min(max(most, 0), 1))) * r.H
		if h >= 1 {
			p.fill(Rect{r.X + float64(i)*wavePace, r.CenterY() - h/2, waveBar, h}, waveBar/2, c)
		}
	}
}

// Playhead draws the line over a wave that shows how much of it has been heard,
// 0 to 1.
func (t *Theme) Playhead(dst *ebiten.Image, r Rect, heard float64) {
	p := t.pen(dst)
	x := r.X + min(max(heard, 0), 1)*r.W
	p.fill(Rect{x - 1.5, r.Y, 3, r.H}, 1.5, t.Palette.Families[Red].Face)
}
