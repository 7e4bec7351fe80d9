package scenetest

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// MidGame2000 puts a game of the edition of 2000 on the screen.
func (s *Studio) MidGame2000() {
	s.MidGame(Custom2000)
	s.Arrange(func(st *engine.State) {
		st.BonusDie = 6
		s.Match.Stage.Shown().BonusDie = 6
		FillJackpot(st, 1_300)
		if s.Window.LongNames {
			FillJackpot(st, 1_234_500)
		}
	})
}

// Choose makes a choice for the person who is asked.
func (s *Studio) Choose(c engine.Choice) {
	s.T.Helper()
	require.NoError(s.T, s.Match.Choose(c))
}

// Auctioned has a Deal auctioned that the player drew whose turn it is.
func (s *Studio) Auctioned() {
	s.MidGame2000()
	s.StackCards(engine.DealDeck, func(c engine.Card) bool { return c.Kind == engine.AuctionDeal && c.Bid == 2_000 && c.Value == 14_000 })
	s.LandOn(engine.DealSpace)
	s.UntilAsked(engine.PlaceBid)
}
