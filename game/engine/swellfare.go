package engine

// Swellfare takes stakes from SwellfareStep to SwellfareMost dollars, in such
// steps, and brings SwellfareTimes as much with a SwellfareRoll or
// more.
const (
	SwellfareStep  int32 = 5
	SwellfareMost  int32 = 100
	SwellfareTimes int32 = 10
	SwellfareRoll  uint8 = 5
)

// SwellfareWins reports whether a stake on Swellfare wins with a roll.
func SwellfareWins(roll uint8) bool { return roll >= SwellfareRoll }

// SwellfarePays returns the dollars that the Bank pays for a stake that wins,
// beyond the stake, which comes back.
func SwellfarePays(stake int32) int32 { return SwellfareTimes * stake }

// InDebt reports whether a player owes more than the cash can pay: the loan,
// the interest due on it and the bills. Savings are not cash.
func (s *State) InDebt(seat Seat) bool {
	return s.Edition().Debt(s.Players[seat].Loan, s.BillsDue(seat)).Total() > s.Cash(seat)
}

// Debt is what a player owes for Swellfare, in dollars: the loan, the interest
// due on it at Pay Day, and the bills.
type Debt struct{ Loan, Interest, Bills int32 }

// Total returns the whole debt in dollars.
func (d Debt) Total() int32 { return d.Loan + d.Interest + d.Bills }

// Debt returns the debt of a player with that loan and those bills, both in
// dollars.
func (ed *Edition) Debt(loan, bills int32) Debt {
	return Debt{Loan: loan, Interest: ed.Interest(loan), Bills: bills}
}

// swellfare returns a Swellfare card that lies before the seat, or NoCard.
func (g game) swellfare(seat Seat) CardID {
	for _, card := range g.HeldMail(seat) {
		if g.ed.card(card).Kind == Swellfare {
			return card
		}
	}
	return NoCard
}

// mayBet reports whether the seat holds Swellfare and may use it: it is in
// debt, and has cash to stake.
func (g game) mayBet(seat Seat) bool {
	return g.swellfare(seat) != NoCard && g.InDebt(seat) && g.Cash(seat) >= SwellfareStep
}

// mostStaked returns the largest stake that the seat's cash allows.
func (g game) mostStaked(seat Seat) int32 {
	most := min(SwellfareMost, g.Cash(seat))
	return most - most%SwellfareStep
}

// appendBet lists the stakes. There is cash for one: it was there when the
// prompt was opened, and nothing that can be done at it takes any away.
func (g game) appendBet(dst []Option, seat Seat) []Option {
	return append(dst, Option{
		Choice: Choice{Kind: Bet, Amount: SwellfareStep}, Most: g.mostStaked(seat), Step: SwellfareStep,
	})
}

func (g game) refuseBet(t task, c *Choice) *Refusal {
	most := g.mostStaked(t.Seat)
	switch {
	case t.Kind == askTurn && t.N == 0:
		return &Refusal{ID: RefusedNotInDebt, Choice: *c}
	case c.Amount < SwellfareStep || c.Amount > most || c.Amount%SwellfareStep != 0:
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: SwellfareStep, Most: most, Step: SwellfareStep}
	}
	return nil
}

// bet stakes cash on Swellfare: a 5 or a 6 gives it back and ten times it from
// the Bank, anything else gives it to the Pot. The card is used up.
func (g game) bet(t task, stake int32) {
	card := t.Card
	if t.Kind == askTurn {
		card = g.swellfare(t.Seat)
	}
	account := SeatAccount(t.Seat)
	g.pay(account, Stakes, stake, WhySwellfare, card)
	if SwellfareWins(g.roll(t.Seat, WhySwellfare)) {
		g.pay(Stakes, account, stake, WhySwellfare, card)
		g.pay(Bank, account, SwellfarePays(stake), WhySwellfare, card)
	} else {
		g.pay(Stakes, Jackpot, stake, WhySwellfare, card)
	}
	g.dropMail(t.Seat, card)
	if t.Kind == askTurn {
		g.askTurn(t.Seat)
	}
}
