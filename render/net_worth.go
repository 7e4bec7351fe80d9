package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Bar is a part of the bars that explain a net worth: where the money came from
// and where it went.
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

// LegendLeft is the bracket in [Theme.Legend] and [RankRow.PartBox].
const LegendLeft = barCount

// bar returns the colour of a part.
func (c *Palette) bar(b Bar) Color {
	return [barCount]Color{hex(0x3F7FBE), c.Families[Green].Face, c.Families[Gold].Face, c.Families[Rose].Face, hex(0x7D7268)}[b]
}

// bar draws a part of a bar. That of other costs is hatched.
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

// Legend draws the sign of a bar's part with its name, no wider than width, and
// returns the width it takes. [LegendLeft] is the bracket for what is left.
func (t *Theme) Legend(dst *ebiten.Image, x, y float64, b Bar, name string, width float64) float64 {
	p, c := t.pen(dst).capped(1.2), &t.Palette
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
	p.hline(r.X, y, r.W, 2, c)
	p.vline(r.X, r.Y, r.H, 1.6, c)
	p.vline(r.Right(), r.Y, r.H, 1.6, c)
}

// RankBars returns where the two bars and the bracket of a row of the ranking
// stand.
func RankBars(r Rect, cols RankColumns) Rect {
	z := rankScale(r)
	r = rankPart(r)
	return Rect{r.X + cols.Bars, r.Y + 56*z, cols.Net - r.X - cols.Bars, 27 * z}
}

// PartBox returns where a part of the bars stands in the field of [RankBars], or
// with [LegendLeft] the bracket. It is empty for a part too small to be seen.
func (k *RankRow) PartBox(bars Rect, b Bar) Rect {
	boxes, _ := k.partBoxes(bars)
	return boxes[b]
}

// partBoxes returns where all parts of the bars stand, and last the bracket of
// what is left, and whether costs reach further than income.
func (k *RankRow) partBoxes(bars Rect) (boxes [barCount + 1]Rect, over bool) {
	const air = 1.5
	z := bars.H / 27
	var ends [2]float64 // of income and costs
	for b, share := range k.Parts {
		w := share * bars.W
		if w <= air {
			continue
		}
		line, y, h := 0, 0.0, 11.0
		if Bar(b) >= BarBills {
			line, y, h = 1, 14, 8
		}
		boxes[b] = Rect{bars.X + ends[line], bars.Y + y*z, w - air, h * z}
		ends[line] += w
	}
	if left := math.Abs(ends[0] - ends[1]); left >= 2*air {
		boxes[LegendLeft] = Rect{bars.X + min(ends[0], ends[1]), bars.Y + 12*z, left - air, 14.5 * z}
	}
	return boxes, ends[1] > ends[0]
}

// rankBars draws income above, costs below it, and the bracket of what is left.
func (t *Theme) rankBars(p pen, r Rect, k RankRow) {
	boxes, over := k.partBoxes(r)
	for b, box := range boxes[:barCount] {
		if !box.Empty() {
			p.bar(box, Bar(b))
		}
	}
	ink := t.Palette.Ink
	if over {
		ink = t.Palette.Families[Red].Face
	}
	if left := boxes[LegendLeft]; !left.Empty() {
		p.bracket(left, ink, false)
	}
}
