package lesson

import "bigpayday/game/engine"

// hints are what is said in other games when something comes up for the first
// time. Of two that apply at once the first one is told.
var hints = []line{
	{topic: "lay", at: TheMonth, when: building},
	{topic: "start", at: TheStart, when: func(m *Moment) bool { return m.asked(engine.Arrange) }},

	// A turn and what its roll can win.
	{topic: "roll", at: TheAnswer, when: taking},
	{topic: "jackpot", at: TheJackpot, when: func(m *Moment) bool { return taking(m) && m.Jackpot > 0 && m.wins() },
		figures: func(*Moment) Figures { return Figures{Number: int32(engine.WinningRoll)} }},
	{topic: "bonus-die", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.SetBonusDie) }},
	{topic: "jump", at: TheDay, when: func(m *Moment) bool { return m.landed(engine.JumpBack, engine.SkipAhead) }},
	{topic: "contest", at: TheDay, when: func(m *Moment) bool { return m.landed(engine.SingingContest, engine.RadioContest) }},
	{topic: "free-deal", at: TheDay, when: func(m *Moment) bool { return m.landed(engine.FreeDeal) }},
	{topic: "no-deal", at: TheDay, when: func(m *Moment) bool { return m.landed(engine.FoundABuyer) && m.Deals == 0 }},
	{topic: "gathers", at: TheDay, when: func(m *Moment) bool {
		return m.landed(engine.VacationDay, engine.SickDay, engine.FunDay, engine.BuyGroceries)
	}},

	// Mail and events.
	{topic: "bill", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.Bill) }},
	{topic: "read", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.Ad, engine.Postcard) }},
	{topic: "moneygram-send", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.MoneygramSend, engine.Charity) }},
	{topic: "income", at: TheCard, when: income},
	{topic: "message", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.InstantMessage) }},
	{topic: "friend", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.BringFriend) }},
	{topic: "lottery-ticket", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.LotteryTicket) }},
	{topic: "swellfare", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.Swellfare) }},
	{topic: "monster-charge", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.MonsterCharge) }},
	{topic: "charge", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.SettleCharge) }},
	{topic: "player", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.ChoosePlayer) }},
	{topic: "buy-or-sell", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.DealOrBuyer) }},
	{topic: "event", at: TheCard, when: func(m *Moment) bool { return m.happened(engine.Drawn) && m.Event.Deck == engine.EventDeck }},

	// Deals.
	{topic: "borrow", at: TheAnswer, when: short, figures: borrowing},
	{topic: "double-deal", at: TheCard, when: func(m *Moment) bool { return offered(m) && m.card().Kind == engine.DoubleDeal }},
	{topic: "super-steal", at: TheCard, when: func(m *Moment) bool { return offered(m) && m.card().Kind == engine.SuperSteal }},
	{topic: "deal", at: TheCard, when: offered},
	{topic: "auction", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.PlaceBid) }},
	{topic: "buyer", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.SellDeal) }},
	{topic: "loan", at: MyCard, when: func(m *Moment) bool { return m.happened(engine.LoanTaken) },
		figures: func(m *Moment) Figures { return Figures{Percent: engine.EditionOf(m.Edition).LoanPercent} }},

	// Games of chance.
	{topic: "lottery", at: TheAnswer, when: draws},
	{topic: "number", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.PickNumber) && m.rule().Dice > 1 }},
	{topic: "poker", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.AnteUp) && m.rule().Does == engine.PlayPoker }},
	{topic: "swap", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.SwapCards) }},
	{topic: "answer-swap", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.AnswerSwap) }},

	// The end of a month.
	{topic: "pay-day", at: TheLedger, when: func(m *Moment) bool { return m.got(engine.WhySalary) }},
	{topic: "repay", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.PayOffLoan) }},
	{topic: "savings", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.MindSavings) },
		figures: func(m *Moment) Figures {
			rule := &engine.EditionOf(m.Edition).Savings
			return Figures{Percent: rule.Percent, Money: rule.Fee}
		}},
}

// wins reports whether the roll of this turn can win what has been gathered.
func (m *Moment) wins() bool {
	switch engine.EditionOf(m.Edition).Prize {
	case engine.NoPrize:
		return false
	case engine.SixEndsElection:
		return m.Election
	}
	return true
}
