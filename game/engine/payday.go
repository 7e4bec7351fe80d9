package engine

import "slices"

// Step is one thing that is done when a month is settled.
type Step uint8

// The steps. [Edition.Steps] puts them in order.
const (
	// GetSalary: the Bank pays the salary.
	GetSalary Step = iota
	// SettleInterest: a saver gets interest, a borrower pays it.
	SettleInterest
	// OfferPayOff: who has a loan may pay it off, or part of it.
	OfferPayOff
	// PayBills: all bills of the month are paid.
	PayBills
	// OfferSavings: who has no loan may put money in, and a saver take it out.
	OfferSavings
	// OfferCharges: Monster Charges are paid or carried over.
	OfferCharges
)

// payOffBeforeBills is the order of a Pay Day on which loans are paid off
// while the bills are still to come.
var payOffBeforeBills = []Step{GetSalary, SettleInterest, OfferPayOff, PayBills}

// settle carries out Pay Day: the steps of the edition, in its order, then
// back to START, and after the last month the Deals. Settling ends the token's
// movement for this turn: its other pending moves lapse.
func (g game) settle(seat Seat) {
	g.drop(seat, 1<<doMessage|1<<land)
	g.settleFrom(seat, 0)
}

// settleAfter goes on with Pay Day after a step that asked for a choice.
func (g game) settleAfter(seat Seat, step Step) {
	g.settleFrom(seat, slices.Index(g.ed.Steps, step)+1)
}

func (g game) settleFrom(seat Seat, first int) {
	for _, step := range g.ed.Steps[first:] {
		if asks := g.settleStep(seat, step); asks || g.out(seat) {
			return
		}
	}
	g.endMonth(seat)
}

// settleStep carries out a step and reports whether it waits for a choice.
func (g game) settleStep(seat Seat, step Step) (asks bool) {
	switch step {
	case GetSalary:
		g.collect(seat, g.Setup.PayScale(g.Players[seat].Month).Salary, WhySalary, NoCard)
	case SettleInterest:
		g.collect(seat, g.ed.SavingsInterest(g.Players[seat].Savings), WhySavingsInterest, NoCard)
		g.charge(seat, Bank, g.ed.Interest(g.Players[seat].Loan), WhyInterest, NoCard)
	case OfferPayOff:
		if asks = g.mostRepaid(seat) > 0; asks {
			g.push(task{Kind: askPayOff, Seat: seat})
		}
	case PayBills:
		g.payBills(seat)
	case OfferSavings:
		return g.offerSavings(seat)
	case OfferCharges:
		return g.settleCharges(seat, 0)
	}
	return asks
}

// mostRepaid returns the most dollars of the loan that the seat can pay off.
func (g game) mostRepaid(seat Seat) int32 { return g.ed.MostRepaid(g.Players[seat].Loan, g.Cash(seat)) }

// MostRepaid returns the most dollars of a loan that can be paid off at Pay Day
// with so much cash: 0 where it is too little.
func (ed *Edition) MostRepaid(loan, cash int32) int32 {
	most := min(loan, cash)
	return max(0, most-most%ed.LoanStep)
}

func (g game) appendPayOff(dst []Option, t task) []Option {
	return append(dst, Option{Choice: Choice{Kind: Repay}, Most: g.mostRepaid(t.Seat), Step: g.ed.LoanStep})
}

func (g game) refusePayOff(t task, c *Choice) *Refusal {
	most := g.mostRepaid(t.Seat)
	if c.Amount < 0 || c.Amount > most || c.Amount%g.ed.LoanStep != 0 {
		return &Refusal{ID: RefusedAmount, Choice: *c, Most: most, Step: g.ed.LoanStep}
	}
	return nil
}

// payOff pays part of the loan, or all of it, or nothing, and goes on with Pay
// Day.
func (g game) payOff(seat Seat, amount int32) {
	g.repay(seat, amount)
	g.settleAfter(seat, OfferPayOff)
}

// repay pays off an amount of the loan, which may be 0.
func (g game) repay(seat Seat, amount int32) {
	if amount == 0 {
		return
	}
	g.pay(SeatAccount(seat), Bank, amount, WhyRepay, NoCard)
	g.Players[seat].Loan -= amount
	g.emit(Event{Kind: LoanRepaid, Seat: seat, By: NoSeat, Amount: amount, Total: g.Players[seat].Loan})
}

// endMonth discards the Mail and moves the token to START of the next month.
// After the last month the player retires.
func (g game) endMonth(seat Seat) {
	g.discardMail(seat, true)
	p := &g.Players[seat]
	g.Owed[seat] = g.Setup.OwedAfter(p.Loan)
	g.emit(Event{Kind: MonthEnded, Seat: seat, By: NoSeat, Month: p.Month})
	if g.Setup.LastMonth(p.Month) {
		g.retire(seat)
		return
	}
	p.Month++
	g.move(seat, 0, WhyStart, NoSeat)
	if p.Month > g.Laid {
		g.openPage(p.Month, seat)
	}
}

// payBills pays all bills to the Bank, by one loan that covers them all if
// need be. Where other steps follow, the bills are discarded at once, so that
// they are not due twice.
func (g game) payBills(seat Seat) {
	covered := g.cover(seat, g.BillsDue(seat), true)
	last := g.ed.Steps[len(g.ed.Steps)-1] == PayBills
	hand := &g.Mail[seat]
	for i := uint8(0); i < hand.N; {
		id := hand.Cards[i]
		bill := g.Setup.BillAmount(id)
		if bill == 0 {
			i++
			continue
		}
		g.pay(SeatAccount(seat), Bank, min(bill, g.Cash(seat)), WhyBill, id)
		if covered && !last {
			g.dropMail(seat, id)
		} else {
			i++
		}
	}
	if !covered {
		g.ruin(seat)
	}
}
