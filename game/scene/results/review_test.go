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
	s.Match.Settings.SetSpeeds(store.Instant)
	s.PlayUntil(func() bool { return false })
	s.Ticks(2000)
	require.Equal(t, "results", s.Scene())
	return s
}

func TestAReviewTellsWhatRandomPlayCost(t *testing.T) {
	v := finishedAtRandom(t, 0)
	v.Click("review")
	s, ok := v.Top().(*results.ReviewPage)
	require.True(t, ok)
	for range 5000 {
		if s.Known() {
			break
		}
		v.Tick()
	}
	require.True(t, s.Known())
	lines := s.Regrets()
	require.NotEmpty(t, lines)
	for _, l := range lines {
		assert.NotEmpty(t, l.Chosen)
		assert.Contains(t, l.Better, "Better: ")
		assert.Contains(t, l.Cost, "−$")
	}
	v.Key(input.KeyEnter)
	assert.Equal(t, "results", v.Scene())
}

func TestThereIsNoReviewWithoutACoach(t *testing.T) {
	v := finishedAtRandom(t, engine.HouseRules(0).With(engine.NoCoach))
	v.Click("review")
	assert.Equal(t, "results", v.Scene())
}
