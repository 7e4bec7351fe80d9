package scene

import "bigpayday/game/engine"

// picturesOfCards lists the states in which a card is presented that no other
// state shows, and the fullest day there can be.
var picturesOfCards = []picture{
	{"card-ad", func(s *studio) { s.mailed(fixedSix, engine.Mail1, ofKind(engine.Ad)) }},
	{"card-postcard", func(s *studio) { s.mailed(fixedSix, engine.Mail1, ofKind(engine.Postcard)) }},
	{"card-received", func(s *studio) { s.mailed(fixedSix, engine.Mail1, ofKind(engine.MoneygramReceive)) }},
	{"card-refund", func(s *studio) {
		s.mailed(fixedSix, engine.Mail3, ofKind(engine.TaxRefund), ofKind(engine.Bill), ofKind(engine.Ad))
	}},
	{"card-rebate", func(s *studio) { s.mailed(fixedSix, engine.Mail2, ofKind(engine.Rebate), ofKind(engine.Bill)) }},
	{"card-message", func(s *studio) {
		s.mailed(fixedSix, engine.Mail1, func(c engine.Card) bool { return c.Message == engine.ToNextDeal })
	}},
	{"classic-windfall", func(s *studio) { s.mailed(fixedClassic, engine.Mail1, ofKind(engine.Windfall)) }},
	{"classic-ticket", func(s *studio) { s.mailed(fixedClassic, engine.Mail1, ofKind(engine.LotteryTicket)) }},
	{"2000-mad-money", func(s *studio) {
		s.mailed(fixed2000, engine.Mail2, ofKind(engine.MadMoney), ofKind(engine.Ad))
		s.untilAsked(engine.ChoosePlayer)
	}},
	{"2000-charity", func(s *studio) { s.mailed(fixed2000, engine.Mail2, ofKind(engine.Charity), ofKind(engine.Ad)) }},

	{"deal-double", func(s *studio) { s.offeredKind(engine.DoubleDeal) }},
	{"deal-super", func(s *studio) { s.offeredKind(engine.SuperSteal) }},
	{"deal-free", func(s *studio) { s.evening(fixedSix); s.landOn(engine.FreeDeal); s.untilHeld() }},

	{"turn-crowd", func(s *studio) {
		s.evening(fixedSix)
		s.arrange(func(st *engine.State) {
			for seat := range st.Seats() {
				st.Players[seat].Day = 17
			}
		})
	}},
}

func init() { pictures = append(pictures, picturesOfCards...) }

// mailed lands the player whose turn it is on Mail, with cards on top of the
// pile that fulfil the wishes, and shows the first of them.
func (s *studio) mailed(f *fixed, space engine.Space, wishes ...func(engine.Card) bool) {
	s.t.Helper()
	switch f {
	case fixedClassic:
		s.classicEvening()
	case fixed2000:
		s.evening2000()
	default:
		s.evening(f)
	}
	s.stack(engine.MailDeck, wishes...)
	s.landOn(space)
	s.untilHeld()
}

// offeredKind has a Deal of a kind offered to a player who can pay it.
func (s *studio) offeredKind(kind engine.CardKind) {
	s.t.Helper()
	s.evening(fixedSix)
	s.arrange(func(st *engine.State) { giveCash(st, st.Turn, 24_000) })
	s.stack(engine.DealDeck, ofKind(kind))
	s.landOn(engine.DealSpace)
	s.untilAsked(engine.BuyDeal)
}
