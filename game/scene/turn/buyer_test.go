package turn_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/moments"
)

func TestABuyerStandsInTheDoorWithTheBestDealFirst(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.HoldDeals(4)
	s.LandOn(engine.FoundABuyer)
	s.UntilAsked(engine.SellDeal)
	s.Ticks(10)
	for _, id := range []string{"deal-1", "deal-4", "sell", "keep", "loan", "help", "menu", "speed"} {
		assert.True(t, s.Has(ui.ID(id)), id)
	}
	assert.False(t, s.Has("seat-1"), "the door has the whole window")
	assert.False(t, s.Has("log"))

	state := s.Match.Table.State()
	seat := state.Prompt().Seat
	profit := func(id engine.CardID) int32 {
		return state.Edition().Card(id).Profit(state.Paid[state.Edition().DealIndex(id)])
	}
	held := slices.Clone(state.HeldDeals(seat))
	slices.SortFunc(held, func(a, b engine.CardID) int { return int(profit(b) - profit(a)) })
	require.Less(t, profit(held[3]), profit(held[2]))
	before := state.Cash(seat)
	s.Act(input.Digit4)
	s.Click("sell")
	assert.NotContains(t, state.HeldDeals(seat), held[3], "the last one is that with the least profit")
	assert.Equal(t, state.Edition().Card(held[3]).Payoff(), state.Cash(seat)-before)
	s.Until("the table to be back", func() bool { return s.Has("seat-1") })
}

func TestNothingMovesAtTheDoorOnceTheBuyerHasCome(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.HoldDeals(1)
	s.LandOn(engine.FoundABuyer)
	s.UntilAsked(engine.SellDeal)
	s.Ticks(3)
	assert.True(t, s.Tick(), "he steps into the door")
	s.Ticks(200)
	drawn := 0
	for range 30 {
		if s.Tick() {
			drawn++
		}
	}
	assert.Less(t, drawn, 10, "but for a blink of the seller's face")
}

// withABuyer is a game in which a person with three Deals is asked at the door.
func withABuyer(t *testing.T) *scenetest.Studio {
	t.Helper()
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.HoldDeals(3)
	s.LandOn(engine.FoundABuyer)
	s.UntilAsked(engine.SellDeal)
	s.Ticks(20)
	return s
}

func TestASaleBeginsAtTheDoor(t *testing.T) {
	s := withABuyer(t)
	s.Click("sell")
	st := s.Match.Stage
	for ticks := 0; st.Actors().Moment.Kind != moments.Sale; ticks++ {
		require.Less(t, ticks, 60, "the sale is to be seen")
		require.False(t, s.Has("seat-1"), "without a table between")
		s.Tick()
	}
	assert.True(t, s.Has("deal-1"), "the door is still there")
	s.Until("the table to be back", func() bool { return s.Has("seat-1") })
	assert.False(t, st.Actors().Moment.On())
}

func TestABuyerWhoGetsNothingLiftsHisHatAndGoes(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.HoldDeals(2)
	s.LandOn(engine.FoundABuyer)
	s.UntilAsked(engine.SellDeal)
	s.Ticks(20)
	s.Click("keep")
	s.Until("him to go", func() bool { return s.Match.Stage.Actors().Parting.T > .2 })
	assert.False(t, s.Has("seat-1"), "he goes from the door")
	s.Until("the table to be back", func() bool { return s.Has("seat-1") })
	assert.False(t, s.Match.Stage.Actors().Parting.On)
}

// TestTheSellersMoneyCountsWhileTheSaleIsSeen sells a Deal at the door, and sees the money come before
// the sale is gone.
func TestTheSellersMoneyCountsWhileTheSaleIsSeen(t *testing.T) {
	s := withABuyer(t)
	seat := s.Match.Stage.Shown().Turn
	before := s.Match.Stage.Shown().Cash(seat)
	s.Click("sell")
	m := &s.Match.Stage.Actors().Moment
	s.Until("the sale", func() bool { return m.Kind == moments.Sale && m.At > moments.SaleInFull.Flies+800 })
	require.Greater(t, m.Presence(), .99, "it is still there")
	said := s.Match.Words.Money(before + m.Sum)
	assert.Contains(t, s.TextsThat(func(text string) bool { return text == said }), said)
}

func TestADealThatIsSoldSaysOnItsWayWhatItCost(t *testing.T) {
	s := withABuyer(t)
	s.Click("sell")
	m, card := &s.Match.Stage.Actors().Moment, &s.Match.Stage.Actors().Card
	s.Until("the sale", func() bool { return m.Kind == moments.Sale })
	cost := s.Match.Words.Money(m.Cost)
	require.Positive(t, m.Cost)
	s.Until("the Deal to go", func() bool { return card.On && card.Held && card.Travel > 0 })
	assert.Contains(t, s.TextsThat(func(text string) bool { return text == cost }), cost)
	assert.Equal(t, cost, s.Match.Words.Money(card.Paid))
}
