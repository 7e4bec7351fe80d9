package engine

import "slices"

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

// InDebt reports whether a player owes more than the cash can pay, see [Debt].
// Savings are not cash.
func (s *State) InDebt(seat Seat) bool {
	return s.Setup.Debt(s.Players[seat].Loan, s.Owed[seat], s.BillsDue(seat)).Total() > s.Cash(seat)
}

// Debt is what a player owes for Swellfare, in dollars: the loan, the interest
// due on what was owed already at the player's last Pay Day, and the bills. A
// loan taken since then brings as much cash as it brings debt, so that nobody
// can borrow themselves into debt.
type Debt struct{ Loan, Interest, Bills int32 }

// Total returns the whole debt in dollars.
func (d Debt) Total() int32 { return d.Loan + d.Interest + d.Bills }

// Debt returns the debt of a player with that loan and those bills, who owed so
// much at the last Pay Day, all in dollars: see [State.Owed].
func (s *Setup) Debt(loan, owed, bills int32) Debt {
	if s.chargesNewDebt() {
		owed = loan
	}
	return Debt{Loan: loan, Interest: s.Data().Interest(owed), Bills: bills}
}

// OwedAfter returns what [State.Owed] keeps of a loan of so many dollars that
// is still owed when a month is settled.
func (s *Setup) OwedAfter(loan int32) int32 {
	if !s.Data().draws(Swellfare) || s.chargesNewDebt() {
		return 0
	}
	return loan
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

// stakes returns how many [SwellfareStep] the seat may stake on so many of its
// Swellfare cards: none unless it is in debt. It is found out when the prompt
// opens, and kept with the prompt: what is borrowed or taken out of savings at
// it makes nobody a debtor, and cannot be staked.
func (g game) stakes(seat Seat, cards int) uint8 {
	if cards == 0 || !g.InDebt(seat) {
		return 0
	}
	return uint8(min(g.Cash(seat), int32(cards)*SwellfareMost) / SwellfareStep)
}

// swellfares counts the Swellfare cards that lie before the seat.
func (g game) swellfares(seat Seat) (cards int) {
	for _, card := range g.HeldMail(seat) {
		if g.ed.card(card).Kind == Swellfare {
			cards++
		}
	}
	return cards
}

// mostStaked returns the largest stake in dollars at a prompt that takes one.
func (g game) mostStaked(t task) int32 {
	if g.stakesAllCash() {
		most := min(SwellfareMost, g.Cash(t.Seat))
		return most - most%SwellfareStep
	}
	return min(SwellfareMost, int32(t.N)*SwellfareStep)
}

// appendBet lists the stakes. There is cash for one: it was there when the
// prompt was opened, and nothing that can be done at it takes any away.
func (g game) appendBet(dst []Option, t task) []Option {
	return append(dst, Option{
		Choice: Choice{Kind: Bet, Amount: SwellfareStep}, Most: g.mostStaked(t), Step: SwellfareStep,
	})
}

func (g game) refuseBet(t task, c *Choice) *Refusal {
	most := g.mostStaked(t)
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
	switch {
	case t.Kind != askTurn:
	case g.stakesAllCash():
		g.askTurn(t.Seat)
	default:
		// Another card is judged by the same moment, less what is staked.
		t.N -= uint8(stake / SwellfareStep)
		if g.swellfare(t.Seat) == NoCard {
			t.N = 0
		}
		g.push(t)
	}
}

// soundStakes looks whether as much can be staked as a prompt keeps.
func (g game) soundStakes(t task) bool {
	card := g.swellfare(t.Seat) != NoCard
	if t.Kind == askSwellfare {
		card = slices.Contains(g.HeldMail(t.Seat), t.Card)
	}
	if g.stakesAllCash() {
		asks := t.Kind == askSwellfare || t.N == 1
		return t.N <= 1 && (!asks || card && g.mostStaked(t) > 0)
	}
	return t.Kind == askTurn && t.N == 0 || card && t.N > 0 && int32(t.N)*SwellfareStep <= g.Cash(t.Seat)
}
