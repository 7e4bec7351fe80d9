package engine

import (
	"slices"
	"sort"
)

// Previews say what money comes to before anything is done. They are for
// whoever shows a game: each is reckoned by the functions that carry the rules
// out, on a copy where something is carried out, and changes nothing.

// Finances are what a player has in cash and in savings, and owes the Bank, in
// dollars.
type Finances struct{ Cash, Savings, Loan int32 }

// NetWorth returns cash and savings minus the loan, in dollars. Unsold Deals
// are worth nothing.
func (f Finances) NetWorth() int32 { return f.Cash + f.Savings - f.Loan }

// NetWorthAfter is NetWorth less the bills that are due at the next Pay Day, in dollars.
func (f Finances) NetWorthAfter(bills int32) int32 { return f.NetWorth() - bills }

// Finances returns what a player has and owes now.
func (s *State) Finances(seat Seat) Finances {
	p := &s.Players[seat]
	return Finances{Cash: s.Cash(seat), Savings: p.Savings, Loan: p.Loan}
}

// Payment is what a payment comes to for the player who makes it.
type Payment struct {
	// Borrows, Draws and Fee are the loan and the savings that the player takes
	// first because the cash does not cover the payment, as in [Option].
	Borrows, Draws, Fee int32
	// Interest is what the loan that is taken costs at each Pay Day, in dollars.
	Interest int32
	// After is what the player then has, if the Bank gives the loan.
	After Finances
}

// Payment returns what paying an amount of dollars now comes to for a player.
func (s *State) Payment(seat Seat, amount int32) Payment {
	return s.Setup.Payment(&s.Players[seat], s.Cash(seat), amount)
}

// Payment returns what paying an amount comes to for a player who has so much
// cash, both in dollars: see [State.Payment].
func (s *Setup) Payment(p *Player, cash, amount int32) Payment {
	ed := s.Data()
	var m means
	if short := amount - cash; short > 0 {
		m = ed.raise(short, p.Savings, s.withdrawalFee(p))
	}
	return Payment{
		Borrows: m.borrows, Draws: m.draws, Fee: m.fee, Interest: ed.Interest(m.borrows),
		After: Finances{Cash: cash + m.draws - m.fee + m.borrows - amount, Savings: p.Savings - m.draws, Loan: p.Loan + m.borrows},
	}
}

// Preview is what a choice does to money, by seat.
type Preview struct {
	// After is what each player then has.
	After [MaxSeats]Finances
	// Borrows is the loan, in dollars, that each player takes for it.
	Borrows [MaxSeats]int32
}

// Preview returns what a choice does to money, without what follows from it:
// dice, cards, other choices. It is false for a choice that is not allowed now,
// or moves no money by itself. What a choice at Pay Day leads to is said by
// [State.PreviewSettlement].
func (s *State) Preview(c Choice) (p Preview, ok bool) {
	if !s.allows(&c) {
		return p, false
	}
	try := *s
	g := try.play(nil)
	if !g.transact(g.pop(), &c) {
		return p, false
	}
	for seat := range Seat(s.Setup.Seats) {
		p.After[seat] = try.Finances(seat)
		p.Borrows[seat] = max(0, try.Players[seat].Loan-s.Players[seat].Loan)
	}
	return p, true
}

// allows reports whether a choice is allowed at the present prompt.
func (s *State) allows(c *Choice) bool {
	g := s.play(nil)
	return g.top().prompt().accepts(c) && (c.Kind.isFree() || g.refuse(c) == nil)
}

// transact does what a choice itself does to money, and reports whether it is
// one of those that can be done without dice and cards.
func (g game) transact(t task, c *Choice) bool {
	switch c.Kind {
	case Buy:
		g.acquire(t.Seat, t.Card, g.ed.card(t.Card).Price())
	case Sell:
		g.sellDeal(t.Seat, c.Card)
	case Ante:
		g.stake(t.Seat)
	case Repay:
		g.repay(t.Seat, c.Amount)
	case Borrow:
		g.lend(t.Seat, c.Amount, false)
	case PutIn:
		g.deposit(t.Seat, c.Amount)
	case TakeOut:
		g.drawSavings(t.Seat, c.Amount, g.withdrawalFee(t.Seat), false)
	case LeaveSavings:
	case Target:
		g.target(t, c.Seat)
	case PayCharge:
		g.payCharge(t)
	case CarryCharge:
		g.carryCharge(t)
	default:
		return false
	}
	return true
}

// SettlementPreview is what a choice at Pay Day leads to, up to the end of the
// settlement or, where the player is then asked about savings, up to there.
// Monster Charges that are asked about later count as carried over. All sums
// are dollars.
type SettlementPreview struct {
	// Left is the cash, and Owed the loan, before bills and Monster Charges.
	Left, Owed int32
	// Bills and Charges are what is paid for them, AfterBills and AfterCharges
	// the cash then without the loan that they need: below zero where it falls
	// short.
	Bills, AfterBills     int32
	Charges, AfterCharges int32
	// Borrows is the loan that bills and charges need. Out says that none is
	// given that is large enough, and the player is out of the game.
	Borrows int32
	Out     bool
	// After is what the player has at the end.
	After Finances
}

// PreviewSettlement returns what a choice at a prompt of Pay Day leads to. It
// is false for a choice that is not allowed now, or does not go on with Pay Day.
func (s *State) PreviewSettlement(c Choice) (p SettlementPreview, ok bool) {
	step, ok := s.top().settles(c.Kind)
	if !ok || !s.allows(&c) {
		return p, false
	}
	try := *s
	g := try.play(nil)
	t := g.pop()
	worth := g.NetWorth(t.Seat)
	p.Left, p.Owed = g.Cash(t.Seat), g.Players[t.Seat].Loan
	if step == OfferCharges {
		g.settleCharge(t, c.Kind == PayCharge)
		g.carryCharges(t.Seat)
		p.Charges = worth - g.NetWorth(t.Seat)
	} else {
		g.transact(t, &c)
		p.Left, p.Owed = g.Cash(t.Seat), g.Players[t.Seat].Loan
	}
	for _, step := range g.ed.Steps[slices.Index(g.ed.Steps, step)+1:] {
		worth = g.NetWorth(t.Seat)
		asks := g.settleStep(t.Seat, step)
		switch step {
		case PayBills:
			p.Bills = worth - g.NetWorth(t.Seat)
		case OfferCharges:
			g.carryCharges(t.Seat)
			p.Charges = worth - g.NetWorth(t.Seat)
		}
		if asks || g.out(t.Seat) {
			break
		}
	}
	p.AfterBills = p.Left - p.Bills
	p.AfterCharges = p.AfterBills - p.Charges
	p.After = g.Finances(t.Seat)
	p.Borrows, p.Out = p.After.Loan-p.Owed, g.out(t.Seat)
	return p, true
}

// settles returns the step of Pay Day that a choice of the kind answers.
func (t task) settles(kind ChoiceKind) (step Step, ok bool) {
	switch kind {
	case Repay:
		return OfferPayOff, true
	case PutIn, LeaveSavings:
		return OfferSavings, true
	case TakeOut:
		return OfferSavings, t.Kind == askSavings
	case PayCharge, CarryCharge:
		return OfferCharges, true
	}
	return 0, false
}

// carryCharges carries over every Monster Charge that the seat is asked about.
func (g game) carryCharges(seat Seat) {
	for g.top().Kind == askCharge && g.top().Seat == seat {
		g.settleCharge(g.pop(), false)
	}
}

// MostRepaidWithoutLoan returns the most dollars that can be paid off at a
// PayOffLoan prompt so that what is left of Pay Day needs no loan: 0 where it
// needs one anyway, and at any other prompt.
func (s *State) MostRepaidWithoutLoan() int32 {
	t := s.top()
	if t.Kind != askPayOff {
		return 0
	}
	g := s.play(nil)
	step := g.ed.LoanStep
	// The more is paid off, the more has to be borrowed.
	steps := sort.Search(int(g.mostRepaid(t.Seat)/step), func(i int) bool {
		p, _ := s.PreviewSettlement(Choice{Kind: Repay, Amount: int32(i+1) * step})
		return p.Borrows > 0 || p.Out
	})
	return int32(steps) * step
}
