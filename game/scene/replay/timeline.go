package replay

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// This file is a chart: it is drawn to scale and has numbers of its own.

// timeline is the game from its beginning to its end, with signs of what happened over it.
func (p *page) timeline() *flow.Node {
	const signSize, knob = 24.0, 11.0
	at := func(r render.Rect, place int) float64 {
		return r.X + knob + float64(place)/float64(max(1, p.story.Len))*(r.W-2*knob)
	}
	signs := flow.Picture(render.CellLeast, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		last := r.X - signSize
		for _, m := range p.story.Marks {
			x := at(r, m.At)
			if x-last < signSize+2 || !p.follows(m.Seat) || m.Draw == nil {
				continue
			}
			last = x
			m.Draw(t, dst, render.Rect{X: x - signSize/2, Y: r.Y, W: signSize, H: signSize})
		}
	})
	parts := flow.Picture(render.CellLeast, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pen, c := t.Pen(dst), &t.Palette
		for i, part := range p.story.Parts {
			end := p.story.Len
			if i+1 < len(p.story.Parts) {
				end = p.story.Parts[i+1].At
			}
			x, to := at(r, part.At), at(r, end)
			pen.Fill(render.Rect{X: x, Y: r.Y, W: 1, H: r.H}, 0, c.Ink3)
			pen.Centered(part.Name, render.Rect{X: x, Y: r.Y, W: to - x, H: r.H}, 4, 9, render.Fine.In(c.Ink2))
		}
	})
	bar := flow.Control(ui.Control{
		ID: "timeline", Do: func(e ui.Event) { p.halt(e.Value) },
		Widget: ui.Slider{Value: p.place, Max: p.story.Len, Page: max(1, p.story.Len/40), Family: palette.Green},
	}).Least(render.None, render.Row)
	if p.slim() {
		return bar
	}
	return flow.Column(signs, bar, parts).Pad(render.Gap, render.Tight).OnPanel(pieces.Paper)
}

// chartPanel is the panel with the curves and the switch of what they show.
func (p *page) chartPanel() *flow.Node {
	by := ui.Segmented{Selected: p.measure, Options: ui.Options(len(p.story.Measures), func(i int) string { return p.story.Measures[i].Name })}
	list := func(_ *render.Theme, box render.Rect) []ui.Control {
		return []ui.Control{{ID: "chart", Box: box, Widget: ui.Custom{}, Info: true}}
	}
	return flow.Column(
		flow.Control(ui.Control{ID: "measure", Widget: by, Do: func(e ui.Event) { p.measure = e.Value }}),
		flow.Board(list, nil, p.drawChart).Size(render.None, render.ChartHeight).Grow(1),
		p.figures(),
	).Gap(render.Tight).Pad(render.Gap, render.Gap).OnPanel(pieces.Paper)
}

// figures say what each seat had at the beginning of the turn that is shown, or at the end.
func (p *page) figures() *flow.Node {
	m, at := &p.story.Measures[p.measure], p.turn()
	if p.place >= p.story.Len {
		at++
	}
	row := flow.Row().Gap(render.Near)
	for seat, values := range m.Lines {
		style := render.Label
		if int(p.follow) == seat {
			style = render.Subhead
		}
		row.Add(flow.Row(
			flow.Token(p.m.Tokens[seat], render.TinySign, pieces.Flat), flow.Line(m.Tick(values[at]), style),
		).Gap(render.Tight).Along(flow.Center).Evenly())
	}
	return row
}

// drawChart draws the curves. What lies ahead of the place that is shown is paler.
func (p *page) drawChart(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	const margin = 12 // as far as labels reach beyond the box
	if key := [2]int{p.measure, int(p.follow)}; p.drawing == nil || p.drawn != key {
		p.drawing, p.drawn = p.curves(), key
	}
	k := p.drawing
	p.chart.Draw(t, dst, r, margin, k, func(dst *ebiten.Image) { charts.DrawChart(t, dst, r, *k) })
	f := charts.ChartPlot(r, 0)
	x := f.X + f.W*float64(p.place)/float64(max(1, p.story.Len))
	pen, c := t.Pen(dst), &t.Palette
	pen.Fill(render.Rect{X: x, Y: f.Y, W: f.Right() - x, H: f.H}, 0, palette.Faded(c.PaperTop, .6))
	pen.Fill(render.Rect{X: x - 1, Y: f.Y, W: 2, H: f.H}, 0, c.Ink)
	pen.Fill(render.Rect{X: x - 9, Y: f.Bottom() - 9, W: 18, H: 18}, 9, c.Ink)
}

// chartSteps is how many steps the curves have.
const chartSteps = 160

// curves returns the chart of what is looked at.
func (p *page) curves() *charts.Chart {
	m := &p.story.Measures[p.measure]
	axis := charts.AxisFor(m.Lines, m.Unit)
	k := &charts.Chart{Least: axis.Least, Most: axis.Most, Shown: 1}
	for _, v := range axis.Ticks {
		k.Levels = append(k.Levels, charts.ChartTick{At: float64(v), Label: m.Tick(v)})
	}
	for i, part := range p.story.Parts {
		if i > 0 {
			k.Faint = append(k.Faint, float64(part.At)/float64(max(1, p.story.Len)))
		}
	}
	for seat, values := range m.Lines {
		line := charts.ChartLine{Token: p.m.Tokens[seat], Name: p.m.Names[seat], Bold: int(p.follow) == seat}
		for i := range chartSteps + 1 {
			turn := p.story.turnAt(p.story.Len * i / chartSteps)
			if i == chartSteps {
				turn++
			}
			line.Values = append(line.Values, float64(values[turn]))
		}
		k.Lines = append(k.Lines, line)
	}
	return k
}
