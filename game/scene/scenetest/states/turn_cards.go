package states

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
)

// cardStates lists the states in which a card is presented that no other
// state shows, and the fullest day there can be.
var cardStates = []State{
	{"card-ad", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.SixPlayers, engine.Mail1, scenetest.OfKind(engine.Ad))
	}},
	{"card-postcard", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.SixPlayers, engine.Mail1, scenetest.OfKind(engine.Postcard))
	}},
	{"card-received", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.SixPlayers, engine.Mail1, scenetest.OfKind(engine.MoneygramReceive))
	}},
	{"card-refund", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.SixPlayers, engine.Mail3, scenetest.OfKind(engine.TaxRefund), scenetest.OfKind(engine.Bill), scenetest.OfKind(engine.Ad))
	}},
	{"card-rebate", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.SixPlayers, engine.Mail2, scenetest.OfKind(engine.Rebate), scenetest.OfKind(engine.Bill))
	}},
	{"card-message", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.SixPlayers, engine.Mail1, func(c engine.Card) bool { return c.Message == engine.ToNextDeal })
	}},
	{"classic-windfall", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.Classic1975, engine.Mail1, scenetest.OfKind(engine.Windfall))
	}},
	{"classic-ticket", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.Classic1975, engine.Mail1, scenetest.OfKind(engine.LotteryTicket))
	}},
	{"2000-mad-money", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.Custom2000, engine.Mail2, scenetest.OfKind(engine.MadMoney), scenetest.OfKind(engine.Ad))
		s.UntilAsked(engine.ChoosePlayer)
	}},
	{"2000-charity", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.Custom2000, engine.Mail2, scenetest.OfKind(engine.Charity), scenetest.OfKind(engine.Ad))
	}},

	{"deal-double", func(s *scenetest.Studio) { dealOfKindOffered(s, engine.DoubleDeal) }},
	{"deal-super", func(s *scenetest.Studio) { dealOfKindOffered(s, engine.SuperSteal) }},
	{"deal-free", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.LandOn(engine.FreeDeal); s.UntilHeld() }},

	{"turn-crowd", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.Arrange(func(st *engine.State) {
			for seat := range st.Seats() {
				st.Players[seat].Day = 17
			}
		})
	}},
}

// mailBrings lands the player whose turn it is on Mail, with cards on top of the
// pile that fulfil the wishes, and shows the first of them.
func mailBrings(s *scenetest.Studio, f *scenetest.Game, space engine.Space, wishes ...func(engine.Card) bool) {
	s.T.Helper()
	switch f {
	case scenetest.Classic1975:
		s.MidGame1975()
	case scenetest.Custom2000:
		s.MidGame2000()
	default:
		s.MidGame(f)
	}
	s.StackCards(engine.MailDeck, wishes...)
	s.LandOn(space)
	s.UntilHeld()
}

// dealOfKindOffered has a Deal of a kind offered to a player who can pay it.
func dealOfKindOffered(s *scenetest.Studio, kind engine.CardKind) {
	s.T.Helper()
	s.MidGame(scenetest.SixPlayers)
	s.Arrange(func(st *engine.State) { scenetest.GiveCash(st, st.Turn, 24_000) })
	s.StackCards(engine.DealDeck, scenetest.OfKind(kind))
	s.LandOn(engine.DealSpace)
	s.UntilAsked(engine.BuyDeal)
}
