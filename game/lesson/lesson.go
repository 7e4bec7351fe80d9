package lesson

import "bigpayday/game/engine"

// The steps of the first game, in the order in which they are taught.
const (
	walking uint8 = iota + 1
	readingMail
	buying
	selling
	settling
)

// firstGame is what is said in the first game. The steps come first: of two things that could
// be said at once, the one of a step is.
var firstGame = []Line[*Moment]{
	{Topic: "roll", Step: walking, At: TheAnswer, When: func(m *Moment) bool { return taking(m) && !m.Walked }},
	{Topic: "bill", Step: readingMail, At: TheCard, When: func(m *Moment) bool { return m.drew(engine.Bill) }, Figures: amount},
	{Topic: "borrow", Step: buying, At: TheAnswer, When: short, Figures: loanAndPrice},
	{Topic: "deal", Step: buying, At: TheCard, When: func(m *Moment) bool { return offered(m) && m.Borrows == 0 }, Figures: prices},
	{Topic: "loan", Step: buying, At: MyCard, When: func(m *Moment) bool { return m.happened(engine.LoanTaken) }, Figures: func(m *Moment) Figures {
		return Figures{Money: m.Event.Amount, Percent: engine.EditionOf(m.Edition).LoanPercent}
	}},
	{Topic: "buyer", Step: selling, At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.SellDeal) }},
	{Topic: "hunt", Step: selling, At: TheAnswer, When: func(m *Moment) bool { return taking(m) && m.Deals > 0 }},
	{Topic: "pay-day", Step: settling, At: TheLedger, When: func(m *Moment) bool { return m.got(engine.WhySalary) },
		Figures: func(m *Moment) Figures { return Figures{Money: m.Event.Amount} }},
	{Topic: "repay", Step: settling, At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.PayOffLoan) },
		Figures: func(m *Moment) Figures {
			ed := engine.EditionOf(m.Edition)
			return Figures{Money: ed.Interest(m.Loan), Percent: ed.LoanPercent}
		}},
	{Topic: "settled", Step: settling, At: TheLedger, When: func(m *Moment) bool { return m.happened(engine.MonthEnded) }},
	{Topic: "end", At: Nowhere, When: func(m *Moment) bool { return m.Over }},

	// What comes up beside them.
	{Topic: "others", At: OtherCard, Passing: true, When: othersTurn},
	{Topic: "jackpot", At: TheJackpot, When: func(m *Moment) bool { return taking(m) && m.Jackpot > 0 },
		Figures: func(m *Moment) Figures { return Figures{Money: m.Jackpot, Number: int32(engine.WinningRoll)} }},
	{Topic: "cash", At: MyCard, When: func(m *Moment) bool { return taking(m) && m.Walked }, Figures: func(m *Moment) Figures { return Figures{Money: m.Worth} }},
	{Topic: "won-jackpot", At: MyCard, When: func(m *Moment) bool { return m.got(engine.WhyJackpot) },
		Figures: func(m *Moment) Figures { return Figures{Money: m.Event.Amount, Number: int32(engine.WinningRoll)} }},
	{Topic: "moneygram-send", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.MoneygramSend) }, Figures: amount},
	{Topic: "read", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.Ad, engine.Postcard) }},
	{Topic: "income", At: TheCard, When: income, Figures: amount},
	{Topic: "message", At: TheCard, When: func(m *Moment) bool { return m.drew(engine.InstantMessage) }},
	{Topic: "friend", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.BringFriend) }},
	{Topic: "no-deal", At: TheDay, When: func(m *Moment) bool { return m.landed(engine.FoundABuyer) && m.Deals == 0 }},
	{Topic: "lottery", At: TheAnswer, When: draws, Figures: stake},
	{Topic: "number", At: TheAnswer, When: func(m *Moment) bool { return m.asked(engine.PickNumber) }},
	{Topic: "won-lottery", At: MyCard, When: func(m *Moment) bool { return m.got(engine.WhyLottery) || m.got(engine.WhyLuckyLottery) },
		Figures: func(m *Moment) Figures { return Figures{Money: m.Event.Amount} }},
}

// reveals are the parts of the screen that the first game begins without, with what lets each
// of them appear.
var reveals = []Reveal[*Moment]{
	{MailPile, func(m *Moment) bool {
		return m.landed(engine.Mail1, engine.Mail2, engine.Mail3) || m.happened(engine.Drawn)
	}},
	{DealPile, func(m *Moment) bool { return m.landed(engine.DealSpace) || offered(m) }},
	{ThePot, func(m *Moment) bool { return m.Jackpot > 0 }},
	{TheSums, func(m *Moment) bool { return taking(m) && m.Walked }},
	{TheLog, othersTurn},
	{LoanButton, func(m *Moment) bool { return m.Loan > 0 || short(m) }},
	{DealsButton, func(m *Moment) bool { return m.Deals > 0 }},
	{OddsButton, func(m *Moment) bool { return taking(m) && m.Deals > 0 }},
}

// secondGame is what is said in the second lesson, in which a month is built.
var secondGame = []Line[*Moment]{
	{Topic: "lay", Step: laying, At: TheBox, When: building},
	{Topic: "advice", Step: arranging, At: TheBox, When: func(m *Moment) bool { return building(m) && m.Missing < vacancies() }},
	{Topic: "start", Step: starting, At: TheStart, When: func(m *Moment) bool { return m.asked(engine.Arrange) }},
	{Topic: "built", Step: starting, At: Nowhere, When: taking},
	{Topic: "over", At: Nowhere, When: func(m *Moment) bool { return m.Over }},
}

// The steps of the second lesson.
const (
	laying uint8 = iota + 1
	arranging
	starting
)

// NewLesson returns the guide through the first game.
func NewLesson() *Guide[*Moment] {
	g := NewGuide(firstGame).Hiding(reveals)
	g.steps, g.remembered = settling, topicsOf(hints)
	return g
}

// NewMonthLesson returns the guide through the second lesson, see [SecondGame].
func NewMonthLesson() *Guide[*Moment] {
	g := NewGuide(secondGame)
	g.steps, g.remembered = starting, topicsOf(hints)
	return g
}

// vacancies returns how many tiles the player lays in the second lesson.
func vacancies() int { return len(vacantDays) }

// othersTurn is a turn of somebody else that begins.
func othersTurn(m *Moment) bool {
	return m.Happened && m.Event.Kind == engine.TurnBegan && m.Event.Seat != m.Me
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

// loanAndPrice is what a Deal brings, and what is borrowed for it.
func loanAndPrice(m *Moment) Figures {
	return Figures{Money: m.Borrows, Other: m.card().Payoff(), Percent: engine.EditionOf(m.Edition).LoanPercent}
}

func stake(m *Moment) Figures { return Figures{Money: m.rule().Stake} }
