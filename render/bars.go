package render

import "github.com/hajimehoshi/ebiten/v2"

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

// LegendLeft is the bracket of what is left, see [Theme.Bracket] and [Theme.LegendSign].
const LegendLeft = barCount

// bar returns the colour of a part.
func (c *Palette) bar(b Bar) Color {
	return [barCount]Color{hex(0x3F7FBE), c.Families[Green].Face, c.Families[Gold].Face, c.Families[Rose].Face, hex(0x7D7268)}[b]
}

// bar draws a part of a bar. The last one is hatched.
func (p pen) bar(r Rect, b Bar) {
	c := p.Palette.bar(b)
	p.fill(r, 2, c)
	if b != BarOther {
		return
	}
	p.within(r, func(q pen) {
		for x := r.X + 6; x < r.Right()-1; x += 7 {
			q.line(x, r.Bottom()+1, x+4.4, r.Y-1, 1.4, hex(0xD9CFC2))
		}
	})
}

// bracket draws a measure: a line with an upright at both ends, above and below
// it or above only.
func (p pen) bracket(r Rect, c Color, both bool) {
	y := r.Bottom() - 1
	if both {
		y = r.CenterY()
	}
	p.hline(r.X, y, r.W, 2, c)
	p.vline(r.X, r.Y, r.H, 1.6, c)
	p.vline(r.Right(), r.Y, r.H, 1.6, c)
}

// Bar draws a part of a bar. The last one is hatched.
func (t *Theme) Bar(dst *ebiten.Image, r Rect, b Bar) { t.pen(dst).bar(r.narrowed(barGap/2), b) }

// barGap is how far parts of a bar stand apart.
const barGap = 1.5

// LegendSign draws the sign of a bar's part, or with [LegendLeft] the bracket.
func (t *Theme) LegendSign(dst *ebiten.Image, r Rect, b Bar) {
	p := t.pen(dst)
	if b == LegendLeft {
		p.bracket(Rect{r.X, r.CenterY() - 4, r.W, 8}, t.Palette.Ink, true)
		return
	}
	side := min(r.W, r.H)
	p.bar(Rect{r.CenterX() - side/2, r.CenterY() - side/2, side, side}, b)
}

// Bracket draws the measure of what is left below a bar, or in red of what is missing.
func (t *Theme) Bracket(dst *ebiten.Image, r Rect, missing bool) {
	c := t.Palette.Ink
	if missing {
		c = t.Palette.Families[Red].Face
	}
	t.pen(dst).bracket(r, c, false)
}
