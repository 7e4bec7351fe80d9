package scenetest

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/session"
	"bigpayday/render/moments"
)

// states2000 lists the states of the edition of 2000.
var states2000 = []State{
	{"2000-turn", func(s *Studio) { s.MidGame2000() }},
	{"2000-die", func(s *Studio) {
		s.MidGame2000()
		s.Roll(6)
		s.UntilAsked(engine.SetBonusDie)
	}},
	{"2000-event", func(s *Studio) {
		s.MidGame2000()
		s.StackCards(engine.EventDeck, OfKind(engine.PayToBonus))
		s.LandOn(engine.EventSpace)
		s.UntilHeld()
	}},
	{"2000-take", func(s *Studio) {
		s.MidGame2000()
		s.StackCards(engine.EventDeck, func(c engine.Card) bool { return c.Kind == engine.TakeAndKeep && c.Amount == 1_500 })
		s.LandOn(engine.EventSpace)
		s.UntilAsked(engine.ChoosePlayer)
	}},
	{"2000-neighbor", func(s *Studio) {
		s.MidGame2000()
		s.StackCards(engine.MailDeck, OfKind(engine.PayANeighbor), OfKind(engine.Ad))
		s.LandOn(engine.Mail2)
		s.UntilAsked(engine.ChoosePlayer)
	}},
	{"2000-monster", func(s *Studio) {
		s.MidGame2000()
		s.StackCards(engine.MailDeck, OfKind(engine.MonsterCharge), OfKind(engine.Charity))
		s.LandOn(engine.Mail2)
		s.UntilHeld()
	}},
	{"2000-monster-drawn", func(s *Studio) {
		s.MidGame2000()
		s.StackCards(engine.MailDeck, OfKind(engine.MonsterCharge))
		s.LandOn(engine.Mail1)
		s.untilMoment(moments.Card, 1_150)
	}},
	{"2000-either", func(s *Studio) {
		s.MidGame2000()
		s.StackCards(engine.MailDeck, OfKind(engine.BuyOrSell))
		s.LandOn(engine.Mail1)
		s.UntilAsked(engine.DealOrBuyer)
	}},
	{"2000-swap", func(s *Studio) {
		s.MidGame2000()
		s.LandOn(engine.LotterySpace)
		s.UntilAsked(engine.AnteUp)
	}},
	{"2000-swap-first", func(s *Studio) {
		s.MidGame2000()
		s.Arrange(func(st *engine.State) { st.Setup.Rules = engine.FirstRules })
		s.LandOn(engine.LotterySpace)
		s.UntilAsked(engine.SwapCards)
	}},
	{"2000-swap-two", func(s *Studio) {
		s.Play(TwoPlayers2000)
		s.LandOn(engine.LotterySpace)
		s.UntilAsked(engine.AnteUp)
		s.Click("unused")
	}},
	{"2000-answer", func(s *Studio) {
		s.MidGame2000()
		s.LandOn(engine.LotterySpace)
		s.UntilAsked(engine.AnteUp)
		s.Choose(engine.Choice{Kind: engine.OfferSwap, Seat: 2})
		s.UntilAsked(engine.AnswerSwap)
	}},
	{"2000-ante", func(s *Studio) {
		s.MidGame2000()
		s.LandOn(engine.LotterySpace)
		s.KeepLotteryCards()
		s.Choose(engine.Choice{Kind: engine.Ante})
		s.UntilAsked(engine.AnteUp)
		s.Choose(engine.Choice{Kind: engine.StayOut})
		s.UntilAsked(engine.AnteUp)
	}},
	{"2000-throw", func(s *Studio) {
		s.MidGame2000()
		s.LandOn(engine.LotterySpace)
		s.KeepLotteryCards()
		for range 3 {
			s.Choose(engine.Choice{Kind: engine.Ante})
			s.UntilAsked(engine.AnteUp)
		}
		s.Choose(engine.Choice{Kind: engine.Ante})
		s.UntilHeld()
	}},
	{"2000-drawer", func(s *Studio) { s.Auctioned(); s.Click("handover-take"); s.Ticks(curtain) }},
	{"2000-sealed", func(s *Studio) { s.Auctioned() }},
	{"2000-auction", func(s *Studio) {
		s.Auctioned()
		s.Click("handover-take")
		s.Choose(engine.Choice{Kind: engine.Pass})
		s.UntilAsked(engine.PlaceBid)
		s.Choose(engine.Choice{Kind: engine.Bid, Amount: 3_100})
		s.UntilAsked(engine.PlaceBid)
		s.Ticks(curtain)
	}},
	{"2000-once", func(s *Studio) {
		s.Auctioned()
		s.Outbid(1, 5)
		s.Choose(engine.Choice{Kind: engine.Bid, Amount: 4_300})
		s.UntilAsked(engine.PlaceBid)
	}},
	{"2000-twice", func(s *Studio) {
		s.Auctioned()
		s.Outbid(1, 4, 5)
		s.Choose(engine.Choice{Kind: engine.Bid, Amount: 4_600})
		s.UntilAsked(engine.PlaceBid)
	}},
	{"2000-sold", func(s *Studio) {
		s.Auctioned()
		s.Outbid(1, 3, 4, 5)
		s.Choose(engine.Choice{Kind: engine.Bid, Amount: 5_000})
		s.Until("the Deal to be turned over", func() bool {
			card := s.Match.Stage.Actors().Card
			return card.On && card.Flip >= 1
		})
	}},
	{"2000-retired", func(s *Studio) {
		s.MidGame2000()
		s.Arrange(func(st *engine.State) {
			p := &st.Players[st.Turn]
			p.Month, p.Day, p.Retired = 3, 31, true
		})
	}},
}

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

// KeepLotteryCards lets all people keep their Lottery cards, until they are asked to
// pay in.
func (s *Studio) KeepLotteryCards() {
	s.T.Helper()
	for {
		s.Until("a question of the Lottery", func() bool {
			p, ok := s.Match.Asked()
			return ok && (p.Kind == engine.SwapCards || p.Kind == engine.AnswerSwap || p.Kind == engine.AnteUp)
		})
		switch p, _ := s.Match.Asked(); p.Kind {
		case engine.SwapCards:
			s.Choose(engine.Choice{Kind: engine.KeepCard})
		case engine.AnswerSwap:
			s.Choose(engine.Choice{Kind: engine.RefuseSwap})
		default:
			s.Ticks(session.GracePeriod + 2)
			return
		}
	}
}

// Auctioned has a Deal auctioned that the player drew whose turn it is.
func (s *Studio) Auctioned() {
	s.MidGame2000()
	s.StackCards(engine.DealDeck, func(c engine.Card) bool { return c.Kind == engine.AuctionDeal && c.Bid == 2_000 && c.Value == 14_000 })
	s.LandOn(engine.DealSpace)
	s.UntilAsked(engine.PlaceBid)
}

// Outbid has players passed who found the Deal too dear, and its drawer too, until
// another person is asked.
func (s *Studio) Outbid(passed ...engine.Seat) {
	s.Click("handover-take")
	s.Arrange(func(st *engine.State) {
		for _, seat := range passed {
			st.Auction.Passed = st.Auction.Passed.With(seat)
		}
		s.Match.Stage.Shown().Auction.Passed = st.Auction.Passed
	})
	s.Choose(engine.Choice{Kind: engine.Pass})
	s.UntilAsked(engine.PlaceBid)
}

// GiveMail gives the player whose turn it is so many cards of Mail of a kind.
func (s *Studio) GiveMail(st *engine.State, kind engine.CardKind, n int) {
	hand, pile := &st.Mail[st.Turn], &st.MailPile
	for at := int(pile.Left) - 1; at >= 0 && n > 0; at-- {
		id := pile.Draw[at]
		if st.Edition().Card(id).Kind != kind {
			continue
		}
		copy(pile.Draw[at:], pile.Draw[at+1:pile.Left])
		pile.Left--
		pile.Draw[pile.Left] = engine.NoCard
		hand.Cards[hand.N] = id
		hand.N++
		n--
	}
}
