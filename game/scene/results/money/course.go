package money

import (
	"bigpayday/game/scene/results"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/tabletop"
)

// This file is of a chart: what stands along it depends on the room there is.

// stride is how many days the keys for pages go at a time in the chart.
const stride = 7

// course is how the game went, day by day.
func (g *game) course() results.Course {
	c := results.Course{Steps: g.summary.calendar.days(), Stride: stride}
	for _, m := range []struct {
		name, title string
		of          func(p tabletop.Point) int32
	}{
		{"results.worth", "results.chart.worth", tabletop.Point.Worth},
		{"results.cash", "results.chart.cash", func(p tabletop.Point) int32 { return p.Cash }},
		{"results.loans", "results.chart.loans", func(p tabletop.Point) int32 { return p.Loan }},
	} {
		measure := results.Measure{Name: g.Say(m.name), Title: g.Say(m.title), Unit: 100, Tick: g.Words.ShortMoney, Text: g.Words.Money}
		for i := range g.summary.ranks {
			points := g.summary.courses[g.summary.ranks[i].Seat]
			values := make([]int32, len(points))
			for day, p := range points {
				values[day] = m.of(p)
			}
			measure.Lines = append(measure.Lines, values)
		}
		c.Measures = append(c.Measures, measure)
	}
	return c
}

// Marks returns the months along the chart, with their Sundays and pay days.
func (g *game) Marks(t *render.Theme, width float64) (k charts.ChartMarks) {
	c := g.summary.calendar
	days, months := float64(c.days()), c.months()
	monthW := width / float64(months)
	label := func(id string, n int) string { return g.Say(id, words.Number("n", n)) }
	room := func(text string) bool { return t.MeasureText(text, t.Capped(render.Column, 1.2)) <= monthW-8 }
	monthID, payDay := "results.month", g.Say("results.pay_day")
	if !room(label(monthID, months)) {
		monthID = "results.month_short"
	}
	if !room(payDay) {
		payDay = ""
	}
	for i := range months {
		start, end := c[i], c[i+1]
		// Sundays, where they are not too close to be told apart.
		if width/days*7 >= 12 {
			for d := start + 7; d < end; d += 7 {
				k.Faint = append(k.Faint, float64(d)/days)
			}
		}
		tick := charts.ChartTick{At: float64(end) / days, Label: payDay}
		if i == months-1 && i > 0 {
			tick.Label = "" // there the lines come together
		}
		k.Dashed = append(k.Dashed, tick)
		k.Below = append(k.Below, charts.ChartTick{At: float64(start+end) / 2 / days, Label: label(monthID, i+1)})
	}
	return k
}

// Moment names a day of the game.
func (g *game) Moment(step int) string {
	month, date := g.summary.calendar.date(step)
	return g.Say("results.day", words.Number("month", month), words.Text("date", g.Date(month, date)))
}
