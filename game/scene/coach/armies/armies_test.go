package armies_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
	"bigpayday/input"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// asked opens the coach where a person may attack.
func asked(t *testing.T, house conquest.HouseRules) *scenetest.Studio {
	t.Helper()
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	f := *scenetest.ConquestAttack
	f.House = house
	s.PlayConquest(&f)
	theater.CoachDoor.Open(s.App, s.Theater)
	s.Tick()
	require.Equal(t, "coach", s.Scene())
	return s
}

func said(s *scenetest.Studio) string {
	return strings.Join(s.TextsThat(func(string) bool { return true }), " ")
}

func TestTheCoachNamesPlansAndHowOftenTheyWin(t *testing.T) {
	s := asked(t, 0)
	before := *s.Theater.Table.State()
	assert.Contains(t, said(s), s.Say("coach.thinking"))
	for range 4000 {
		if s.Top().(app.Reckoner).Reckoned() {
			break
		}
		s.Tick()
	}
	require.True(t, s.Top().(app.Reckoner).Reckoned())
	told := said(s)
	assert.Contains(t, told, "After playing on from each choice 96 times.")
	assert.Greater(t, strings.Count(told, "of 100 games"), 1, "several plans are weighed")
	assert.Contains(t, told, "as good as any")
	s.Press(input.KeyEnter)
	assert.Equal(t, "map", s.Scene())
	assert.Equal(t, before, *s.Theater.Table.State(), "nothing has been chosen")
}

func TestATableWithoutACoachHasNone(t *testing.T) {
	s := asked(t, conquest.HouseRules(0).With(conquest.NoCoach))
	assert.Contains(t, said(s), s.Say("coach.unwanted"))
}

func TestTheCoachGoesWithTheQuestion(t *testing.T) {
	s := asked(t, 0)
	require.NoError(t, s.Theater.Choose(conquest.Choice{Kind: conquest.EndAttack}))
	s.Tick()
	assert.Equal(t, "map", s.Scene(), "what is not asked any more needs no advice")
}
