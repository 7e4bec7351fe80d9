package results_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/results"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// resultsTextFor returns the text of results with the longest words there are.
func resultsTextFor(seats, awards int, whole bool) results.ResultsText {
	w := words.Open(words.English)
	x := results.ResultsText{
		Seats: seats, Whole: whole, Awards: awards, Unknown: w.Say("results.unknown"),
		Review: ui.Button{Label: w.Say("results.review"), Key: "H", Size: 16},
		Menu:   ui.Button{Label: w.Say("results.menu"), Key: "Esc", Size: 16},
		Look:   ui.Button{Label: w.Say("results.look"), Key: "V", Size: 16},
		Again:  ui.Button{Label: w.Say("results.again"), Key: "Enter", Size: 18, Kind: render.Primary},
	}
	if !whole {
		x.Awards = 0
	}
	for _, id := range results.PartNames {
		x.Legend = append(x.Legend, w.Say(id))
	}
	for _, id := range results.MeasureNames {
		x.Measures = append(x.Measures, w.Say(id))
	}
	return x
}

// resultsWindows are the sizes that layouts are tested for, with their device scales.
var resultsWindows = [][3]float64{
	{1280, 800, 1}, {1280, 800, 2}, {960, 600, 1}, {1366, 768, 1}, {1920, 1080, 1}, {2560, 1080, 1}, {3840, 2160, 1},
	{1280, 1024, 1}, {320, 240, 1}, {600, 900, 1}, {5120, 1440, 1},
}

func TestResultsHaveRoomInEveryWindow(t *testing.T) {
	for _, size := range resultsWindows {
		for _, text := range []float64{1, 1.4, 2} {
			th, err := render.NewTheme(render.NewView(size[0], size[1], size[2]), text, false)
			require.NoError(t, err)
			t.Run(fmt.Sprintf("%gx%g@%g text %g", size[0], size[1], size[2], text), func(t *testing.T) {
				for _, seats := range []int{2, 4, 5, 6} {
					for _, whole := range []bool{true, false} {
						x := resultsTextFor(seats, results.NumHonours, whole)
						checkResults(t, th, &x)
					}
				}
				x := resultsTextFor(3, 3, true)
				checkResults(t, th, &x)
			})
		}
	}
}

func checkResults(t *testing.T, th *render.Theme, x *results.ResultsText) {
	t.Helper()
	b := results.LayResults(th, *x)
	window := th.View.Bounds()

	// Things that stand beside each other.
	named := map[string]render.Rect{
		"title": b.Title, "ranking": b.Ranking, "chart": b.Chart, "review": b.Review, "menu": b.Menu, "look": b.Look, "again": b.Again,
	}
	for i, r := range b.Signs {
		named[fmt.Sprint("sign ", i)] = r
	}
	for i, r := range b.Awards {
		named[fmt.Sprint("award ", i)] = r
	}
	for name, r := range named {
		assert.False(t, r.Empty(), "%s has room", name)
		assert.True(t, r.Within(window), "%s is in the window: %v", name, r)
		for other, o := range named {
			assert.False(t, name < other && r.Overlaps(o.Inset(.01)), "%s and %s", name, other)
		}
	}
	assert.LessOrEqual(t, max(b.Ranking.Bottom(), b.Chart.Bottom()), b.DeskY)
	for _, r := range []render.Rect{b.Review, b.Menu, b.Look, b.Again, b.Signs[0], b.Signs[1], b.Signs[2]} {
		assert.GreaterOrEqual(t, min(r.W, r.H), 34.0, "can be hit")
	}
	assert.Len(t, b.Awards, x.Awards)

	// Things on the ranking: rows from top to bottom, the table, the legend.
	require.Len(t, b.Rows, x.Seats)
	y := b.HeadBase
	for _, r := range b.Rows {
		assert.GreaterOrEqual(t, r.Y, y-.01)
		assert.True(t, r.Within(b.Ranking))
		assert.GreaterOrEqual(t, r.H, 44.0)
		y = r.Bottom()
	}
	if !x.Whole {
		assert.Empty(t, b.Legend)
		assert.LessOrEqual(t, th.Wrap(x.Unknown, results.UnknownStyle, b.Chart.W-48, 4).Height(), b.Chart.H)
		return
	}
	if !b.Sums.Whole.Empty() {
		assert.GreaterOrEqual(t, b.Sums.Whole.Y, y-.01)
		assert.True(t, b.Sums.Whole.Within(b.Ranking))
		last := b.Sums.Cell(x.Seats-1, results.SumsLines-1)
		assert.InDelta(t, b.Sums.Whole.Right(), last.Right(), .01)
		assert.InDelta(t, b.Sums.Whole.Bottom(), last.Bottom(), .01)
		y = b.Sums.Whole.Bottom()
	}
	for i, r := range b.Legend {
		assert.GreaterOrEqual(t, r.Y, y-.01)
		assert.True(t, r.Within(b.Ranking), "legend %d", i)
		assert.LessOrEqual(t, results.LegendWidth(th, render.Bar(i), x.Legend[i]), r.W+.01)
		for _, o := range b.Legend[:i] {
			assert.False(t, r.Overlaps(o))
		}
	}

	// Things on the chart.
	for _, r := range []render.Rect{b.Choice, b.Plot, render.ChartPlot(b.Plot), b.ChartHead} {
		assert.False(t, r.Empty())
		assert.True(t, r.Within(b.Chart), "%v in %v", r, b.Chart)
	}
	assert.False(t, b.Plot.Overlaps(b.Choice))
	assert.GreaterOrEqual(t, b.Choice.H, 30.0)
	assert.GreaterOrEqual(t, render.ChartPlot(b.Plot).H, 150.0)
}

func TestResultsAreAsDesigned(t *testing.T) {
	th, err := render.NewTheme(render.NewView(1280, 800, 1), 1, false)
	require.NoError(t, err)
	b := results.LayResults(th, resultsTextFor(6, 4, true))
	assert.Equal(t, render.Rect{X: 16, Y: 70, W: 584, H: 634}, b.Ranking)
	assert.Equal(t, render.Rect{X: 616, Y: 70, W: 648, H: 378}, b.Chart)
	assert.Equal(t, render.Rect{X: 616, Y: 464, W: 152.0025, H: 240}, b.Awards[0])
	assert.Equal(t, render.Rect{X: 1026, Y: 732, W: 238, H: 48}, b.Again)
	assert.Equal(t, render.Rect{X: 784, Y: 732, W: 228, H: 48}, b.Look)
	assert.Equal(t, render.Rect{X: 620, Y: 732, W: 150, H: 48}, b.Menu)
	assert.Equal(t, 712.0, b.DeskY)
	assert.InDelta(t, 90, b.Rows[0].H, 2)
	assert.True(t, b.Sums.Whole.Empty(), "six rows leave no room")
	assert.Len(t, b.Legend, 6)
	assert.Equal(t, b.Legend[0].Y, b.Legend[5].Y, "the legend is one line")
}

func TestResultsStandUnderEachOtherInAnUprightWindow(t *testing.T) {
	for _, size := range [][2]float64{{800, 1280}, {1200, 1600}, {960, 1000}} {
		th, err := render.NewTheme(render.NewView(size[0], size[1], 1), 1, false)
		require.NoError(t, err)
		for _, seats := range []int{2, 6} {
			x := resultsTextFor(seats, results.NumHonours, true)
			checkResults(t, th, &x)
			b := results.LayResults(th, x)
			assert.Equal(t, b.Ranking.W, b.Chart.W, "%v", size)
			assert.Less(t, b.Ranking.Bottom(), b.Chart.Y, "%v", size)
			assert.Less(t, b.Chart.Bottom(), b.Awards[0].Y, "%v", size)
		}
	}
}

func TestDaysHaveRoomInEveryWindow(t *testing.T) {
	for _, size := range resultsWindows {
		v := render.NewView(size[0], size[1], size[2])
		for _, kinds := range []int{1, 10, 16} {
			for seats := 2; seats <= 6; seats++ {
				b := results.LayDays(v, seats, kinds)
				parts := []render.Rect{b.Table.Calendar.Sheet, b.Month, b.Signs[0], b.Signs[1], b.Panel, b.Back}
				parts = append(parts, b.Seats[:seats]...)
				for i, r := range parts {
					assert.True(t, r.Within(v.Bounds()), "%v: part %d %v", size, i, r)
					for k, o := range parts[:i] {
						assert.False(t, r.Overlaps(o.Inset(.01)), "%v: parts %d and %d", size, i, k)
					}
				}
				assert.GreaterOrEqual(t, min(b.Month.H, b.Back.H, b.Signs[0].W), 34.0)
				assert.True(t, b.Row(kinds-1).Within(b.Panel))
				assert.GreaterOrEqual(t, b.RowH, 16.0)
			}
		}
	}
}
