package results_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/results"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/input"
)

// finishedAtRandom plays a game of a person who decides at random, and a computer.
func finishedAtRandom(t *testing.T, house engine.HouseRules) *scenetest.Studio {
	t.Helper()
	s := scenetest.OpenLaidBy(t, 61, house, table.Human, table.Normal)
	s.Match.Settings.Speed = store.Instant
	s.PlayUntil(func() bool { return false })
	s.Ticks(2000)
	require.Equal(t, "results", s.Scene())
	return s
}

func TestAReviewTellsWhatRandomPlayCost(t *testing.T) {
	v := finishedAtRandom(t, 0)
	v.Click("review")
	s, ok := v.Top().(*results.Review)
	require.True(t, ok)
	for range 5000 {
		if s.Known() {
			break
		}
		v.Tick()
	}
	require.True(t, s.Known())
	lines := s.Lines()
	require.NotEmpty(t, lines)
	for _, l := range lines {
		chosen, better, cost := l.Texts()
		assert.NotEmpty(t, chosen)
		assert.Contains(t, better, "Better: ")
		assert.Contains(t, cost, "−$")
	}
	v.Key(input.KeyEnter)
	assert.Equal(t, "results", v.Scene())
}

func TestThereIsNoReviewWithoutACoach(t *testing.T) {
	v := finishedAtRandom(t, engine.HouseRules(0).With(engine.NoCoach))
	v.Click("review")
	assert.Equal(t, "results", v.Scene())
}

func TestWhatADecisionCostIsRoundedToWhatIsKnownOfIt(t *testing.T) {
	v := finishedAtRandom(t, 0)
	v.Click("review")
	s, ok := v.Top().(*results.Review)
	require.True(t, ok)
	for _, c := range []struct{ cost, off, want int32 }{
		{2_448, 10, 2_450}, {2_448, 51, 2_400}, {2_448, 180, 2_400}, {9_360, 300, 9_500}, {9_360, 900, 9_000}, {2_098, 1_001, 2_000}, {30, 0, 50},
	} {
		assert.Equal(t, c.want, s.Rounded(c.cost, c.off), "%d, off by %d", c.cost, c.off)
	}
}
