package results_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/results"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
	"bigpayday/render/charts"
	"bigpayday/render/stage"
)

// visitor is a player on the results of a game.
type visitor struct{ *scenetest.Studio }

// visit opens the results of a game in a window.
func visit(t *testing.T, m *match.Match, w, h float64) *visitor {
	t.Helper()
	v := &visitor{&scenetest.Studio{App: m.App, T: t, Match: m}}
	v.In.Pointer.Away = true
	v.Theme = scenetest.Window{Width: w, Height: h, Scale: 1, TextScale: 100}.Theme(t)
	m.Show()
	v.Ticks(2)
	return v
}

func (v *visitor) results() *results.Results {
	v.T.Helper()
	s, ok := v.App.Top().(*results.Results)
	require.True(v.T, ok, "results are open")
	return s
}

func TestFromTheResultsOneCanGoOnByKeysAndByMouse(t *testing.T) {
	for _, c := range []struct {
		id    ui.ID
		key   input.Action
		scene string
	}{
		{"menu", input.Cancel, "title"},
		{"menu-sign", input.Menu, "title"},
		{"look", input.Board, "days"},
	} {
		m := scenetest.OverMatch(t, 3, 3, 28)
		v := visit(t, m, 1280, 800)
		require.Equal(t, "results", v.Scene())
		v.Act(c.key)
		assert.Equal(t, c.scene, v.Scene(), "by key")

		v = visit(t, m, 960, 600)
		v.Click(c.id)
		assert.Equal(t, c.scene, v.Scene(), "by mouse")
	}
}

func TestPlayAgainBeginsANewGameWithTheSameSetup(t *testing.T) {
	for _, again := range []func(v *visitor){
		func(v *visitor) { v.Act(input.Accept) },
		func(v *visitor) { v.Click("again") },
	} {
		m := scenetest.OverMatch(t, 4, 3, 29, 31)
		old := m.Table.Setup()
		v := visit(t, m, 1280, 800)
		again(v)
		require.Equal(t, "placement", v.Scene())
		begun := m.App.Running.(*money.Table)
		setup := begun.Setup()
		assert.NotEqual(t, old.Game.Seed, setup.Game.Seed)
		setup.Game.Seed = old.Game.Seed
		assert.Equal(t, old, setup)
		assert.Equal(t, engine.Building, begun.State().Phase)
	}
}

func TestTheChartIsReadDayByDay(t *testing.T) {
	m := scenetest.OverMatch(t, 8, 4, 31, 28)
	v := visit(t, m, 1280, 800)
	s := v.results()
	box, _ := s.UI.Box("chart")
	f := charts.ChartPlot(box, 0)

	// With the pointer on a line.
	least, most := s.Axis()
	worth := float64(s.Course(0, 0)[40])
	v.MoveTo(f.X+f.W*40/59, f.Bottom()-(worth-least)/(most-least)*f.H)
	v.Ticks(1)
	require.True(t, s.Reading())
	assert.Equal(t, 40, s.Step())
	k := s.Readout()
	assert.Equal(t, "Month 2, Tuesday 9", k.Title)
	require.Len(t, k.Rows, 4)
	near := 0
	for i, row := range k.Rows {
		if i > 0 {
			assert.LessOrEqual(t, row.Value, k.Rows[i-1].Value, "the greatest first")
		}
		if row.Near {
			near++
			assert.InDelta(t, worth, row.Value, 1)
		}
	}
	assert.Equal(t, 1, near, "the line under the pointer is marked")
	v.MoveTo(20, 780)
	v.Ticks(1)
	assert.False(t, s.Reading())

	// With the keyboard.
	v.Click("chart")
	v.In.Pointer.Away, v.In.Pointer.Moved = true, true
	v.Act(input.Home)
	v.Act(input.Right)
	assert.True(t, s.Reading())
	step := s.Step()
	v.Act(input.Right)
	assert.Equal(t, step+1, s.Step())
	v.Act(input.End)
	assert.Equal(t, 59, s.Step())
	v.Act(input.PageDown)
	assert.Equal(t, 52, s.Step())
}

func TestOnATelephoneTheResultsAreScrolledAndCanBeRead(t *testing.T) {
	for _, w := range []struct {
		width, height float64
		area          ui.ID
	}{{390, 844, "results-area"}, {844, 390, "course-area"}} {
		v := visit(t, scenetest.OverMatch(t, 8, 6, 31, 28), w.width, w.height)
		s := v.results()
		before := v.Box("chart")
		v.ScrollToEnd(w.area)
		v.ScrollUpTo(w.area, "chart")
		chart := v.Box("chart")
		require.Less(t, chart.Y, before.Y)

		// What is drawn of the chart has gone with it, can be read, and is read where it stands.
		name, seen, sums := v.Match.Names[0], 0, 0
		for _, mark := range v.Record() {
			if strings.Contains(mark.Line.Text, "$") && !chart.Contains(mark.Line.Box.CenterX(), mark.Line.Box.CenterY()) {
				sums++
				assert.GreaterOrEqual(t, mark.Line.Size/v.View().Point, 11.9, "points: %s", mark.Line.Text)
			}
			if l := mark.Line; l.Text == name && chart.Contains(l.Box.CenterX(), l.Box.CenterY()) {
				seen++
				assert.GreaterOrEqual(t, l.Size/v.View().Point, 11.9, "points")
			}
		}
		assert.Equal(t, 1, seen)
		assert.Greater(t, sums, 6*(3+5), "three figures of each seat, and how they came about")
		v.MoveTo(chart.CenterX(), chart.CenterY())
		v.Ticks(1)
		assert.True(t, s.Reading())
	}
}

func TestTheSwitchShowsCashAndLoans(t *testing.T) {
	m := scenetest.OverMatch(t, 8, 2, 30)
	v := visit(t, m, 1280, 800)
	s := v.results()
	r, _ := s.UI.Box("measure")
	for by := range 3 {
		v.MoveTo(r.X+r.W*(float64(by)+.5)/3, r.CenterY())
		v.Down()
		v.Up()
		v.Ticks(1)
		for i, line := range s.ChartLines() {
			seat := &m.Table.State().Players[s.Ranked()[i]]
			last := [3]int32{m.Table.State().NetWorth(s.Ranked()[i]), m.Table.State().Cash(s.Ranked()[i]), seat.Loan}[by]
			assert.Equal(t, float64(last), line.Values[len(line.Values)-1])
		}
	}
}

func TestTooltipsTellTheSums(t *testing.T) {
	m := scenetest.OverMatch(t, 8, 3, 30)
	v := visit(t, m, 1280, 800)
	s := v.results()
	for _, seat := range s.Ranked() {
		tip := v.TipOf(results.SeatControl("rank", seat))
		income, costs := s.IncomeAndCosts(seat)
		assert.Contains(t, tip.Title, m.Names[seat])
		assert.Contains(t, tip.Text, m.Words.Money(income))
		assert.Contains(t, tip.Text, m.Words.Signed(-costs))
	}
	second := s.Ranked()[1]
	v.PointAt(results.SeatControl("income", second))
	v.Ticks(60)
	tip, _, ok := s.UI.Tooltip()
	require.True(t, ok)
	income, _ := s.IncomeAndCosts(second)
	assert.Equal(t, "Start and salary: "+m.Words.Money(income), tip.Title)
	awards := 0
	for _, c := range s.Layers[0].Controls {
		if strings.HasPrefix(string(c.ID), "award-") {
			assert.NotEmpty(t, c.Tip.Title)
			assert.NotContains(t, c.Tip.Title+c.Tip.Text, "results.", "every award has its words")
			awards++
		}
	}
	assert.Equal(t, 4, awards)
}

func TestNamesOfTheRankingAreSetAlikeAndShortOnesInOnePiece(t *testing.T) {
	for _, names := range [][]string{
		{"Aunt Guinevere M", "Maximilian Wolfg", "Llewellyn-Smythe", "Dad"},
		{"Grandma", "Junior", "Mom", "Dad"},
	} {
		for _, w := range []float64{1280, 960} {
			m := scenetest.OverMatch(t, 8, len(names), 30)
			copy(m.Names, names)
			v := visit(t, m, w, w*.625)
			var sizes []float64
			for _, mark := range v.Record() {
				l := mark.Line
				for seat, name := range names {
					row := v.Box(results.SeatControl("rank", engine.Seat(seat)))
					if l.Text != "" && row.Contains(l.Box.CenterX(), l.Box.CenterY()) && strings.Contains(name, l.Text) {
						sizes = append(sizes, l.Size)
						assert.True(t, len(name) > 10 || l.Text == name, "%q of %q", l.Text, name)
					}
				}
			}
			require.GreaterOrEqual(t, len(sizes), len(names))
			for _, size := range sizes {
				assert.Equal(t, sizes[0], size, "%v at %g", names, w)
			}
		}
	}
}

func TestTheResultsSayHowTheyAreRead(t *testing.T) {
	v := visit(t, scenetest.OverMatch(t, 3, 3, 28), 1280, 800)
	v.Act(input.Help)
	require.Equal(t, "dialog", v.Scene())
	v.Act(input.Accept)
	assert.Equal(t, "results", v.Scene())
}

func TestTheEndOfTheGameIsPlayedOnTheResults(t *testing.T) {
	m := scenetest.OverMatch(t, 12, 3, 28)
	events := m.Table.History().Events
	m.Stage = stage.New(m.Table.Setup().Game)
	m.Stage.Fold(events[:len(events)-1]...)
	m.Stage.Queue(events[len(events)-1])
	m.Stage.Tick()
	m.Opened = match.ResultsAreIn
	v := visit(t, m, 1280, 800)
	s := v.results()
	require.Less(t, s.Drawn(), 1.0)
	last, stamped := 0.0, false
	for s.Drawn() < 1 {
		assert.GreaterOrEqual(t, s.Drawn(), last, "the chart grows from the left")
		stamped = stamped || s.Stamped()
		last = s.Drawn()
		assert.True(t, s.Status().Moving)
		assert.True(t, v.Tick() || s.Drawn() == last)
	}
	assert.True(t, stamped)
	assert.False(t, s.Status().Moving)
	assert.False(t, v.Tick(), "at rest nothing is drawn")
}

func TestTheEndOfTheGameCanBeSkipped(t *testing.T) {
	for _, skip := range []func(v *visitor, m *match.Match){
		func(v *visitor, _ *match.Match) { v.Act(input.GoOn) },
		func(_ *visitor, m *match.Match) { m.Settings.SetSpeeds(store.Instant) },
		func(v *visitor, m *match.Match) { m.Settings.ReducedMotion = true; v.Act(input.GoOn) },
	} {
		m := scenetest.OverMatch(t, 12, 3, 28)
		events := m.Table.History().Events
		m.Stage = stage.New(m.Table.Setup().Game)
		m.Stage.Fold(events[:len(events)-1]...)
		m.Stage.Queue(events[len(events)-1])
		m.Stage.Tick()
		m.Opened = match.ResultsAreIn
		v := visit(t, m, 1280, 800)
		skip(v, m)
		for n := 0; v.results().Drawn() < 1; n++ {
			v.Tick()
			require.Less(t, n, 40, "soon complete")
		}
	}
}

func TestOfAGameResumedWithoutItsBeginningOnlyTheRankingIsShown(t *testing.T) {
	m := scenetest.OverMatch(t, 13, 4, 28)
	m.Stage = stage.FromState(m.Table.State())
	v := visit(t, m, 960, 600)
	s := v.results()
	assert.Len(t, s.Ranked(), 4)
	s.UI.Reach(func(p hand.Place) {
		assert.NotContains(t, []ui.ID{"chart", "measure"}, p.ID)
		assert.False(t, strings.HasPrefix(string(p.ID), "award"))
	})
	v.Act(input.Board)
	assert.Equal(t, "days", v.Scene())
}

func TestNoInputUpsetsTheResults(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	for seats := 2; seats <= 6; seats += 2 {
		m := scenetest.OverMatch(t, uint64(seats), seats, 28, 31)
		if seats == 4 {
			m.Stage = stage.FromState(m.Table.State())
		}
		v := visit(t, m, 1280, 800)
		for range 1500 {
			if s := v.Scene(); s != "results" && s != "days" {
				m.Show()
			}
			v.DoAnything(r)
		}
	}
}
