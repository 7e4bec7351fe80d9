package scenetest

import (
	"bigpayday/game/engine"
)

// cardStates lists the states in which a card is presented that no other
// state shows, and the fullest day there can be.
var cardStates = []State{
	{"card-ad", func(s *Studio) { s.MailBrings(SixPlayers, engine.Mail1, OfKind(engine.Ad)) }},
	{"card-postcard", func(s *Studio) { s.MailBrings(SixPlayers, engine.Mail1, OfKind(engine.Postcard)) }},
	{"card-received", func(s *Studio) { s.MailBrings(SixPlayers, engine.Mail1, OfKind(engine.MoneygramReceive)) }},
	{"card-refund", func(s *Studio) {
		s.MailBrings(SixPlayers, engine.Mail3, OfKind(engine.TaxRefund), OfKind(engine.Bill), OfKind(engine.Ad))
	}},
	{"card-rebate", func(s *Studio) { s.MailBrings(SixPlayers, engine.Mail2, OfKind(engine.Rebate), OfKind(engine.Bill)) }},
	{"card-message", func(s *Studio) {
		s.MailBrings(SixPlayers, engine.Mail1, func(c engine.Card) bool { return c.Message == engine.ToNextDeal })
	}},
	{"classic-windfall", func(s *Studio) { s.MailBrings(Classic1975, engine.Mail1, OfKind(engine.Windfall)) }},
	{"classic-ticket", func(s *Studio) { s.MailBrings(Classic1975, engine.Mail1, OfKind(engine.LotteryTicket)) }},
	{"2000-mad-money", func(s *Studio) {
		s.MailBrings(Custom2000, engine.Mail2, OfKind(engine.MadMoney), OfKind(engine.Ad))
		s.UntilAsked(engine.ChoosePlayer)
	}},
	{"2000-charity", func(s *Studio) { s.MailBrings(Custom2000, engine.Mail2, OfKind(engine.Charity), OfKind(engine.Ad)) }},

	{"deal-double", func(s *Studio) { s.DealOfKindOffered(engine.DoubleDeal) }},
	{"deal-super", func(s *Studio) { s.DealOfKindOffered(engine.SuperSteal) }},
	{"deal-free", func(s *Studio) { s.MidGame(SixPlayers); s.LandOn(engine.FreeDeal); s.UntilHeld() }},

	{"turn-crowd", func(s *Studio) {
		s.MidGame(SixPlayers)
		s.Arrange(func(st *engine.State) {
			for seat := range st.Seats() {
				st.Players[seat].Day = 17
			}
		})
	}},
}

// MailBrings lands the player whose turn it is on Mail, with cards on top of the
// pile that fulfil the wishes, and shows the first of them.
func (s *Studio) MailBrings(f *Game, space engine.Space, wishes ...func(engine.Card) bool) {
	s.T.Helper()
	switch f {
	case Classic1975:
		s.MidGame1975()
	case Custom2000:
		s.MidGame2000()
	default:
		s.MidGame(f)
	}
	s.StackCards(engine.MailDeck, wishes...)
	s.LandOn(space)
	s.UntilHeld()
}

// DealOfKindOffered has a Deal of a kind offered to a player who can pay it.
func (s *Studio) DealOfKindOffered(kind engine.CardKind) {
	s.T.Helper()
	s.MidGame(SixPlayers)
	s.Arrange(func(st *engine.State) { GiveCash(st, st.Turn, 24_000) })
	s.StackCards(engine.DealDeck, OfKind(kind))
	s.LandOn(engine.DealSpace)
	s.UntilAsked(engine.BuyDeal)
}
