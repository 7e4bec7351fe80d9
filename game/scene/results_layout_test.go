package scene

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// resultsTextFor returns the text of results with the longest words there are.
func resultsTextFor(seats, awards int, whole bool) resultsText {
	w := words.Open(words.English)
	x := resultsText{
		seats: seats, whole: whole, awards: awards, unknown: w.Say("results.unknown"),
		review: ui.Button{Label: w.Say("results.review"), Key: "H", Size: 16},
		menu:   ui.Button{Label: w.Say("results.menu"), Key: "Esc", Size: 16},
		look:   ui.Button{Label: w.Say("results.look"), Key: "V", Size: 16},
		again:  ui.Button{Label: w.Say("results.again"), Key: "Enter", Size: 18, Kind: render.Primary},
	}
	if !whole {
		x.awards = 0
	}
	for _, id := range partNames {
		x.legend = append(x.legend, w.Say(id))
	}
	for _, id := range measureNames {
		x.measures = append(x.measures, w.Say(id))
	}
	return x
}

// windows are the sizes that layouts are tested for, with their device scales.
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
						x := resultsTextFor(seats, numHonours, whole)
						checkResults(t, th, &x)
					}
				}
				x := resultsTextFor(3, 3, true)
				checkResults(t, th, &x)
			})
		}
	}
}

func checkResults(t *testing.T, th *render.Theme, x *resultsText) {
	t.Helper()
	b := layResults(th, *x)
	window := th.View.Bounds()

	// Things that stand beside each other.
	named := map[string]render.Rect{
		"title": b.title, "ranking": b.ranking, "chart": b.chart, "review": b.review, "menu": b.menu, "look": b.look, "again": b.again,
	}
	for i, r := range b.signs {
		named[fmt.Sprint("sign ", i)] = r
	}
	for i, r := range b.awards {
		named[fmt.Sprint("award ", i)] = r
	}
	for name, r := range named {
		assert.False(t, r.Empty(), "%s has room", name)
		assert.True(t, r.Within(window), "%s is in the window: %v", name, r)
		for other, o := range named {
			assert.False(t, name < other && r.Overlaps(o.Inset(.01)), "%s and %s", name, other)
		}
	}
	assert.LessOrEqual(t, max(b.ranking.Bottom(), b.chart.Bottom()), b.deskY)
	for _, r := range []render.Rect{b.review, b.menu, b.look, b.again, b.signs[0], b.signs[1], b.signs[2]} {
		assert.GreaterOrEqual(t, min(r.W, r.H), 34.0, "can be hit")
	}
	assert.Len(t, b.awards, x.awards)

	// Things on the ranking: rows from top to bottom, the table, the legend.
	require.Len(t, b.rows, x.seats)
	y := b.headBase
	for _, r := range b.rows {
		assert.GreaterOrEqual(t, r.Y, y-.01)
		assert.True(t, r.Within(b.ranking))
		assert.GreaterOrEqual(t, r.H, 44.0)
		y = r.Bottom()
	}
	if !x.whole {
		assert.Empty(t, b.legend)
		assert.LessOrEqual(t, th.Wrap(x.unknown, unknownStyle, b.chart.W-48, 4).Height(), b.chart.H)
		return
	}
	if !b.sums.whole.Empty() {
		assert.GreaterOrEqual(t, b.sums.whole.Y, y-.01)
		assert.True(t, b.sums.whole.Within(b.ranking))
		last := b.sums.cell(x.seats-1, sumsLines-1)
		assert.InDelta(t, b.sums.whole.Right(), last.Right(), .01)
		assert.InDelta(t, b.sums.whole.Bottom(), last.Bottom(), .01)
		y = b.sums.whole.Bottom()
	}
	for i, r := range b.legend {
		assert.GreaterOrEqual(t, r.Y, y-.01)
		assert.True(t, r.Within(b.ranking), "legend %d", i)
		assert.LessOrEqual(t, legendWidth(th, render.Bar(i), x.legend[i]), r.W+.01)
		for _, o := range b.legend[:i] {
			assert.False(t, r.Overlaps(o))
		}
	}

	// Things on the chart.
	for _, r := range []render.Rect{b.choice, b.plot, render.ChartPlot(b.plot), b.chartHead} {
		assert.False(t, r.Empty())
		assert.True(t, r.Within(b.chart), "%v in %v", r, b.chart)
	}
	assert.False(t, b.plot.Overlaps(b.choice))
	assert.GreaterOrEqual(t, b.choice.H, 30.0)
	assert.GreaterOrEqual(t, render.ChartPlot(b.plot).H, 150.0)
}

func TestResultsAreAsDesigned(t *testing.T) {
	th, err := render.NewTheme(render.NewView(1280, 800, 1), 1, false)
	require.NoError(t, err)
	b := layResults(th, resultsTextFor(6, 4, true))
	assert.Equal(t, render.Rect{X: 16, Y: 70, W: 584, H: 634}, b.ranking)
	assert.Equal(t, render.Rect{X: 616, Y: 70, W: 648, H: 378}, b.chart)
	assert.Equal(t, render.Rect{X: 616, Y: 464, W: 152.0025, H: 240}, b.awards[0])
	assert.Equal(t, render.Rect{X: 1026, Y: 732, W: 238, H: 48}, b.again)
	assert.Equal(t, render.Rect{X: 784, Y: 732, W: 228, H: 48}, b.look)
	assert.Equal(t, render.Rect{X: 620, Y: 732, W: 150, H: 48}, b.menu)
	assert.Equal(t, 712.0, b.deskY)
	assert.InDelta(t, 90, b.rows[0].H, 2)
	assert.True(t, b.sums.whole.Empty(), "six rows leave no room")
	assert.Len(t, b.legend, 6)
	assert.Equal(t, b.legend[0].Y, b.legend[5].Y, "the legend is one line")
}

func TestResultsStandUnderEachOtherInAnUprightWindow(t *testing.T) {
	for _, size := range [][2]float64{{800, 1280}, {1200, 1600}, {960, 1000}} {
		th, err := render.NewTheme(render.NewView(size[0], size[1], 1), 1, false)
		require.NoError(t, err)
		for _, seats := range []int{2, 6} {
			x := resultsTextFor(seats, numHonours, true)
			checkResults(t, th, &x)
			b := layResults(th, x)
			assert.Equal(t, b.ranking.W, b.chart.W, "%v", size)
			assert.Less(t, b.ranking.Bottom(), b.chart.Y, "%v", size)
			assert.Less(t, b.chart.Bottom(), b.awards[0].Y, "%v", size)
		}
	}
}

func TestDaysHaveRoomInEveryWindow(t *testing.T) {
	for _, size := range resultsWindows {
		v := render.NewView(size[0], size[1], size[2])
		for _, kinds := range []int{1, 10, 16} {
			for seats := 2; seats <= 6; seats++ {
				b := layDays(v, seats, kinds)
				parts := []render.Rect{b.table.Calendar.Sheet, b.month, b.signs[0], b.signs[1], b.panel, b.back}
				parts = append(parts, b.seats[:seats]...)
				for i, r := range parts {
					assert.True(t, r.Within(v.Bounds()), "%v: part %d %v", size, i, r)
					for k, o := range parts[:i] {
						assert.False(t, r.Overlaps(o.Inset(.01)), "%v: parts %d and %d", size, i, k)
					}
				}
				assert.GreaterOrEqual(t, min(b.month.H, b.back.H, b.signs[0].W), 34.0)
				assert.True(t, b.row(kinds-1).Within(b.panel))
				assert.GreaterOrEqual(t, b.rowH, 16.0)
			}
		}
	}
}
