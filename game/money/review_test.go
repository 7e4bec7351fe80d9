package money

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/table"
)

// played plays a game of a person, who decides as told, and a computer.
func played(t *testing.T, house engine.HouseRules, decide func(s *engine.State, p engine.Prompt) engine.Choice) *Table {
	t.Helper()
	tb, err := New(Setup{
		Game: engine.Setup{
			Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{31}, Seed: 8, Laying: engine.ByOne, House: house,
		},
		Players: []table.Player{{Kind: table.Human}, {Kind: table.Normal, Token: 1, Colour: 1}},
	}, nil)
	require.NoError(t, err)
	for tb.State().Phase != engine.Over {
		if !tb.PersonAsked() {
			tb.Step()
			continue
		}
		choice := tb.State().AppendOptions(nil)[0].Choice
		switch p := tb.State().Prompt(); p.Kind {
		case engine.PlaceTile:
			choice = engine.Choice{Kind: engine.Fill, Preset: engine.DealsFirst}
		case engine.Arrange:
			choice = engine.Choice{Kind: engine.Begin}
		default:
			if own := decide(tb.State(), p); own.Kind != engine.NoChoice {
				choice = own
			}
		}
		_, err := tb.Choose(choice)
		require.NoError(t, err)
	}
	return tb
}

// reviewed reviews a game to its end.
func reviewed(t *testing.T, tb *Table) *Review {
	t.Helper()
	r := tb.Review()
	require.NotNil(t, r)
	for range 1_000_000 {
		if r.Step() {
			assert.InDelta(t, 1, r.Part(), 1e-9)
			return r
		}
	}
	require.Fail(t, "a review has no end")
	return nil
}

func TestAReviewNamesWhatCostMost(t *testing.T) {
	// Nobody should sell nothing to a buyer who pays.
	tb := played(t, 0, func(s *engine.State, p engine.Prompt) engine.Choice {
		if p.Kind == engine.SellDeal {
			return engine.Choice{Kind: engine.SellNone}
		}
		return engine.Choice{}
	})
	before := *tb.State()
	r := reviewed(t, tb)
	assert.Equal(t, before, *tb.State(), "the game stays as it is")
	costly := r.Costliest(0)
	require.NotEmpty(t, costly)
	assert.LessOrEqual(t, len(costly), 3)
	sold := false
	for i, regret := range costly {
		assert.Positive(t, regret.Cost)
		if i > 0 {
			assert.LessOrEqual(t, regret.Cost, costly[i-1].Cost, "the costliest is first")
		}
		after := regret.View
		require.NoError(t, after.Choose(regret.Better, nil), "what is better could have been chosen")
		sold = sold || regret.Choice.Kind == engine.SellNone && regret.Better.Kind == engine.Sell
	}
	assert.True(t, sold)
	assert.Empty(t, r.Costliest(1), "computers are not reviewed")
}

func TestThereIsNoReviewWhereTheTableWantsNoCoach(t *testing.T) {
	tb := played(t, engine.HouseRules(0).With(engine.NoCoach), func(*engine.State, engine.Prompt) engine.Choice { return engine.Choice{} })
	assert.Nil(t, tb.Review())
}
