package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

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
	for i := range bars {
		from, to := i*len(reaches)/bars, (i+1)*len(reaches)/bars
		if len(reaches) == 0 {
			return
		}
		most := reaches[from]
		for _, v := range reaches[from:max(to, from+1)] {
			most = max(most, v)
		}
		// What is quiet can be heard long before it could be seen.
		h := math.Sqrt(float64(min(max(most, 0), 1))) * r.H
		if h < 1 {
			continue
		}
		p.fill(Rect{r.X + float64(i)*wavePace, r.CenterY() - h/2, waveBar, h}, waveBar/2, c)
	}
}

// Playhead draws the line over a wave that shows how much of it has been heard,
// 0 to 1.
func (t *Theme) Playhead(dst *ebiten.Image, r Rect, heard float64) {
	p := t.pen(dst)
	x := r.X + min(max(heard, 0), 1)*r.W
	p.fill(Rect{x - 1.5, r.Y, 3, r.H}, 1.5, t.Palette.Families[Red].Face)
}
