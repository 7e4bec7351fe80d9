package turn_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
)

func TestEachSellerIsOfferedNoDealsButHisOwn(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.MidGame(scenetest.SixPlayers)
	s.StackCards(engine.MailDeck, func(c engine.Card) bool { return c.Message == engine.BackThreeWithFriend })
	s.LandOn(engine.Mail1)
	s.UntilAsked(engine.BringFriend)
	const friend = engine.Seat(1)
	mover := s.Match.Table.State().Prompt().Seat
	require.NotEqual(t, friend, mover)
	s.Arrange(func(st *engine.State) {
		// A buyer is met where both are led, and both have something to sell.
		for _, o := range s.Match.Options() {
			if o.Choice.Seat == friend {
				st.Pages[st.Players[friend].Month-1][o.To-1] = engine.FoundABuyer
				st.Pages[st.Players[mover].Month-1][o.To-1] = engine.FoundABuyer
			}
		}
		for seat, n := range map[engine.Seat]uint8{mover: 2, friend: 1} {
			hand := &st.Deals[seat]
			for hand.N = 0; hand.N < n; hand.N++ {
				st.DealPile.Left--
				id := st.DealPile.Draw[st.DealPile.Left]
				hand.Cards[hand.N] = id
				st.Paid[st.Edition().DealIndex(id)] = st.Edition().Card(id).Price()
			}
		}
	})
	owned := map[engine.Seat][]engine.CardID{}
	for _, seat := range []engine.Seat{mover, friend} {
		owned[seat] = slices.Clone(s.Match.Table.State().HeldDeals(seat))
	}

	s.Match.Settings.SetSpeeds(store.Instant) // one sale follows the other at once
	require.NoError(t, s.Match.Choose(engine.Choice{Kind: engine.Bring, Seat: friend}))
	for _, seat := range []engine.Seat{mover, friend} {
		s.Until("the next seller", func() bool { return s.Asks(engine.SellDeal) && s.Match.Table.State().Prompt().Seat == seat })
		s.Ticks(30)
		s.TryClick("handover-take")
		s.Ticks(30)
		require.Equal(t, "turn", s.Scene())
		assert.True(t, s.Has("deal-1"), "seat %d", seat)
		assert.Equal(t, len(owned[seat]) > 1, s.Has("deal-2"), "seat %d", seat)
		assert.False(t, s.Has("deal-3"), "seat %d", seat)
		told := strings.Join(s.TextsThat(func(string) bool { return true }), " ")
		for owner, deals := range owned {
			for _, id := range deals {
				title := s.Match.Words.Card(s.Match.Table.State().Setup.Edition, id).Title
				assert.Equal(t, owner == seat, strings.Contains(told, title), "seat %d is offered %q of seat %d", seat, title, owner)
			}
		}
		s.Click("sell")
		left := s.Match.Table.State().HeldDeals(seat)
		assert.Len(t, left, len(owned[seat])-1, "seat %d has sold one", seat)
		owned[seat] = slices.Clone(left) // what was sold stands in the log
	}
}
