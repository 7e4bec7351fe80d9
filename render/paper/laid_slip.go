package paper

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// LaidSlip is a slip of paper beside the Deals on the desk: some sums below each other, of which
// the last one is what they come to.
type LaidSlip struct {
	Title string
	Rows  [4]SlipLine
	N     int
}

// SlipLine is a sum of a [LaidSlip], with what it is.
type SlipLine struct {
	Label, Sum string
	// Loss says that it is paid, or is below zero.
	Loss bool
}

// Add writes a line. What has no room is left out.
func (s *LaidSlip) Add(l SlipLine) {
	if s.N < len(s.Rows) {
		s.Rows[s.N] = l
		s.N++
	}
}

// laidSlipW and leastSlipW are the width of such a slip and the least one, slipLabels the one from
// which on sums have labels, and slipRow the height of a line, in logical pixels.
const laidSlipW, leastSlipW, slipLabels, slipRow = 132.0, 84.0, 112.0, 19.0

// LaidSlipBox returns where the slip lies in a part of the desk with n Deals: right of these or, as
// long as there are none, in their place. It is empty where there is no room.
func LaidSlipBox(desk render.Rect, n int) render.Rect {
	last := LaidDealBox(desk, max(n, 1)-1, max(n, 1))
	r := render.Rect{X: last.Right() + 2*laidDealGap, Y: desk.CenterY() - last.H/2, H: last.H}
	if n == 0 && desk.Right()-r.X < leastSlipW {
		r.X = last.X
	}
	if r.W = min(laidSlipW, desk.Right()-r.X); r.W < leastSlipW {
		return render.Rect{}
	}
	return r
}

// LaidSlipRows returns how many lines a slip has room for, besides its title.
func LaidSlipRows(r render.Rect) int {
	if r.W < slipLabels {
		return 2
	}
	return int(r.H/slipRow) - 1
}

// DrawLaidSlip draws a slip on the desk.
func DrawLaidSlip(t *render.Theme, dst *ebiten.Image, r render.Rect, s LaidSlip, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.2), &t.Palette
	const pad, size, least = 8, 13, 10
	p.Shadow(r, t.Round(3), 4, 3, .4)
	p.Fill(r, t.Round(3), c.PaperTop)
	line := render.Rect{X: r.X + pad, Y: r.Y, W: r.W - 2*pad, H: r.H / float64(s.N+1)}
	p.TextFitIn(line, s.Title, line.X, line.W, least, render.Style{Face: render.CondensedBold, Size: size + 1, Color: c.Ink})
	p.Line(line.X, line.Bottom(), line.Right(), line.Bottom(), 1, c.Paper3)
	for i, row := range s.Rows[:s.N] {
		line.Y += line.H
		face, ink := render.Condensed, c.Ink2
		if i == s.N-1 {
			face, ink = render.CondensedBold, c.Ink
			p.Fill(render.Rect{X: r.X, Y: line.Y, W: r.W, H: line.H}, t.Round(3), palette.Faded(c.Paper3, .4))
		}
		sum := render.Style{Face: render.CondensedBold, Size: size, Color: c.Ink, Align: render.End}
		if row.Loss {
			sum.Color = c.Loss
		}
		w := p.TextFitIn(line, row.Sum, line.Right(), line.W, least, sum)
		if r.W >= slipLabels {
			p.TextFitIn(line, row.Label, line.X, line.W-w-pad/2, least, render.Style{Face: face, Size: size, Color: ink})
		}
	}
	if state.Focused {
		marks.FocusRing(t, dst, r, 3)
	}
}
