package scene

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/turn"

	"github.com/stretchr/testify/require"
)

// fixed2000 is a game of the edition of 2000.
var fixed2000 = &fixed{cast: familyCast, seed: 8, done: atTurnOf(2, 10), change: func(s *engine.Setup) {
	s.Edition, s.Lengths = engine.Event2000, [engine.MaxMonths]uint8{31, 31, 31}
}}

// pictures2000 lists the states of the edition of 2000.
var pictures2000 = []picture{
	{"2000-turn", func(s *studio) { s.evening2000() }},
	{"2000-die", func(s *studio) {
		s.evening2000()
		s.roll(6)
		s.untilAsked(engine.SetBonusDie)
	}},
	{"2000-event", func(s *studio) {
		s.evening2000()
		s.stack(engine.EventDeck, ofKind(engine.PayToBonus))
		s.landOn(engine.EventSpace)
		s.untilHeld()
	}},
	{"2000-take", func(s *studio) {
		s.evening2000()
		s.stack(engine.EventDeck, func(c engine.Card) bool { return c.Kind == engine.TakeAndKeep && c.Amount == 1_500 })
		s.landOn(engine.EventSpace)
		s.untilAsked(engine.ChoosePlayer)
	}},
	{"2000-neighbor", func(s *studio) {
		s.evening2000()
		s.stack(engine.MailDeck, ofKind(engine.PayANeighbor), ofKind(engine.Ad))
		s.landOn(engine.Mail2)
		s.untilAsked(engine.ChoosePlayer)
	}},
	{"2000-monster", func(s *studio) {
		s.evening2000()
		s.stack(engine.MailDeck, ofKind(engine.MonsterCharge), ofKind(engine.Charity))
		s.landOn(engine.Mail2)
		s.untilHeld()
	}},
	{"2000-either", func(s *studio) {
		s.evening2000()
		s.stack(engine.MailDeck, ofKind(engine.BuyOrSell))
		s.landOn(engine.Mail1)
		s.untilAsked(engine.DealOrBuyer)
	}},
	{"2000-swap", func(s *studio) {
		s.evening2000()
		s.landOn(engine.LotterySpace)
		s.untilAsked(engine.SwapCards)
	}},
	{"2000-swap-two", func(s *studio) {
		s.begin(fixedTwo2000)
		s.landOn(engine.LotterySpace)
		s.untilAsked(engine.SwapCards)
		s.click("unused")
	}},
	{"2000-answer", func(s *studio) {
		s.evening2000()
		s.landOn(engine.LotterySpace)
		s.untilAsked(engine.SwapCards)
		s.choose(engine.Choice{Kind: engine.OfferSwap, Seat: 2})
		s.untilAsked(engine.AnswerSwap)
	}},
	{"2000-ante", func(s *studio) {
		s.evening2000()
		s.landOn(engine.LotterySpace)
		s.keepCards()
		s.choose(engine.Choice{Kind: engine.Ante})
		s.untilAsked(engine.AnteUp)
		s.choose(engine.Choice{Kind: engine.StayOut})
		s.untilAsked(engine.AnteUp)
	}},
	{"2000-throw", func(s *studio) {
		s.evening2000()
		s.landOn(engine.LotterySpace)
		s.keepCards()
		for range 3 {
			s.choose(engine.Choice{Kind: engine.Ante})
			s.untilAsked(engine.AnteUp)
		}
		s.choose(engine.Choice{Kind: engine.Ante})
		s.untilHeld()
	}},
	{"2000-drawer", func(s *studio) { s.auctioned(); s.click("handover-take"); s.tick() }},
	{"2000-sealed", func(s *studio) { s.auctioned() }},
	{"2000-auction", func(s *studio) {
		s.auctioned()
		s.click("handover-take")
		s.choose(engine.Choice{Kind: engine.Pass})
		s.untilAsked(engine.PlaceBid)
		s.choose(engine.Choice{Kind: engine.Bid, Amount: 3_100})
		s.untilAsked(engine.PlaceBid)
	}},
	{"2000-once", func(s *studio) {
		s.auctioned()
		s.outbid(1, 5)
		s.choose(engine.Choice{Kind: engine.Bid, Amount: 4_300})
		s.untilAsked(engine.PlaceBid)
	}},
	{"2000-twice", func(s *studio) {
		s.auctioned()
		s.outbid(1, 4, 5)
		s.choose(engine.Choice{Kind: engine.Bid, Amount: 4_600})
		s.untilAsked(engine.PlaceBid)
	}},
	{"2000-sold", func(s *studio) {
		s.auctioned()
		s.outbid(1, 3, 4, 5)
		s.choose(engine.Choice{Kind: engine.Bid, Amount: 5_000})
		s.until("the Deal to be turned over", func() bool {
			card := s.match.Stage.Actors().Card
			return card.On && card.Flip >= 1
		})
	}},
	{"2000-charge", func(s *studio) {
		s.evening2000()
		s.arrange(func(st *engine.State) {
			st.Players[st.Turn].Loan = 0
			giveCash(st, st.Turn, 1_150)
			s.hand(st, engine.MonsterCharge, 2)
			s.hand(st, engine.Bill, 3)
		})
		s.landOn(engine.PayDay)
		s.untilAsked(engine.SettleCharge)
	}},
	{"2000-retired", func(s *studio) {
		s.evening2000()
		s.arrange(func(st *engine.State) {
			p := &st.Players[st.Turn]
			p.Month, p.Day, p.Retired = 3, 31, true
		})
	}},
}

func init() { pictures = append(pictures, pictures2000...) }

// fixedTwo2000 is such a game of two, where most Lottery cards are unused.
var fixedTwo2000 = &fixed{cast: coupleCast, seed: 9, done: atTurnOf(2, 8), change: fixed2000.change}

// evening2000 puts a game of the edition of 2000 on the screen.
func (s *studio) evening2000() {
	s.evening(fixed2000)
	s.arrange(func(st *engine.State) {
		st.BonusDie = 6
		s.match.Stage.Shown().BonusDie = 6
		fillJackpot(st, 1_300)
		if s.window.long {
			fillJackpot(st, 1_234_500)
		}
	})
}

// choose makes a choice for the person who is asked.
func (s *studio) choose(c engine.Choice) {
	s.t.Helper()
	require.NoError(s.t, s.match.Choose(c))
}

// keepCards lets all people keep their Lottery cards, until they are asked to
// pay in.
func (s *studio) keepCards() {
	s.t.Helper()
	for {
		s.until("a question of the Lottery", func() bool {
			p, ok := s.match.Asked()
			return ok && (p.Kind == engine.SwapCards || p.Kind == engine.AnswerSwap || p.Kind == engine.AnteUp)
		})
		switch p, _ := s.match.Asked(); p.Kind {
		case engine.SwapCards:
			s.choose(engine.Choice{Kind: engine.KeepCard})
		case engine.AnswerSwap:
			s.choose(engine.Choice{Kind: engine.RefuseSwap})
		default:
			s.ticks(turn.Unread + 2)
			return
		}
	}
}

// auctioned has a Deal auctioned that the player drew whose turn it is.
func (s *studio) auctioned() {
	s.evening2000()
	s.stack(engine.DealDeck, func(c engine.Card) bool { return c.Kind == engine.AuctionDeal && c.Bid == 2_000 && c.Value == 14_000 })
	s.landOn(engine.DealSpace)
	s.untilAsked(engine.PlaceBid)
}

// outbid has players passed who found the Deal too dear, and its drawer too, until
// another person is asked.
func (s *studio) outbid(passed ...engine.Seat) {
	s.click("handover-take")
	s.arrange(func(st *engine.State) {
		for _, seat := range passed {
			st.Auction.Passed = st.Auction.Passed.With(seat)
		}
		s.match.Stage.Shown().Auction.Passed = st.Auction.Passed
	})
	s.choose(engine.Choice{Kind: engine.Pass})
	s.untilAsked(engine.PlaceBid)
}

// hand gives the player whose turn it is so many cards of Mail of a kind.
func (s *studio) hand(st *engine.State, kind engine.CardKind, n int) {
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
