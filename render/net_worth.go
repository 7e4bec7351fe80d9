package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Bar is a part of the bars that tell how a net worth came about.
type Bar uint8

// The parts: what came in, then what went out.
const (
	BarSalary Bar = iota
	BarDeals
	BarPrizes
	BarBills
	BarOther
	barCount
)

// LegendLeft stands for the bracket in a legend.
const LegendLeft = barCount

func (c *Palette) bar(b Bar) Color {
	switch b {
	case BarSalary:
		return hex(0x3F7FBE)
	case BarDeals:
		return c.Families[Green].Face
	case BarPrizes:
		return c.Families[Gold].Face
	case BarBills:
		return c.Families[Rose].Face
	}
	return hex(0x7D7268)
}

// bar draws a part of a bar. That of other costs is hatched.
func (p pen) bar(r Rect, b Bar) {
	c := p.Palette.bar(b)
	p.fill(r, 2, c)
	if b != BarOther {
		return
	}
	clip := p.dst.RecyclableSubImage(p.deviceRect(Rect{r.X + p.x, r.Y + p.y, r.W, r.H}))
	defer clip.Recycle()
	q := p
	q.dst = clip
	for x := r.X + 6; x < r.Right()-1; x += 7 {
		q.line(x, r.Bottom()+1, x+4.4, r.Y-1, 1.4, hex(0xD9CFC2))
	}
}

// Legend draws the sign of a bar's part with its name and returns the width it
// takes. With b past the last part it is the bracket for what is left.
func (t *Theme) Legend(dst *ebiten.Image, x, y float64, b Bar, name string, width float64) float64 {
	p, c := t.pen(dst).grown(1.2), &t.Palette
	st := Style{Face: CondensedMedium, Size: 13.5, Color: c.Ink}
	if b >= barCount {
		p.bracket(Rect{x, y - 10, 22, 8}, c.Ink, true)
		return 29 + p.fit(name, x+29, y+1, width-29, 11, st)
	}
	p.bar(Rect{x, y - 10, 13, 13}, b)
	return 19 + p.fit(name, x+19, y+1, width-19, 11, st)
}

// bracket draws a measure: a line with an upright at both ends, above and below
// it or above only.
func (p pen) bracket(r Rect, c Color, both bool) {
	y := r.Bottom() - 1
	if both {
		y = r.CenterY()
	}
	p.rule(r.X, y, r.W, 2, c)
	p.plumb(r.X, r.Y, r.H, 1.6, c)
	p.plumb(r.Right(), r.Y, r.H, 1.6, c)
}

// RankBars returns where the two bars and the bracket of a row of the ranking
// stand.
func RankBars(r Rect, cols RankColumns) Rect {
	z := min(r.H/90, 1)
	r = rankPart(r)
	return Rect{r.X + cols.Bars, r.Y + 56*z, cols.Net - r.X - cols.Bars, 27 * z}
}

// PartBox returns where a part of the bars stands in the field of [RankBars], or
// with [LegendLeft] the bracket. It is empty for a part too small to be seen.
func (k *RankRow) PartBox(bars Rect, b Bar) Rect {
	z := bars.H / 27
	var in, out float64
	for i := BarSalary; i <= BarOther; i++ {
		w := k.Parts[i] * bars.W
		if w <= 1.5 {
			continue
		}
		at, r := &in, Rect{bars.X + in, bars.Y, w - 1.5, 11 * z}
		if i >= BarBills {
			at, r = &out, Rect{bars.X + out, bars.Y + 14*z, w - 1.5, 8 * z}
		}
		if i == b {
			return r
		}
		*at += w
	}
	if b != LegendLeft || math.Abs(in-out) < 3 {
		return Rect{}
	}
	return Rect{bars.X + min(in, out), bars.Y + 12*z, math.Abs(in-out) - 1.5, 14.5 * z}
}

// rankBars draws income above, costs below it, and the bracket of what is left.
func (t *Theme) rankBars(p pen, r Rect, k RankRow) {
	c := &t.Palette
	in, out := 0.0, 0.0
	for b := BarSalary; b <= BarOther; b++ {
		box := k.PartBox(r, b)
		if box.Empty() {
			continue
		}
		p.bar(box, b)
		if b >= BarBills {
			out = box.Right()
		} else {
			in = box.Right()
		}
	}
	if box := k.PartBox(r, LegendLeft); !box.Empty() {
		col := c.Ink
		if out > in {
			col = c.Families[Red].Face
		}
		p.bracket(box, col, false)
	}
}
