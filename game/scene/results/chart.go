package results

import (
	"cmp"
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/marks"
	"bigpayday/render/pieces"
)

// This file is a chart: it is drawn to scale and has numbers of its own.

// chart is how the course of the game is looked at.
type chart struct {
	// step is the step of the course that it is read at, line the line that the pointer is
	// near, or -1, and from the step that the keyboard goes on from. Reading says that the
	// reading is shown.
	step, line, from int
	reading          bool

	empty, full render.CachedImage[*charts.Chart]
}

// measure returns what is looked at.
func (s *results) measure() *Measure { return &s.report.Measures[s.by] }

// chartPanel is the panel with the chart and the switch of what it shows.
func (s *results) chartPanel() *flow.Node {
	measures := s.report.Measures
	by := ui.Segmented{Selected: s.by, Options: ui.Options(len(measures), func(i int) string { return measures[i].Name })}
	m := s.measure()
	head := flow.Row(
		flow.Line(m.Title, render.Head).Grow(1),
		flow.Control(ui.Control{ID: "measure", Widget: by, Do: func(e ui.Event) { s.by = e.Value }}),
	).Gap(render.Gap)
	height := render.ChartHeight
	if len(s.report.Rows) > 0 {
		height = render.DeepChart
	}
	return flow.Column(head, s.plot(m).Size(render.None, height).Grow(1)).Gap(render.Gap).Pad(render.Wide, render.Gap).OnPanel(pieces.Paper).Grow(1)
}

// plot is the chart itself, or what stands in its place.
func (s *results) plot(m *Measure) *flow.Node {
	if m.Body != nil {
		return m.Body()
	}
	// The step is its value, so that keys can go through the steps. It has no buttons of
	// its own.
	nowhere := render.Rect{X: -1, Y: -1, W: .001, H: .001}
	steps := ui.Stepper{
		Value: s.chart.from, Max: s.report.Steps, Page: s.report.Stride, Less: nowhere, More: nowhere, Text: m.Title,
		Paint: func(dst *ebiten.Image, box render.Rect, state, _, _ render.State) {
			if state.Focused {
				marks.FocusRing(s.Theme, dst, box.Inset(7), 5)
			}
		},
	}
	control := ui.Control{ID: "chart", Widget: steps, Do: func(e ui.Event) { s.chart.step, s.chart.line = e.Value, -1 }}
	var drawn *charts.Chart
	return flow.Board(
		func(_ *render.Theme, box render.Rect) []ui.Control {
			control.Box = box
			return []ui.Control{control}
		}, nil,
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			if drawn == nil {
				drawn = s.drawing(t, r, m)
			}
			s.drawChart(t, dst, r, drawn)
		},
	).Over(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		if s.chart.reading && s.ending.Drawn >= 1 {
			charts.DrawReadout(t, dst, r, s.readout(m))
		}
	})
}

// drawChart draws the chart as far as it is drawn: what is drawn of its lines is uncovered
// from the left.
func (s *results) drawChart(t *render.Theme, dst *ebiten.Image, r render.Rect, k *charts.Chart) {
	const margin = 12 // as far as labels reach beyond the box
	if t.TextScale < 1 {
		t = t.Larger(1 / t.TextScale) // it has no room that is smaller with its type
	}
	c, shown := &s.chart, s.ending.Drawn
	if shown < 1 {
		c.empty.Draw(t, dst, r, margin, k, func(dst *ebiten.Image) {
			empty := *k
			empty.Shown = 0
			charts.DrawChart(t, dst, r, empty)
		})
	}
	if shown <= 0 {
		return
	}
	if shown < 1 {
		f := charts.ChartPlot(r, len(k.Rows))
		edge := int(math.Round((f.X + f.W*shown) * t.View.Scale))
		clip := dst.RecyclableSubImage(image.Rect(0, 0, edge, dst.Bounds().Max.Y))
		defer clip.Recycle()
		dst = clip
	}
	c.full.Draw(t, dst, r, margin, k, func(dst *ebiten.Image) { charts.DrawChart(t, dst, r, *k) })
}

// drawing returns the chart as it is drawn in a box.
func (s *results) drawing(t *render.Theme, box render.Rect, m *Measure) *charts.Chart {
	a := &m.axis
	k := &charts.Chart{Least: a.Least, Most: a.Most, Shown: 1, Rows: s.report.Rows}
	for _, v := range a.Ticks {
		k.Levels = append(k.Levels, charts.ChartTick{At: float64(v), Label: m.Tick(v)})
	}
	k.ChartMarks = s.game.Marks(t, charts.ChartPlot(box, len(k.Rows)).W)
	for i, values := range m.Lines {
		rank := &s.report.Ranks[i]
		line := charts.ChartLine{
			Token: s.m.Tokens[rank.Seat], Name: s.m.Names[rank.Seat], Bold: rank.Winner, Values: make([]float64, len(values)),
		}
		for step, v := range values {
			line.Values[step] = float64(v)
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
	if !there || s.ending.Drawn < 1 {
		return false
	}
	step, line, reading := c.step, c.line, false
	if id, shown := s.UI.Focused(); id == "chart" && shown {
		reading, line = true, -1
	}
	f := charts.ChartPlot(box, len(s.report.Rows))
	if s.UI.Hovered() == "chart" && in.Pointer.X < f.Right()+8 && in.Device != input.Keys {
		reading = true
		steps := s.report.Steps
		step = int(math.Round((in.Pointer.X - f.X) / f.W * float64(steps)))
		step = min(max(step, 0), steps)
		line = s.measure().nearest(f, step, in.Pointer.Y)
	}
	changed = step != c.step || line != c.line || reading != c.reading
	c.step, c.line, c.reading = step, line, reading
	return changed
}

// nearest returns the line that is nearest to a height at a step, or -1 where none is near.
func (m *Measure) nearest(f render.Rect, step int, y float64) int {
	a := &m.axis
	best, near := -1, 22.0
	for i, values := range m.Lines {
		at := f.Bottom() - (float64(values[step])-a.Least)/(a.Most-a.Least)*f.H
		if d := math.Abs(at - y); d < near {
			best, near = i, d
		}
	}
	return best
}

// readout returns what the chart says of the step that it is read at: the greatest first, as
// the lines lie.
func (s *results) readout(m *Measure) charts.Readout {
	a, step := &m.axis, s.chart.step
	k := charts.Readout{
		At: float64(step) / float64(max(1, s.report.Steps)), Least: a.Least, Most: a.Most, ChartRows: len(s.report.Rows),
		Title: s.game.Moment(step),
	}
	for i, values := range m.Lines {
		seat := s.report.Ranks[i].Seat
		k.Rows = append(k.Rows, charts.ReadoutRow{
			Token: s.m.Tokens[seat], Name: s.m.Names[seat], Text: m.Text(values[step]), Value: float64(values[step]), Near: i == s.chart.line,
		})
	}
	slices.SortStableFunc(k.Rows, func(a, b charts.ReadoutRow) int { return cmp.Compare(b.Value, a.Value) })
	return k
}
