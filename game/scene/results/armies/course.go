package armies

import (
	"bigpayday/game/conquest"
	"bigpayday/game/scene/results"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/campaign"
	"bigpayday/render/charts"
)

// This file is of a chart: what stands along it depends on the room there is.

// course is how the game went, turn by turn, with the regions below.
func (g *game) course() results.Course {
	sh := g.Campaign.Shown()
	points := sh.Course.Points()
	c := results.Course{Steps: len(points) - 1, Stride: sh.Seats()}
	for _, m := range []struct {
		name, title string
		of          func(p *campaign.Point, seat conquest.Seat) int32
		text        func(n int32) string
	}{
		{"conquest.results.days", "conquest.results.chart_days", func(p *campaign.Point, seat conquest.Seat) int32 { return int32(p.Days[seat]) }, g.Speaker.Days},
		{"conquest.results.armies", "conquest.results.chart_armies", func(p *campaign.Point, seat conquest.Seat) int32 { return p.Armies[seat] }, g.Speaker.Armies},
	} {
		measure := results.Measure{Name: g.Say(m.name), Title: g.Say(m.title), Unit: 1, Tick: g.number, Text: m.text}
		for i := range g.ranking {
			values := make([]int32, len(points))
			for turn := range points {
				values[turn] = m.of(&points[turn], g.ranking[i].Seat)
			}
			measure.Lines = append(measure.Lines, values)
		}
		c.Measures = append(c.Measures, measure)
	}
	c.Measures = append(c.Measures, results.Measure{
		Name: g.Say("conquest.results.dice"), Title: g.Say("conquest.results.dice_title"), Body: g.dice,
	})
	for r := range conquest.NumRegions {
		c.Rows = append(c.Rows, charts.ChartRow{Name: g.Speaker.Region(r), Spans: g.held(points, r)})
	}
	return c
}

// held returns who held a region when, as bars along the chart.
func (g *game) held(points []campaign.Point, r conquest.Region) (spans []charts.ChartSpan) {
	steps := float64(len(points) - 1)
	holder := conquest.NoSeat
	for turn := range len(points) - 1 {
		before := holder
		holder = points[turn].Regions[r]
		switch {
		case holder < 0 || holder >= conquest.MaxSeats:
		case holder == before:
			spans[len(spans)-1].To = float64(turn+1) / steps
		default:
			spans = append(spans, charts.ChartSpan{From: float64(turn) / steps, To: float64(turn+1) / steps, Token: g.Tokens[holder]})
		}
	}
	return spans
}

// Marks returns the rounds along the chart: as many of them as have room.
func (g *game) Marks(_ *render.Theme, width float64) (k charts.ChartMarks) {
	const least = 30 // logical pixels from one number to the next
	points := g.Campaign.Shown().Course.Points()
	steps, last := float64(len(points)-1), int(points[len(points)-1].Round)
	every := 1
	for n := 0; width/float64(last)*float64(every) < least; n++ {
		every *= [...]int{2, 5, 2}[n%3] // 1, 2, 10, 20
	}
	begins := 0
	for turn := 1; turn < len(points); turn++ {
		round := int(points[turn].Round)
		if turn+1 < len(points) && int(points[turn+1].Round) == round {
			continue
		}
		if round%every == 0 || every == 1 {
			k.Below = append(k.Below, charts.ChartTick{At: float64(begins+turn) / 2 / steps, Label: g.number(int32(round))})
			if turn < len(points)-1 {
				k.Faint = append(k.Faint, float64(turn)/steps)
			}
		}
		begins = turn
	}
	return k
}

// Moment says after which turn it is.
func (g *game) Moment(step int) string {
	if step == 0 {
		return g.Say("conquest.results.before")
	}
	p := &g.Campaign.Shown().Course.Points()[step]
	return g.Say("conquest.results.after", words.Number("round", p.Round), words.Name("name", g.Names[p.Seat]))
}
