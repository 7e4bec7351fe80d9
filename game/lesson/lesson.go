package lesson

import "bigpayday/game/engine"

// firstGame is what is said in the first game.
var firstGame = []line{
	{topic: "welcome", at: TheMonth, when: building},
	{topic: "lay", at: TheBox, when: building},
	{topic: "advice", at: TheBox, when: func(m *Moment) bool { return building(m) && m.Missing < vacancies() }},
	{topic: "start", at: TheStart, when: func(m *Moment) bool { return m.asked(engine.Arrange) }},

	{topic: "cash", at: MyCard, when: taking, figures: func(m *Moment) Figures { return Figures{Money: m.Cash} }},
	{topic: "roll", at: TheAnswer, when: taking},
	{topic: "bill", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.Bill) }, figures: amount},
	{topic: "others", at: OtherCard, passing: true, when: func(m *Moment) bool {
		return m.Happened && m.Event.Kind == engine.TurnBegan && m.Event.Seat != m.Me
	}},
	{topic: "moneygram-send", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.MoneygramSend) }, figures: amount},
	{topic: "jackpot", at: TheJackpot, when: func(m *Moment) bool { return taking(m) && m.Jackpot > 0 },
		figures: func(m *Moment) Figures { return Figures{Money: m.Jackpot, Number: int32(engine.WinningRoll)} }},
	{topic: "won-jackpot", at: MyCard, when: func(m *Moment) bool { return m.got(engine.WhyJackpot) },
		figures: func(m *Moment) Figures { return Figures{Money: m.Event.Amount, Number: int32(engine.WinningRoll)} }},
	{topic: "deal", at: TheCard, when: offered, figures: prices},
	{topic: "borrow", at: TheAnswer, when: short, figures: borrowing},
	{topic: "kept", at: TheDeals, passing: true, when: func(m *Moment) bool { return m.happened(engine.Kept) }},
	{topic: "read", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.Ad, engine.Postcard) }},
	{topic: "income", at: TheCard, when: income, figures: amount},
	{topic: "message", at: TheCard, when: func(m *Moment) bool { return m.drew(engine.InstantMessage) }},
	{topic: "friend", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.BringFriend) }},
	{topic: "buyer", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.SellDeal) }},
	{topic: "no-deal", at: TheDay, aside: true, when: func(m *Moment) bool { return m.landed(engine.FoundABuyer) && m.Deals == 0 }},
	{topic: "lottery", at: TheAnswer, when: draws, figures: stake},
	{topic: "number", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.PickNumber) }},
	{topic: "won-lottery", at: MyCard, when: func(m *Moment) bool { return m.got(engine.WhyLottery) || m.got(engine.WhyLuckyLottery) },
		figures: func(m *Moment) Figures { return Figures{Money: m.Event.Amount} }},

	{topic: "pay-day", at: TheLedger, when: func(m *Moment) bool { return m.got(engine.WhySalary) },
		figures: func(m *Moment) Figures { return Figures{Money: m.Event.Amount} }},
	{topic: "repay", at: TheAnswer, when: func(m *Moment) bool { return m.asked(engine.PayOffLoan) },
		figures: func(m *Moment) Figures {
			ed := engine.EditionOf(m.Edition)
			return Figures{Money: ed.Interest(m.Loan), Percent: ed.LoanPercent}
		}},
	{topic: "settled", at: TheLedger, when: func(m *Moment) bool { return m.happened(engine.MonthEnded) }},
	{topic: "end", at: Nowhere, when: func(m *Moment) bool { return m.Over }},
}

// vacancies returns how many tiles the player lays in the first game.
func vacancies() (n int) {
	for _, tile := range firstMonth {
		if tile == engine.Vacant {
			n++
		}
	}
	return n
}

func building(m *Moment) bool { return m.asked(engine.PlaceTile) }
func taking(m *Moment) bool   { return m.asked(engine.TakeTurn) }
func offered(m *Moment) bool  { return m.asked(engine.BuyDeal) }
func short(m *Moment) bool    { return offered(m) && m.Borrows > 0 }

// income is mail that brings money.
func income(m *Moment) bool {
	return m.drew(engine.MoneygramReceive, engine.TaxRefund, engine.Rebate, engine.Windfall)
}

// draws is a lottery of numbers in which to take part.
func draws(m *Moment) bool {
	return m.asked(engine.AnteUp) && m.rule().Does == engine.PlayLottery
}

func amount(m *Moment) Figures { return Figures{Money: m.card().Amount} }

func prices(m *Moment) Figures {
	card := m.card()
	return Figures{Money: card.Price(), Other: card.Payoff()}
}

func borrowing(m *Moment) Figures {
	return Figures{Money: m.Borrows, Percent: engine.EditionOf(m.Edition).LoanPercent}
}

func stake(m *Moment) Figures { return Figures{Money: m.rule().Stake} }
