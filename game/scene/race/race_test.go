package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/input"
)

// turning opens a game in which the first month turns.
func turning(t *testing.T, change func(*scenetest.Studio)) *scenetest.Studio {
	t.Helper()
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	change(s)
	s.MonthTurning(scenetest.FirstMonthEnd, 0)
	s.Tick()
	require.Equal(t, "race", s.Scene())
	return s
}

func asItIs(*scenetest.Studio) {}

// within are the ticks of 200 milliseconds, in which a player can go on.
const within = 12

func TestSpaceGoesOnFromTheRaceAtOnce(t *testing.T) {
	s := turning(t, asItIs)
	for !s.Has("go-on") {
		s.Tick()
	}
	require.Less(t, s.Match.Stage.Actors().Turning.T, 1.0, "somebody still runs")
	s.Act(input.GoOn)
	s.Ticks(within)
	assert.NotEqual(t, "race", s.Scene())
}

func TestSpaceBeforeThatShowsTheRaceAsItEnds(t *testing.T) {
	s := turning(t, asItIs)
	require.False(t, s.Has("go-on"))
	s.Act(input.GoOn)
	s.Ticks(within)
	assert.Equal(t, "race", s.Scene(), "it is there to be read")
	assert.Equal(t, 1.0, s.Match.Stage.Actors().Turning.T)
	s.Act(input.GoOn)
	s.Ticks(within)
	assert.NotEqual(t, "race", s.Scene())
}

func TestTheRaceCostsNobodyADecision(t *testing.T) {
	s := turning(t, asItIs)
	before := *s.Match.Table.State()
	for range 20 {
		s.Act(input.GoOn)
		if s.Tick(); s.Scene() != "race" {
			break
		}
	}
	assert.Equal(t, before, *s.Match.Table.State(), "whoever presses too often has decided nothing")
}

func TestTheRaceWaitsForAPersonAndRests(t *testing.T) {
	s := turning(t, asItIs)
	s.UntilHeld()
	s.Ticks(5)
	for range 300 {
		require.False(t, s.Tick(), "nothing moves")
	}
	assert.Equal(t, "race", s.Scene())
	assert.Equal(t, "read-race", s.Top().Status().Prompt)
}

func TestWithReducedMotionEverybodyStandsAtTheEnd(t *testing.T) {
	s := turning(t, func(s *scenetest.Studio) { s.Settings.ReducedMotion = true })
	assert.Equal(t, 1.0, s.Match.Stage.Actors().Turning.T)
	s.UntilHeld()
	assert.Equal(t, "race", s.Scene())
}

func TestAGameThatIsSavedInTheRaceGoesOn(t *testing.T) {
	s := turning(t, asItIs)
	require.NoError(t, s.Match.Table.Save())
	want := *s.Match.Table.State()
	again := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	again.Store = s.Store
	again.Resume()
	assert.Equal(t, want, *again.Match.Table.State())
	assert.NotEqual(t, "race", again.Scene())
	again.Settings.SetSpeeds(store.Instant)
	assert.False(t, again.Match.Stage.Busy(), "nothing is shown again")
}

func TestTheRaceGivesWayToMenuAndRules(t *testing.T) {
	s := turning(t, asItIs)
	s.UntilHeld()
	s.Act(input.Menu)
	s.Tick()
	require.Equal(t, "pause", s.Scene())
	s.Act(input.Cancel)
	s.Ticks(2)
	assert.Equal(t, "race", s.Scene())
}
