package render

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Figures beside each other, each in a small box with its label.

// The type of figures in boxes grows at least so far with the text scale,
// whatever has to be condensed for it, and their sums, which are large anyway, no
// further than that.
const leastFigureGrowth, mostFigureGrowth = 1.15, 1.35

// figureLabel is the type of labels in boxes of the design's height.
var figureLabel = Style{Face: CondensedMedium, Size: 13.5}

// tallFigure is from which height on the type of a box grows with it.
const tallFigure = 58.0

// figureName is the type of a label in a box of that height.
func figureName(h float64) Style { return figureLabel.Sized(figureLabel.Size * max(1, h/tallFigure)) }

// figureSum is the type of a sum in a box of that height.
func figureSum(h float64) Style {
	return Style{Face: Black, Size: min(20*max(1, h/tallFigure), h*.38), Tracking: -.4}
}

// figureSpots are the air at the sides of a box for a figure, and the baselines of
// its label and its sum.
func figureSpots(w, h float64) (pad, label, sum float64) {
	if pad = 10.0; w < 100 {
		pad = 6
	}
	return pad, h * .36, h * .81
}

// FigureRow returns boxes for figures with these labels that stand beside each other
// in a row, and how far their type grows with the text scale. They are as wide as each
// other or, where the labels could not grow so far then, as wide as they need.
func (t *Theme) FigureRow(row Rect, gap float64, labels ...string) (boxes []Rect, growth float64) {
	n := float64(len(labels))
	even := (row.W - (n-1)*gap) / n
	pad, labelBase, sumBase := figureSpots(even, row.H)
	widths := make([]float64, len(labels))
	room := func(k float64) bool {
		label, sum := t.Capped(figureName(row.H), k), figureSum(row.H)
		high, capital := label.Size*t.TextScale, sum.Size*min(k, mostFigureGrowth)*.72
		if labelBase-.74*high < 2 || labelBase+.2*high > sumBase-capital-2 {
			return false
		}
		least, rest := t.MeasureText("$0,000", t.Capped(sum, 1.1)), n*even
		for i, s := range labels {
			widths[i] = max(t.MeasureText(s, label), least) + 2*pad
			rest -= widths[i]
		}
		for i := range widths {
			widths[i] += rest / n
		}
		return rest >= 0
	}
	growth = t.LargestGrowth(t.TextScale, room)
	boxes = make([]Rect, len(labels))
	// A label that would have to shrink takes room from the others.
	label := t.Capped(figureName(row.H), leastFigureGrowth)
	common := slices.Max(widths) <= even
	if growth == 1 {
		wide := slices.ContainsFunc(labels, func(s string) bool { return t.MeasureText(s, label) > even-2*pad+2 })
		common = !wide || !room(min(t.TextScale, leastFigureGrowth))
	}
	x := row.X
	for i := range boxes {
		boxes[i] = Rect{x, row.Y, even, row.H}
		if !common {
			boxes[i].W = widths[i]
		}
		x = boxes[i].Right() + gap
	}
	return boxes, growth
}

// Follows draws a chevron between two boxes, the second of which comes of the first.
func (t *Theme) Follows(dst *ebiten.Image, x, y float64) {
	t.pen(dst).chevron(x, y, 5.5, right, 2.2, t.Palette.Ink2)
}

// FigureBox draws a small box with a sum and its label. Strong frames it in a
// family's colour and, in green or red, writes the sum in it. Follows draws a
// chevron before it: it comes of the box at its left. Growth is that of its row,
// see [Theme.FigureRow].
func (t *Theme) FigureBox(dst *ebiten.Image, r Rect, growth float64, label, sum string, f Family, strong, follows bool) {
	p, c := t.pen(dst).capped(max(growth, leastFigureGrowth)), &t.Palette
	t.Box(dst, r, f, strong)
	st := figureSum(r.H).In(c.SumColor(strong && f == Green, strong && f == Red, c.Ink))
	pad, labelBase, sumBase := figureSpots(r.W, r.H)
	room := r.W - 2*pad + 2
	p.fit(label, r.X+pad, r.Y+labelBase, room, 11, figureName(r.H).In(c.Ink2))
	p.capped(min(p.maxGrowth, mostFigureGrowth)).fit(sum, r.X+pad, r.Y+sumBase, room, 12, st)
	if follows {
		p.chevron(r.X-6, r.CenterY(), 5.5, right, 2.2, c.Ink2)
	}
}
