package engine

// settle carries out Pay Day, in its order: salary, interest, paying off,
// bills, back to START, and after the last month the Deals. Settling ends
// the token's movement for this turn: its other pending moves lapse.
func (g game) settle(seat Seat) {
	g.drop(func(t *task) bool { return t.Seat == seat && (t.Kind == doMessage || t.Kind == land) })
	g.collect(seat, g.Setup.PayScale(g.Players[seat].Month).Salary, WhySalary, NoCard)
	g.charge(seat, Bank, g.interest(seat), WhyInterest, NoCard)
	if g.out(seat) {
		return
	}
	if g.mostRepaid(seat) > 0 {
		g.push(task{Kind: askPayOff, Seat: seat})
		return
	}
	g.endMonth(seat)
}

// mostRepaid returns the most dollars of the loan that the seat can pay off.
func (g game) mostRepaid(seat Seat) int32 {
	most := min(g.Players[seat].Loan, g.Cash(seat))
	return max(0, most-most%g.ed.LoanStep)
}

func (g game) appendPayOff(dst []Option, t task) []Option {
	return append(dst, Option{Choice: Choice{Kind: Repay}, Most: g.mostRepaid(t.Seat), Step: g.ed.LoanStep})
}

func (g game) refusePayOff(t task, c Choice) *Refusal {
	most := g.mostRepaid(t.Seat)
	if c.Amount < 0 || c.Amount > most || c.Amount%g.ed.LoanStep != 0 {
		return &Refusal{ID: RefusedAmount, Choice: c, Most: most, Step: g.ed.LoanStep}
	}
	return nil
}

// payOff pays part of the loan, or all of it, or nothing; then the bills are
// due.
func (g game) payOff(seat Seat, amount int32) {
	if amount > 0 {
		g.pay(SeatAccount(seat), Bank, amount, WhyRepay, NoCard)
		g.Players[seat].Loan -= amount
		g.emit(Event{Kind: LoanRepaid, Seat: seat, By: NoSeat, Amount: amount, Total: g.Players[seat].Loan})
	}
	g.endMonth(seat)
}

// endMonth pays the bills, discards the Mail and moves the token to START of
// the next month. After the last month the player retires.
func (g game) endMonth(seat Seat) {
	g.payBills(seat)
	if g.out(seat) {
		return
	}
	g.discardMail(seat)
	p := &g.Players[seat]
	g.emit(Event{Kind: MonthEnded, Seat: seat, By: NoSeat, Month: p.Month})
	if p.Month == g.Setup.Months {
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
// need be.
func (g game) payBills(seat Seat) {
	covered := g.cover(seat, g.BillsDue(seat), true)
	for _, card := range g.HeldMail(seat) {
		bill := min(g.BillAmount(card), g.Cash(seat))
		g.pay(SeatAccount(seat), Bank, bill, WhyBill, card)
	}
	if !covered {
		g.ruin(seat)
	}
}
