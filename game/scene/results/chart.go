package results

import (
	"cmp"
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// This file is a chart: it is drawn to scale and has numbers of its own.

// chart is how the course of the game is looked at.
type chart struct {
	// by is what it shows, and axes are how high it is for each measure.
	by   measure
	axes [numMeasures]axis
	// day is the day of the game that it is read at, line the curve that the pointer is
	// near, or -1, and from the day that the keyboard goes on from. Reading says that the
	// reading is shown.
	day, line, from int
	reading         bool

	empty, full render.CachedImage[*render.Chart]
}

var (
	measureNames = [numMeasures]string{"results.worth", "results.cash", "results.loans"}
	chartNames   = [numMeasures]string{"results.chart.worth", "results.chart.cash", "results.chart.loans"}
)

// chartOf returns the chart of a game, to be read at its last day.
func chartOf(s *summary) chart {
	c := chart{line: -1, day: s.calendar.days, from: s.calendar.days}
	for by := range numMeasures {
		c.axes[by] = axisFor(s.curves, by)
	}
	return c
}

// chartPanel is the panel with the chart and the switch of what it shows.
func (s *results) chartPanel() *flow.Node {
	by := ui.Segmented{Selected: int(s.chart.by)}
	for _, id := range measureNames {
		by.Options = append(by.Options, ui.Option{Text: s.Say(id)})
	}
	head := flow.Row(
		flow.Line(s.Say(chartNames[s.chart.by]), render.Head).Grow(1),
		flow.Control(ui.Control{ID: "measure", Widget: by, Do: func(e ui.Event) { s.chart.by = measure(e.Value) }}),
	).Gap(render.Gap)
	// The day is its value, so that keys can go through the days. It has no buttons of its
	// own.
	nowhere := render.Rect{X: -1, Y: -1, W: .001, H: .001}
	days := ui.Stepper{
		Value: s.chart.from, Max: s.summary.calendar.days, Page: 7, Less: nowhere, More: nowhere, Text: s.Say(chartNames[s.chart.by]),
		Paint: func(dst *ebiten.Image, box render.Rect, state, _, _ render.State) {
			if state.Focused {
				s.Theme.FocusRing(dst, box.Inset(7), 5)
			}
		},
	}
	control := ui.Control{ID: "chart", Widget: days, Do: func(e ui.Event) { s.chart.day, s.chart.line = e.Value, -1 }}
	var drawn *render.Chart
	plot := flow.Board(
		func(_ *render.Theme, box render.Rect) []ui.Control {
			control.Box = box
			return []ui.Control{control}
		}, nil,
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			if drawn == nil {
				drawn = s.drawing(t, r)
			}
			s.drawChart(t, dst, r, drawn)
		},
	).Over(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		if s.chart.reading && s.played.drawn >= 1 {
			t.Readout(dst, r, s.readout())
		}
	}).Size(render.None, render.ChartHeight)
	return flow.Column(head, plot).Gap(render.Gap).Pad(render.Wide, render.Gap).OnPanel(render.Paper).Grow(1)
}

// drawChart draws the chart as far as it is drawn: what is drawn of its lines is uncovered
// from the left.
func (s *results) drawChart(t *render.Theme, dst *ebiten.Image, r render.Rect, k *render.Chart) {
	const margin = 12 // as far as labels reach beyond the box
	if t.TextScale < 1 {
		t = t.Larger(1 / t.TextScale) // it has no room that is smaller with its type
	}
	c, shown := &s.chart, s.played.drawn
	if shown < 1 {
		c.empty.Draw(t, dst, r, margin, k, func(dst *ebiten.Image) {
			empty := *k
			empty.Shown = 0
			t.Chart(dst, r, empty)
		})
	}
	if shown <= 0 {
		return
	}
	if shown < 1 {
		f := render.ChartPlot(r)
		edge := int(math.Round((f.X + f.W*shown) * t.View.Scale))
		clip := dst.RecyclableSubImage(image.Rect(0, 0, edge, dst.Bounds().Max.Y))
		defer clip.Recycle()
		dst = clip
	}
	c.full.Draw(t, dst, r, margin, k, func(dst *ebiten.Image) { t.Chart(dst, r, *k) })
}

// drawing returns the chart as it is drawn in a box.
func (s *results) drawing(t *render.Theme, box render.Rect) *render.Chart {
	by, c := s.chart.by, &s.summary.calendar
	a := &s.chart.axes[by]
	k := &render.Chart{Least: a.least, Most: a.most, Shown: 1}
	for _, v := range a.ticks {
		k.Levels = append(k.Levels, render.ChartTick{At: float64(v), Label: s.Words.ShortMoney(v)})
	}
	days, f := float64(c.days), render.ChartPlot(box)
	monthW := f.W / float64(len(c.lengths))
	label := func(id string, n int) string { return s.Say(id, words.Number("n", n)) }
	room := func(text string) bool { return t.MeasureText(text, t.Capped(render.Column, 1.2)) <= monthW-8 }
	monthID, payDay := "results.month", s.Say("results.pay_day")
	if !room(label(monthID, len(c.lengths))) {
		monthID = "results.month_short"
	}
	if !room(payDay) {
		payDay = ""
	}
	for i, n := range c.lengths {
		month := uint8(i + 1)
		start, end := float64(c.day(month, 0)), float64(c.end(month))
		// Sundays, where they are not too close to be told apart.
		if f.W/days*7 >= 12 {
			for d := uint8(7); d < n; d += 7 {
				k.Weeks = append(k.Weeks, float64(c.day(month, d))/days)
			}
		}
		tick := render.ChartTick{At: end / days, Label: payDay}
		if i == len(c.lengths)-1 && i > 0 {
			tick.Label = "" // there the lines come together
		}
		k.PayDays = append(k.PayDays, tick)
		k.Months = append(k.Months, render.ChartTick{At: (start + end) / 2 / days, Label: label(monthID, i+1)})
	}
	for i := range s.summary.curves {
		curve := &s.summary.curves[i]
		line := render.ChartLine{
			Token: s.m.Tokens[curve.seat], Name: s.m.Names[curve.seat], Bold: s.summary.rows[i].winner,
			Values: make([]float64, len(curve.points)),
		}
		for d, p := range curve.points {
			line.Values[d] = float64(by.of(p))
		}
		k.Lines = append(k.Lines, line)
	}
	return k
}

// read looks where pointer and keyboard are on the chart, and reports whether it is read
// in another way than before.
func (s *results) read(in *input.State) (changed bool) {
	c := &s.chart
	box, there := s.UI.Box("chart")
	if !there || s.played.drawn < 1 {
		return false
	}
	day, line, reading := c.day, c.line, false
	if id, shown := s.UI.Focused(); id == "chart" && shown {
		reading, line = true, -1
	}
	f := render.ChartPlot(box)
	if s.UI.Hovered() == "chart" && in.Pointer.X < f.Right()+8 && in.Device != input.Keys {
		reading = true
		days := s.summary.calendar.days
		day = int(math.Round((in.Pointer.X - f.X) / f.W * float64(days)))
		day = min(max(day, 0), days)
		line = s.nearest(f, day, in.Pointer.Y)
	}
	changed = day != c.day || line != c.line || reading != c.reading
	c.day, c.line, c.reading = day, line, reading
	return changed
}

// nearest returns the curve that is nearest to a height on a day, or -1 where none is near.
func (s *results) nearest(f render.Rect, day int, y float64) int {
	a := &s.chart.axes[s.chart.by]
	best, near := -1, 22.0
	for i := range s.summary.curves {
		v := float64(s.chart.by.of(s.summary.curves[i].points[day]))
		at := f.Bottom() - (v-a.least)/(a.most-a.least)*f.H
		if d := math.Abs(at - y); d < near {
			best, near = i, d
		}
	}
	return best
}

// readout returns what the chart says of the day that it is read at: the greatest first,
// as the lines lie.
func (s *results) readout() render.Readout {
	a, c := &s.chart.axes[s.chart.by], &s.summary.calendar
	month, date := c.date(s.chart.day)
	k := render.Readout{
		At: float64(s.chart.day) / float64(max(1, c.days)), Least: a.least, Most: a.most,
		Title: s.Say("results.day", words.Number("month", month), words.Text("date", s.m.Date(month, date))),
	}
	for i := range s.summary.curves {
		curve := &s.summary.curves[i]
		v := s.chart.by.of(curve.points[s.chart.day])
		k.Rows = append(k.Rows, render.ReadoutRow{
			Token: s.m.Tokens[curve.seat], Name: s.m.Names[curve.seat],
			Text: s.Words.Money(v), Value: float64(v), Near: i == s.chart.line,
		})
	}
	slices.SortStableFunc(k.Rows, func(a, b render.ReadoutRow) int { return cmp.Compare(b.Value, a.Value) })
	return k
}
