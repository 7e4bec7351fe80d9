package states

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/session"
	"bigpayday/render/moments"
)

// states2000 lists the states of the edition of 2000.
var states2000 = []State{
	{"2000-turn", func(s *scenetest.Studio) { s.MidGame2000() }},
	{"2000-die", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.Roll(6)
		s.UntilAsked(engine.SetBonusDie)
	}},
	{"2000-event", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.StackCards(engine.EventDeck, scenetest.OfKind(engine.PayToBonus))
		s.LandOn(engine.EventSpace)
		s.UntilHeld()
	}},
	{"2000-take", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.StackCards(engine.EventDeck, func(c engine.Card) bool { return c.Kind == engine.TakeAndKeep && c.Amount == 1_500 })
		s.LandOn(engine.EventSpace)
		s.UntilAsked(engine.ChoosePlayer)
	}},
	{"2000-neighbor", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.StackCards(engine.MailDeck, scenetest.OfKind(engine.PayANeighbor), scenetest.OfKind(engine.Ad))
		s.LandOn(engine.Mail2)
		s.UntilAsked(engine.ChoosePlayer)
	}},
	{"2000-monster", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.StackCards(engine.MailDeck, scenetest.OfKind(engine.MonsterCharge), scenetest.OfKind(engine.Charity))
		s.LandOn(engine.Mail2)
		s.UntilHeld()
	}},
	{"2000-monster-drawn", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.StackCards(engine.MailDeck, scenetest.OfKind(engine.MonsterCharge))
		s.LandOn(engine.Mail1)
		untilMoment(s, moments.Card, 1_150)
	}},
	{"2000-either", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.StackCards(engine.MailDeck, scenetest.OfKind(engine.BuyOrSell))
		s.LandOn(engine.Mail1)
		s.UntilAsked(engine.DealOrBuyer)
	}},
	{"2000-swap", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.LandOn(engine.LotterySpace)
		s.UntilAsked(engine.AnteUp)
	}},
	{"2000-swap-first", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.Arrange(func(st *engine.State) { st.Setup.Rules = engine.FirstRules })
		s.LandOn(engine.LotterySpace)
		s.UntilAsked(engine.SwapCards)
	}},
	{"2000-swap-two", func(s *scenetest.Studio) {
		s.Play(scenetest.TwoPlayers2000)
		s.LandOn(engine.LotterySpace)
		s.UntilAsked(engine.AnteUp)
		s.Click("unused")
	}},
	{"2000-answer", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.LandOn(engine.LotterySpace)
		s.UntilAsked(engine.AnteUp)
		s.Choose(engine.Choice{Kind: engine.OfferSwap, Seat: 2})
		s.UntilAsked(engine.AnswerSwap)
	}},
	{"2000-ante", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.LandOn(engine.LotterySpace)
		keepLotteryCards(s)
		s.Choose(engine.Choice{Kind: engine.Ante})
		s.UntilAsked(engine.AnteUp)
		s.Choose(engine.Choice{Kind: engine.StayOut})
		s.UntilAsked(engine.AnteUp)
	}},
	{"2000-throw", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.LandOn(engine.LotterySpace)
		keepLotteryCards(s)
		for range 3 {
			s.Choose(engine.Choice{Kind: engine.Ante})
			s.UntilAsked(engine.AnteUp)
		}
		s.Choose(engine.Choice{Kind: engine.Ante})
		s.UntilHeld()
	}},
	{"2000-drawer", func(s *scenetest.Studio) { s.Auctioned(); s.Click("handover-take"); s.Ticks(curtain) }},
	{"2000-sealed", func(s *scenetest.Studio) { s.Auctioned() }},
	{"2000-auction", func(s *scenetest.Studio) {
		s.Auctioned()
		s.Click("handover-take")
		s.Choose(engine.Choice{Kind: engine.Pass})
		s.UntilAsked(engine.PlaceBid)
		s.Choose(engine.Choice{Kind: engine.Bid, Amount: 3_100})
		s.UntilAsked(engine.PlaceBid)
		s.Ticks(curtain)
	}},
	{"2000-once", func(s *scenetest.Studio) {
		s.Auctioned()
		outbid(s, 1, 5)
		s.Choose(engine.Choice{Kind: engine.Bid, Amount: 4_300})
		s.UntilAsked(engine.PlaceBid)
	}},
	{"2000-twice", func(s *scenetest.Studio) {
		s.Auctioned()
		outbid(s, 1, 4, 5)
		s.Choose(engine.Choice{Kind: engine.Bid, Amount: 4_600})
		s.UntilAsked(engine.PlaceBid)
	}},
	{"2000-sold", func(s *scenetest.Studio) {
		s.Auctioned()
		outbid(s, 1, 3, 4, 5)
		s.Choose(engine.Choice{Kind: engine.Bid, Amount: 5_000})
		s.Until("the Deal to be turned over", func() bool {
			card := s.Match.Stage.Actors().Card
			return card.On && card.Flip >= 1
		})
	}},
	{"2000-retired", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.Arrange(func(st *engine.State) {
			p := &st.Players[st.Turn]
			p.Month, p.Day, p.Retired = 3, 31, true
		})
	}},
}

// keepLotteryCards lets all people keep their Lottery cards, until they are asked to
// pay in.
func keepLotteryCards(s *scenetest.Studio) {
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

// outbid has players passed who found the Deal too dear, and its drawer too, until
// another person is asked.
func outbid(s *scenetest.Studio, passed ...engine.Seat) {
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

// giveMail gives the player whose turn it is so many cards of Mail of a kind.
func giveMail(st *engine.State, kind engine.CardKind, n int) {
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
