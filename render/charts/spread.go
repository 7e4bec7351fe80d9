package charts

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Spread is the content of a scale that tells between what sums most of many games
// end. Places on it go from 0 at its left end to 1 at its right.
type Spread struct {
	// Most of all lie between Low and High, half of them between MidLow and
	// MidHigh; Mean is their average.
	Low, MidLow, Mean, MidHigh, High float64
	// Marks are written below the scale; those without a text are left out.
	Marks [MaxSpreadMarks]SpreadMark
}

// SpreadMark is a sum below a [Spread].
type SpreadMark struct {
	At   float64
	Text string
}

// MaxSpreadMarks is the most sums that are written below a spread.
const MaxSpreadMarks = 6

// The heights of a spread and its parts, from above: the head of the pin, the bar,
// the sums.
const (
	spreadPin  = 8.0
	spreadBar  = 9.0
	SpreadFull = spreadPin + spreadBar + 16
)

// DrawSpread draws a scale along the upper edge of r, with the sums below it if r is
// [SpreadFull] high.
func DrawSpread(t *render.Theme, dst *ebiten.Image, r render.Rect, s *Spread) {
	p, c := t.Pen(dst).GrowingTo(1.15), &t.Palette
	green := c.Families[palette.Green]
	bar := render.Rect{X: r.X, Y: r.Y + spreadPin, W: r.W, H: spreadBar}
	part := func(from, to float64) render.Rect {
		x := bar.X + bar.W*from
		return render.Rect{X: x, Y: bar.Y, W: max(bar.W*(to-from), 4), H: bar.H}
	}
	p.Fill(bar, spreadBar/2, c.Paper3)
	p.Fill(part(s.Low, s.High), 2, palette.Mixed(green.Face, c.PaperTop, .5))
	p.Fill(part(s.MidLow, s.MidHigh), 2, green.Face)
	x := bar.X + bar.W*s.Mean
	p.Line(x, r.Y+4, x, bar.Bottom()+2, 3, c.Ink)
	p.Disc(x, r.Y+4, 4, c.Ink)
	if r.H < SpreadFull {
		return
	}
	style := p.Legible(render.Style{Face: render.CondensedMedium, Size: 12.5, Color: c.Ink2, Align: render.Center})
	end := r.X - 6
	for i, m := range s.Marks {
		w := p.Measure(m.Text, style)
		x := min(max(bar.X+bar.W*m.At, r.X+w/2), r.Right()-w/2)
		if m.Text != "" && (i == 0 || x-w/2 >= end+6) { // else there is no room beside the one before
			p.TextFit(m.Text, x, r.Y+SpreadFull-1, r.W, 9, style)
			end = x + w/2
		}
	}
}
