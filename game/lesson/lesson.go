package lesson

import "bigpayday/game/engine"

// firstGame is what is said in the first game.
var firstGame = []Line[*Moment]{
	{Topic: "welcome", At: TheMonth, When: building},
	{Topic: "lay", At: TheBox, When: building},
	{Topic: "advice", At: TheBox, When: func(m *Moment) bool { return building(m) && m.Missing < vacancies() }},
	{Topic: "start", At: TheStart, When: func(m *Moment) bool { return m.asked(engine.Arrange) }},

	{Topic: "cash", At: MyCard, When: taking, Figures: func(m *Moment) Figures { return Figures{Money: m.Cash} }},
	{Topic: "roll", At: TheAnswer, When: taking},
	{Topic: "bill", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.Bill) }, Figures: amount},
	{Topic: "others", At: OtherCard, Passing: true, When: func(m *Moment) bool {
		return m.Happened && m.Event.Kind == engine.TurnBegan && m.Event.Seat != m.Me
	}},
	{Topic: "moneygram-send", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.MoneygramSend) }, Figures: amount},
	{Topic: "jackpot", At: TheJackpot, When: func(m *Moment) bool { return taking(m) && m.Jackpot > 0 },
		Figures: func(m *Moment) Figures { return Figures{Money: m.Jackpot, Number: int32(engine.WinningRoll)} }},
	{Topic: "won-jackpot", At: MyCard, When: func(m *Moment) bool { return m.got(engine.WhyJackpot) },
		Figures: func(m *Moment) Figures { return Figures{Money: m.Event.Amount, Number: int32(engine.WinningRoll)} }},
	{Topic: "deal", At: TheCard, When: offered, Figures: prices},
	{Topic: "borrow", At: TheAnswer, When: short, Figures: borrowing},
	{Topic: "kept", At: TheDeals, Passing: true, When: func(m *Moment) bool { return m.happened(engine.Kept) }},
	{Topic: "read", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.Ad, engine.Postcard) }},
	{Topic: "income", At: TheCard, When: income, Figures: amount},
	{Topic: "message", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.InstantMessage) }},
	{Topic: "friend", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.BringFriend) }},
	{Topic: "buyer", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.SellDeal) }},
	{Topic: "no-deal", At: TheDay, When: func(m *Moment) bool { return m.landed(engine.FoundABuyer) && m.Deals == 0 }},
	{Topic: "lottery", At: TheAnswer, When: draws, Figures: stake},
	{Topic: "number", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.PickNumber) }},
	{Topic: "won-lottery", At: MyCard, When: func(m *Moment) bool { return m.got(engine.WhyLottery) || m.got(engine.WhyLuckyLottery) },
		Figures: func(m *Moment) Figures { return Figures{Money: m.Event.Amount} }},

	{Topic: "pay-day", At: TheLedger, When: func(m *Moment) bool { return m.got(engine.WhySalary) },
		Figures: func(m *Moment) Figures { return Figures{Money: m.Event.Amount} }},
	{Topic: "repay", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.PayOffLoan) },
		Figures: func(m *Moment) Figures {
			ed := engine.EditionOf(m.Edition)
			return Figures{Money: ed.Interest(m.Loan), Percent: ed.LoanPercent}
		}},
	{Topic: "settled", At: TheLedger, When: func(m *Moment) bool { return m.happened(engine.MonthEnded) }},
	{Topic: "end", At: Nowhere, When: func(m *Moment) bool { return m.Over }},
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
