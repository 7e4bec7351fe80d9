package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
)

// atTurn returns a game of normal computers at the first prompt of a kind from a round
// on.
func atTurn(t *testing.T, kind conquest.PromptKind, round uint8) conquest.State {
	t.Helper()
	players := table(t, skill.Normal, skill.Normal, skill.Normal)
	var s conquest.State
	require.NoError(t, s.Start(conquest.Setup{Seats: 3, Page: january, Seed: 11}, nil))
	for s.Ask != kind || s.Round < round {
		require.False(t, s.Over())
		require.NoError(t, s.Choose(players[s.Prompt().Seat](&s), nil))
	}
	return s
}

func TestAnRolloutWeighsPlans(t *testing.T) {
	s := atTurn(t, conquest.Reinforce, 2)
	view := s.View(s.Turn)
	also := s.AppendOptions(nil)[0].Choice
	o := Consider(&view, 6, also)
	require.NotNil(t, o)
	for !o.Step() {
	}
	list := o.Forecasts()
	assert.Greater(t, len(list), 3)
	assert.Equal(t, also, list[len(list)-1].Choice)
	for _, f := range list {
		assert.Equal(t, 6, f.Games)
		assert.LessOrEqual(t, f.Chance(), conquest.Whole)
		after := s
		assert.NoError(t, after.Choose(f.Choice, nil))
	}
	assert.Zero(t, (&Forecast{}).Chance())
}

func TestAnRolloutKnowsAWinAtHand(t *testing.T) {
	s, err := conquest.New(conquest.Setup{Seats: 2, Page: january, House: conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup)}, nil)
	require.NoError(t, err)
	for !s.Playing() {
		require.NoError(t, s.Choose(guess(1)(&s), nil))
	}
	// All but the last day of the other fall to the seat in turn.
	last := s.Held[1].First()
	for rest := s.Held[1].Without(last); rest != 0; rest &= rest - 1 {
		d := rest.First()
		s.Owner[d], s.Armies[d] = 0, 20
		s.Held[0], s.Held[1] = s.Held[0].With(d), s.Held[1].Without(d)
	}
	for rest := s.Map.Links[last] & s.Held[0]; rest != 0; rest &= rest - 1 {
		s.Armies[rest.First()] = 200
	}
	o := Consider(&s, 4, conquest.Choice{})
	require.NotNil(t, o)
	for !o.Step() {
	}
	assert.Greater(t, o.Forecasts()[0].Chance(), int32(9_000))
}

func TestThereIsNothingToPlanAtOtherPrompts(t *testing.T) {
	assert.Nil(t, Consider(&conquest.State{}, 4, conquest.Choice{}))
	s := atTurn(t, conquest.Fortify, 1)
	assert.Nil(t, Consider(&s, 4, conquest.Choice{}))
	s = atTurn(t, conquest.ClaimDay, 0)
	o := Consider(&s, 1, conquest.Choice{})
	require.NotNil(t, o)
	assert.Equal(t, rules.NoSeat, o.Forecasts()[1].Plan.Victim)
}
