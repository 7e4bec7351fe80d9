package charts

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Bar is a part of the bars that explain what a player has: where it came from, and
// where the rest went.
type Bar uint8

// The parts: what came in, then what went out.
const (
	BarRegular Bar = iota // what everybody gets
	BarEarned
	BarExtra
	BarSpent
	BarOther
	barCount
)

// NumBars is how many parts there are.
const NumBars = int(barCount)

// LegendLeft is the bracket of what is left, see [Bracket] and [LegendSign].
const LegendLeft = barCount

// BarColor returns the color of a part. The parts differ in how dark they are as well.
func BarColor(c *palette.Palette, b Bar) palette.Color {
	return [barCount]palette.Color{palette.Hex(0x1F5AA0), palette.Hex(0x4F9A58), c.Families[palette.Gold].Face, c.Families[palette.Rose].Edge, palette.Hex(0x9A8F83)}[b]
}

// fillBar draws a part of a bar. The last one is hatched.
func fillBar(p render.Pen, r render.Rect, b Bar) {
	c := BarColor(&p.Palette, b)
	p.Fill(r, 2, c)
	if b != BarOther {
		return
	}
	p.Within(r, func(q render.Pen) {
		for x := r.X + 6; x < r.Right()-1; x += 7 {
			q.Line(x, r.Bottom()+1, x+4.4, r.Y-1, 1.4, palette.Hex(0x55493C))
		}
	})
}

// bracket draws a measure: a line with an upright at both ends, above and below
// it or above only.
func bracket(p render.Pen, r render.Rect, c palette.Color, both bool) {
	y := r.Bottom() - 1
	if both {
		y = r.CenterY()
	}
	p.Hline(r.X, y, r.W, 2, c)
	p.Vline(r.X, r.Y, r.H, 1.6, c)
	p.Vline(r.Right(), r.Y, r.H, 1.6, c)
}

// DrawBar draws a part of a bar. The last one is hatched.
func DrawBar(t *render.Theme, dst *ebiten.Image, r render.Rect, b Bar) {
	fillBar(t.Pen(dst), r.Narrowed(barGap/2), b)
}

// barGap is how far parts of a bar stand apart.
const barGap = 1.5

// LegendSign draws the sign of a bar's part, or with [LegendLeft] the bracket.
func LegendSign(t *render.Theme, dst *ebiten.Image, r render.Rect, b Bar) {
	p := t.Pen(dst)
	if b == LegendLeft {
		bracket(p, render.Rect{X: r.X, Y: r.CenterY() - 4, W: r.W, H: 8}, t.Palette.Ink, true)
		return
	}
	side := min(r.W, r.H)
	fillBar(p, render.Rect{X: r.CenterX() - side/2, Y: r.CenterY() - side/2, W: side, H: side}, b)
}

// Bracket draws the measure of what is left below a bar, or in red of what is missing.
func Bracket(t *render.Theme, dst *ebiten.Image, r render.Rect, missing bool) {
	c := t.Palette.Ink
	if missing {
		c = t.Palette.Families[palette.Red].Face
	}
	bracket(t.Pen(dst), r, c, false)
}
