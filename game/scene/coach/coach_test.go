package coach_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/input"
)

// offered returns a player who is offered a Deal.
func offered(t *testing.T) *scenetest.Studio {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.DealOffered(24_000)
	return s
}

// saying finds the texts that have come to the screen in which a part stands.
func saying(s *scenetest.Studio, part string) []string {
	return s.TextsThat(func(text string) bool { return strings.Contains(text, part) })
}

func TestTheCoachIsAskedByKeyAndLeavesTheChoiceToThePlayer(t *testing.T) {
	s := offered(t)
	before := *s.Match.Table.State()
	s.Press(input.Letter('h'))
	require.Equal(t, "coach", s.Scene())
	assert.NotEmpty(t, saying(s, s.Say("coach.thinking")))
	for range 2000 {
		if s.Top().(app.Reckoner).Reckoned() {
			break
		}
		s.Tick()
	}
	require.True(t, s.Top().(app.Reckoner).Reckoned())
	told := strings.Join(saying(s, ""), " ")
	assert.Equal(t, 2, strings.Count(told, "You end with"), "each choice has its figures")
	assert.Contains(t, told, "of 100 games", "how often a buyer is met")
	s.Press(input.KeyEnter)
	assert.Equal(t, "turn", s.Scene())
	assert.Equal(t, before, *s.Match.Table.State(), "nothing has been chosen")
	assert.True(t, s.Asks(engine.BuyDeal))
}

func TestTheCoachIsReachedFromTheRulesToo(t *testing.T) {
	s := offered(t)
	s.Click("help")
	s.Tick()
	s.Click("coach-ask")
	assert.Equal(t, "coach", s.Scene())
}

func TestTheCoachSaysSoWhereThereIsNothingToWeigh(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Play(scenetest.TwoPlayers)
	require.True(t, s.Asks(engine.TakeTurn))
	s.Press(input.Letter('h'))
	require.Equal(t, "coach", s.Scene())
	assert.NotEmpty(t, saying(s, s.Say("coach.nothing")[:12]))
	s.Press(input.KeyEscape)
	assert.Equal(t, "turn", s.Scene())
}

func TestTheCoachGoesWithTheQuestion(t *testing.T) {
	s := offered(t)
	s.Press(input.Letter('h'))
	require.NoError(t, s.Match.Choose(engine.Choice{Kind: engine.Decline}))
	s.Tick()
	assert.Equal(t, "turn", s.Scene(), "what is not asked any more needs no advice")
}
