package charts

import (
	"cmp"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Chart is the content of a line chart over the course of a game.
type Chart struct {
	Lines []ChartLine
	// Rows are bars below the lines, over the same course.
	Rows []ChartRow
	// Least and Most are the ends of the upright axis.
	Least, Most float64
	// Levels are the ticks of that axis, values; the one at 0 is strong.
	Levels []ChartTick
	ChartMarks
	// Shown is how much has been drawn from the left, 0 to 1.
	Shown float64
}

// ChartMarks are what stands along a chart: faint upright lines, dashed ones with labels
// at their top, and labels below, all as shares of the width.
type ChartMarks struct {
	Faint         []float64
	Dashed, Below []ChartTick
}

// ChartRow is a bar below the lines of a chart. Its spans belong to one seat each.
type ChartRow struct {
	Name  string
	Spans []ChartSpan
}

// ChartSpan is a part of a bar, from one share of the width to another.
type ChartSpan struct {
	From, To float64
	Token    pieces.Token
}

// ChartLine is the line of a seat in a chart.
type ChartLine struct {
	Token pieces.Token
	Name  string
	// Values are at even steps from the first day to the last.
	Values []float64
	// Bold draws it stronger, over the others.
	Bold bool
}

// ChartTick is a line across a chart with its label.
type ChartTick struct {
	At    float64
	Label string
}

// dashesOf are the line patterns that tell seats apart without colour: lengths
// drawn and left out in turn. The winner's may be plain; so is black, which is
// darkest.
var dashesOf = [palette.SeatColors][]float64{
	palette.SeatRed: {9, 4}, palette.SeatBlue: {6, 4}, palette.SeatGreen: {12, 4, 2, 4}, palette.SeatYellow: nil, palette.SeatViolet: {2, 4}, palette.SeatBlack: nil,
}

// chartNames returns the room for the names at the right of a chart.
func chartNames(r render.Rect) float64 { return min(128, max(100, r.W*.26)) }

// ChartPlot returns the field of a chart in which its lines run, above so many rows.
func ChartPlot(r render.Rect, rows int) render.Rect {
	return render.Rect{X: r.X + 46, Y: r.Y, W: r.W - 46 - chartNames(r), H: r.H - chartFoot - chartRows(r, rows)}
}

// chartFoot is the height of the labels below a chart.
const chartFoot = 34.0

// chartRows returns how high the rows of a chart are. They leave the lines what these need,
// and are not shown where that leaves too little.
func chartRows(r render.Rect, rows int) float64 {
	const most, least, lines = 18, 13, 160
	each := min(most, (r.H-chartFoot-lines)/float64(max(1, rows)))
	if each < least {
		return 0
	}
	return each * float64(rows)
}

// plotY returns how far down a value stands in the field of a chart whose lines
// lie between least and most.
func plotY(f render.Rect, v, least, most float64) float64 {
	if most <= least {
		most = least + 1
	}
	return f.Bottom() - (v-least)/(most-least)*f.H
}

// DrawChart draws a chart in r. It takes time; show it through a [CachedImage] once it is
// complete.
func DrawChart(t *render.Theme, dst *ebiten.Image, r render.Rect, k Chart) {
	p, c := t.Pen(dst).GrowingTo(1.2), &t.Palette
	f := ChartPlot(r, len(k.Rows))
	y := func(v float64) float64 { return plotY(f, v, k.Least, k.Most) }
	for _, w := range k.Faint {
		p.Vline(f.X+w*f.W, f.Y, f.H, 1, palette.Mixed(c.Line, c.PaperTop, .5))
	}
	lab := p.Legible(render.Style{Face: render.CondensedMedium, Size: 13, Color: c.Ink2, Align: render.End})
	for _, l := range k.Levels {
		col, w := palette.Mixed(c.Line, c.PaperTop, .15), 1.2
		if l.At == 0 {
			col, w = c.Ink, 1.8
		}
		p.Hline(f.X, y(l.At), f.W, w, col)
		p.TextFit(l.Label, f.X-9, y(l.At)+4.5, 44, 10, lab)
	}
	for _, d := range k.Dashed {
		x := f.X + d.At*f.W
		for at := f.Y; at < f.Bottom(); at += 10 {
			p.Vline(x, at, min(5, f.Bottom()-at), 1.6, palette.Mixed(c.Seam, c.Ink3, .35))
		}
		if d.Label != "" {
			p.TextFit(d.Label, x-5, f.Y+10, 80, 10, p.Legible(lab.Sized(12.5)))
		}
	}
	rows := render.Rect{X: f.X, Y: f.Bottom() + 6, W: f.W, H: chartRows(r, len(k.Rows))}
	for _, m := range k.Below {
		st := p.Legible(render.Style{Face: render.CondensedBold, Size: 13.5, Color: c.Ink2, Align: render.Center})
		p.TextFit(m.Label, f.X+m.At*f.W, rows.Bottom()+16, f.W/float64(len(k.Below))-6, 10, st)
	}
	shown := min(max(k.Shown, 0), 1)
	if rows.H > 0 {
		drawChartRows(t, p, rows, r.Right(), k.Rows, shown)
	}
	for _, bold := range [2]bool{false, true} {
		for i := range k.Lines {
			if l := &k.Lines[i]; l.Bold == bold {
				chartLine(t, p, f, y, l, shown)
			}
		}
	}
	if shown >= 1 {
		foot := r.Bottom() - 14
		if rows.H > 0 { // they have names of their own
			foot = f.Bottom() - 8
		}
		drawChartNames(t, p, f, r.Right(), foot, y, k.Lines)
	}
}

// drawChartRows draws the bars below the lines in a box as far as they are shown, with their
// names at the right.
func drawChartRows(t *render.Theme, p render.Pen, box render.Rect, right float64, rows []ChartRow, shown float64) {
	high := box.H / float64(max(1, len(rows)))
	for i, row := range rows {
		bar := render.Rect{X: box.X, Y: box.Y + float64(i)*high + 1.5, W: box.W, H: high - 3}
		p.Fill(bar, 2, palette.Mixed(t.Palette.Line, t.Palette.PaperTop, .6))
		for _, s := range row.Spans {
			if s.From >= shown {
				continue
			}
			part := render.Rect{X: bar.X + s.From*bar.W, Y: bar.Y, W: (min(s.To, shown) - s.From) * bar.W, H: bar.H}
			p.Fill(part, 2, t.Palette.Seat(s.Token.Color).Face)
			pieces.SeatBarPattern(p, part, s.Token.Color)
			if size := bar.H + 1; part.W > size+4 {
				p.Fill(render.Rect{X: part.X + 2, Y: bar.Y, W: size, H: bar.H}, 2, t.Palette.PaperTop)
				pieces.DrawToken(t, p.Dst, s.Token, part.X+2, bar.CenterY()-size/2, size, pieces.Flat)
			}
		}
		p.TextFit(row.Name, bar.Right()+9, bar.CenterY()+4, right-bar.Right()-9, 10, p.Legible(render.Style{Face: render.CondensedMedium, Size: 12.5, Color: t.Palette.Ink2}))
	}
}

// chartLine draws the line of a seat in the field f, as far as it is shown, on a
// pale line that sets it off from those below.
func chartLine(t *render.Theme, p render.Pen, f render.Rect, y func(float64) float64, l *ChartLine, shown float64) {
	n := len(l.Values)
	if n < 2 {
		return
	}
	width := 2.8
	if l.Bold {
		width = 4
	}
	end := f.X + f.W*shown
	walk := func(width float64, c palette.Color, dashes []float64) {
		phase, left := -1, 0.0
		for i := 1; i < n; i++ {
			x0, x1 := f.X+f.W*float64(i-1)/float64(n-1), f.X+f.W*float64(i)/float64(n-1)
			y0, y1 := y(l.Values[i-1]), y(l.Values[i])
			if x0 >= end {
				return
			}
			if x1 > end {
				y1 = y0 + (y1-y0)*(end-x0)/(x1-x0)
				x1 = end
			}
			if len(dashes) == 0 {
				p.Line(x0, y0, x1, y1, width, c)
				continue
			}
			long := math.Hypot(x1-x0, y1-y0)
			for at, step := 0.0, 0.0; at < long; at, left = at+step, left-step {
				if left <= 1e-9 {
					phase++
					left = dashes[phase%len(dashes)]
				}
				step = min(left, long-at)
				if phase%2 == 0 && step > .05 {
					a, b := at/long, (at+step)/long
					p.FlatLine(x0+(x1-x0)*a, y0+(y1-y0)*a, x0+(x1-x0)*b, y0+(y1-y0)*b, width, .3, c)
				}
			}
		}
	}
	walk(width+2.8, t.Palette.PaperTop, nil)
	walk(width, t.Palette.Seat(l.Token.Color).Face, dashesOf[l.Token.Color%palette.SeatColors])
}

// drawChartNames writes the names at the lines' right ends, moved apart where they
// would overlap, and none below foot.
func drawChartNames(t *render.Theme, p render.Pen, f render.Rect, right, foot float64, y func(float64) float64, lines []ChartLine) {
	ends := make([]float64, len(lines))
	for i, l := range lines {
		if len(l.Values) > 0 {
			ends[i] = y(l.Values[len(l.Values)-1])
		}
	}
	places := SpreadLabels(ends, 27, f.Y+10, foot)
	room := right - f.Right() - 42
	name := func(i int) string { return lines[i].Name }
	alike := p.Naming(p.Legible(render.Style{Face: render.Bold, Size: 13.5}), 11.5, 26, len(lines), name, func(int) float64 { return room })
	for i, l := range lines {
		x, at := f.Right(), places[i]
		p.Line(x, ends[i], x+12, at, 1.8, t.Palette.Seat(l.Token.Color).Face)
		pieces.DrawToken(t, p.Dst, l.Token, x+14, at-12, 22, pieces.Flat)
		p.Named(alike, l.Name, x+42, at+5, render.Rect{X: x + 42, Y: at - 13, W: room, H: 26}, room, t.Palette.Ink)
	}
}

// SpreadLabels moves places apart, each as little as is needed, so that those
// next to each other are at least gap apart and all lie between least and most
// if there is room.
func SpreadLabels(at []float64, gap, least, most float64) []float64 {
	out := slices.Clone(at)
	order := make([]int, len(at))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(at[a], at[b]) })
	for range 60 {
		moved := false
		for k := 1; k < len(order); k++ {
			a, b := order[k-1], order[k]
			if d := gap - (out[b] - out[a]); d > 1e-6 {
				out[a] -= d / 2
				out[b] += d / 2
				moved = true
			}
		}
		for _, i := range order {
			out[i] = min(max(out[i], least), most)
		}
		if !moved {
			break
		}
	}
	// What the ends pushed together is set from the top, as close as it may be.
	for k := 1; k < len(order); k++ {
		out[order[k]] = max(out[order[k]], out[order[k-1]]+gap)
	}
	for _, i := range slices.Backward(order) {
		out[i] = min(out[i], most)
		most = out[i] - gap
	}
	return out
}
