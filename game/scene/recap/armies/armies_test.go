package armies_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
	"bigpayday/game/store"
	"bigpayday/input"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// TestARecapTellsOfEveryDayThatWasTaken compares what a person is told with the days before and after.
func TestARecapTellsOfEveryDayThatWasTaken(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.OverMap(scenetest.ConquestRaided, theater.RecapDoor)
	require.Equal(t, "recap", s.Scene())
	m := s.Theater
	r := m.Campaign.Recap(m.Table.Asked())
	require.NotZero(t, r.Lost, "the person has lost something")
	told := strings.Join(s.TextsThat(func(string) bool { return true }), " | ")
	for _, take := range r.Takes {
		assert.Contains(t, told, m.Names[take.Seat])
		assert.Contains(t, told, m.Speaker.Day(take.To))
	}
	assert.Contains(t, told, "4 turns, which cost you "+m.Speaker.Days(int32(r.Lost.Len())))
	assert.Contains(t, told, "You hold "+m.Speaker.Days(int32(m.Campaign.Shown().Held(r.Seat).Len())))
	assert.Contains(t, told, "−1")
	before := *m.Table.State()
	s.Press(input.KeyEnter)
	require.Equal(t, "handover", s.Scene(), "cards are held, and another person looks on")
	s.Click("handover-take")
	assert.Equal(t, "map", s.Scene())
	assert.Equal(t, before, *m.Table.State(), "nothing has been chosen")
}

func TestThereIsNoRecapWhereNothingHasHappened(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	f := *scenetest.ConquestTurn
	f.Done = func(st *conquest.State) bool { return st.Ask == conquest.ClaimDay }
	s.OverMap(&f, theater.RecapDoor)
	assert.Equal(t, "map", s.Scene())
}

func TestARecapComesAfterOthersHavePlayedInAnInstant(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.PlayConquest(scenetest.ConquestAttack)
	m := s.Theater
	m.Settings.SetSpeeds(store.Instant)
	turn := m.Table.State().Turns
	require.NoError(t, m.Choose(conquest.Choice{Kind: conquest.EndAttack}))
	s.Until("a recap", func() bool {
		if p, ok := m.Asked(); ok && p.Kind == conquest.Fortify && m.Table.State().Turns == turn {
			require.NoError(t, m.Choose(conquest.Choice{Kind: conquest.Stay}))
		}
		return s.Scene() == "recap"
	})
	assert.Greater(t, m.Table.State().Turns, turn)
	s.Press(input.KeySpace)
	assert.Equal(t, "map", s.Scene())
	s.Ticks(30)
	assert.Equal(t, "map", s.Scene(), "it comes once")
}
