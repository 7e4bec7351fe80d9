package money

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/table"
)

// atDeal plays a table of two persons until one is offered a Deal.
func atDeal(t *testing.T, house engine.HouseRules) *Table {
	t.Helper()
	tb, err := New(Setup{
		Game:    engine.Setup{Seats: 2, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, Seed: 4, Laying: engine.ByOne, House: house},
		Players: []table.Player{{Kind: table.Human}, {Kind: table.Human, Token: 1, Colour: 1}},
	}, nil)
	require.NoError(t, err)
	for tb.State().Prompt().Kind != engine.BuyDeal {
		options := tb.State().AppendOptions(nil)
		choice := options[0].Choice
		switch tb.State().Prompt().Kind {
		case engine.PlaceTile:
			choice = engine.Choice{Kind: engine.Fill, Preset: engine.DealsFirst}
		case engine.Arrange:
			choice = engine.Choice{Kind: engine.Begin}
		}
		_, err := tb.Choose(choice)
		require.NoError(t, err)
		require.NotEqual(t, engine.Over, tb.State().Phase)
	}
	return tb
}

func TestTheCoachWeighsEachChoiceAndChangesNothing(t *testing.T) {
	tb := atDeal(t, 0)
	before := *tb.State()
	c := NewCoach(tb)
	require.NotNil(t, c)
	assert.Empty(t, c.Advice(), "nothing has been played yet")
	for range 100_000 {
		if c.Step() {
			break
		}
	}
	require.True(t, c.Step())
	advice := c.Advice()
	require.Len(t, advice, 2)
	assert.Equal(t, before, *tb.State())
	assert.GreaterOrEqual(t, advice[0].Worth, advice[1].Worth, "the best one is first")
	for _, a := range advice {
		assert.Greater(t, a.Games, 100)
		assert.Positive(t, a.Spread)
		if a.Option.Choice.Kind == engine.Decline {
			assert.Zero(t, a.Gain, "to decline changes nothing")
			assert.True(t, a.Even)
			assert.Zero(t, a.Sold)
		} else {
			assert.Positive(t, a.Sold)
			assert.Positive(t, a.Option.Cost)
		}
	}
	_, err := tb.Choose(advice[0].Option.Choice)
	require.NoError(t, err)
}

func TestThereIsNoCoachWhereTheTableWantsNone(t *testing.T) {
	assert.Nil(t, NewCoach(atDeal(t, engine.HouseRules(0).With(engine.NoCoach))))
}

func TestThereIsNoCoachWhereThereIsNothingToWeigh(t *testing.T) {
	tb := atDeal(t, 0)
	for tb.State().Prompt().Kind != engine.TakeTurn {
		_, err := tb.Choose(tb.State().AppendOptions(nil)[0].Choice)
		require.NoError(t, err)
	}
	assert.Nil(t, NewCoach(tb))
	require.NoError(t, tb.SetKind(tb.State().Prompt().Seat, table.Normal))
	assert.Nil(t, NewCoach(tb), "a computer is asked")
}
