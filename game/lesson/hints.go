package lesson

import "bigpayday/game/engine"

// hints are what is said in other games when something comes up for the first
// time. Of two that apply at once the first one is told.
var hints = []Line[*Moment]{
	{Topic: "lay", At: TheMonth, When: building},
	{Topic: "start", At: TheStart, When: func(m *Moment) bool { return m.asked(engine.Arrange) }},

	// A turn and what its roll can win.
	{Topic: "roll", At: TheAnswer, When: taking},
	{Topic: "jackpot", At: TheJackpot, When: func(m *Moment) bool { return taking(m) && m.Jackpot > 0 && m.wins() },
		Figures: func(*Moment) Figures { return Figures{Number: int32(engine.WinningRoll)} }},
	{Topic: "bonus-die", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.SetBonusDie) }},
	{Topic: "jump", At: TheDay, When: func(m *Moment) bool { return m.landed(engine.JumpBack, engine.SkipAhead) }},
	{Topic: "contest", At: TheDay, When: func(m *Moment) bool { return m.landed(engine.SingingContest, engine.RadioContest) }},
	{Topic: "free-deal", At: TheDay, When: func(m *Moment) bool { return m.landed(engine.FreeDeal) }},
	{Topic: "no-deal", At: TheDay, When: func(m *Moment) bool { return m.landed(engine.FoundABuyer) && m.Deals == 0 }},
	{Topic: "gathers", At: TheDay, When: func(m *Moment) bool {
		return m.landed(engine.VacationDay, engine.SickDay, engine.FunDay, engine.BuyGroceries)
	}},

	// Mail and events.
	{Topic: "bill", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.Bill) }},
	{Topic: "read", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.Ad, engine.Postcard) }},
	{Topic: "moneygram-send", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.MoneygramSend, engine.Charity) }},
	{Topic: "income", At: TheCard, When: income},
	{Topic: "message", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.InstantMessage) }},
	{Topic: "friend", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.BringFriend) }},
	{Topic: "lottery-ticket", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.LotteryTicket) }},
	{Topic: "swellfare", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.Swellfare) }},
	{Topic: "monster-charge", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.MonsterCharge) }},
	{Topic: "charge", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.SettleCharge) }},
	{Topic: "player", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.ChoosePlayer) }},
	{Topic: "buy-or-sell", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.DealOrBuyer) }},
	{Topic: "event", At: TheCard, When: func(m *Moment) bool { return m.happened(engine.Drawn) && m.Event.Deck == engine.EventDeck }},

	// Deals.
	{Topic: "borrow", At: TheAnswer, When: short, Figures: borrowing},
	{Topic: "double-deal", At: TheCard, When: func(m *Moment) bool { return offered(m) && m.card().Kind == engine.DoubleDeal }},
	{Topic: "super-steal", At: TheCard, When: func(m *Moment) bool { return offered(m) && m.card().Kind == engine.SuperSteal }},
	{Topic: "deal", At: TheCard, When: offered},
	{Topic: "auction", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.PlaceBid) }},
	{Topic: "buyer", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.SellDeal) }},
	{Topic: "loan", At: MyCard, When: func(m *Moment) bool { return m.happened(engine.LoanTaken) },
		Figures: func(m *Moment) Figures { return Figures{Percent: engine.EditionOf(m.Edition).LoanPercent} }},

	// Games of chance.
	{Topic: "lottery", At: TheAnswer, When: draws},
	{Topic: "number", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.PickNumber) && m.rule().Dice > 1 }},
	{Topic: "poker", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.AnteUp) && m.rule().Does == engine.PlayPoker }},
	{Topic: "swap", At: TheAnswer, When: func(m *Moment) bool {
		return m.asked(engine.SwapCards) || m.asked(engine.AnteUp) && m.rule().Does == engine.PlayCombination
	}},
	{Topic: "answer-swap", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.AnswerSwap) }},

	// The end of a month.
	{Topic: "pay-day", At: TheLedger, When: func(m *Moment) bool { return m.got(engine.WhySalary) }},
	{Topic: "repay", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.PayOffLoan) }},
	{Topic: "savings", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.MindSavings) },
		Figures: func(m *Moment) Figures {
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
