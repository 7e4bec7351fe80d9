package money_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/match"
	"bigpayday/game/scene/results"
	"bigpayday/game/scene/results/money"
	"bigpayday/game/scene/scenetest"
	"bigpayday/input"
)

// open shows the results of a match in the window of the design.
func open(t *testing.T, m *match.Match) *scenetest.Studio {
	t.Helper()
	v := &scenetest.Studio{App: m.App, T: t, Match: m}
	v.In.Pointer.Away = true
	v.Theme = scenetest.DesignWindow.Theme(t)
	m.Show()
	v.Ticks(2)
	return v
}

func TestTheDaysShowEveryMonthAndLeadBack(t *testing.T) {
	v := open(t, scenetest.OverMatch(t, 6, 2, 28, 31))
	v.Act(input.Board)
	page, ok := v.App.Top().(*results.LookBack)
	require.True(t, ok)
	s := page.Days.(*money.Days)
	assert.Equal(t, uint8(2), s.Month(), "the last month first")
	v.Click("month")
	v.Act(input.Left)
	assert.Equal(t, uint8(1), s.Month())
	v.Act(input.Left)
	assert.Equal(t, uint8(1), s.Month())
	assert.Contains(t, v.TipOf("day-30").Text, "doesn’t have this day")
	assert.Equal(t, "big-pay-day", v.TipOf("day-28").Kind)
	for _, key := range []input.Action{input.Cancel, input.Accept} {
		v.Act(key)
		assert.Equal(t, "results", v.Scene())
		v.Act(input.Board)
	}
	v.Click("back")
	assert.Equal(t, "results", v.Scene())
}

func TestAveragesAreRounded(t *testing.T) {
	m := scenetest.OverMatch(t, 1, 2, 28)
	for _, c := range []struct {
		sum, n   uint32
		decimals int
		want     string
	}{{43, 10, 1, "4.3"}, {0, 0, 1, "0.0"}, {10, 3, 1, "3.3"}, {11, 3, 2, "3.67"}, {299, 100, 1, "3.0"}, {305, 100, 2, "3.05"}} {
		assert.Equal(t, c.want, money.Average(m, c.sum, c.n, c.decimals))
	}
}

func TestWhatADecisionCostIsRoundedToWhatIsKnownOfIt(t *testing.T) {
	m := scenetest.OverMatch(t, 1, 2, 28)
	for _, c := range []struct{ cost, off, want int32 }{
		{2_448, 10, 2_450}, {2_448, 51, 2_400}, {2_448, 180, 2_400}, {9_360, 300, 9_500}, {9_360, 900, 9_000}, {2_098, 1_001, 2_000}, {30, 0, 50},
	} {
		assert.Equal(t, c.want, money.Rounded(m, c.cost, c.off), "%d, off by %d", c.cost, c.off)
	}
}
