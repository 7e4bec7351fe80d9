package engine

// CreditLimit is the largest loan, in dollars, that the Bank has open with
// one player. Whoever would need more is out of the game as if retired.
const CreditLimit int32 = 10_000_000

// credit returns the dollars that the seat may still borrow: less of its own
// will than of need, where a borrowing limit is agreed on.
func (g game) credit(seat Seat, forced bool) int32 {
	limit := CreditLimit
	if !forced && g.Setup.House.Has(BorrowLimit) {
		limit = g.ed.BorrowLimit
	}
	left := limit - g.Players[seat].Loan
	return max(0, left-left%g.ed.LoanStep)
}

// lend gives the seat a loan ("you may take out a loan at any time").
func (g game) lend(seat Seat, amount int32, forced bool) {
	g.collect(seat, amount, WhyLoan, NoCard)
	g.Players[seat].Loan += amount
	g.emit(Event{Kind: LoanTaken, Seat: seat, By: NoSeat, Amount: amount, Forced: forced, Total: g.Players[seat].Loan})
}

// cover sees to it that the seat's cash reaches amount, by savings and by the
// smallest loan that does, and reports whether it now does.
func (g game) cover(seat Seat, amount int32, forced bool) bool {
	m := g.means(seat, amount)
	if m.draws > 0 {
		g.drawSavings(seat, m.draws, m.fee, forced)
	}
	if m.borrows == 0 {
		return true
	}
	if m.borrows > g.credit(seat, forced) {
		return false
	}
	g.lend(seat, m.borrows, forced)
	return true
}

// Interest returns the dollars due on a loan at each Pay Day. Loans come in
// steps that make it whole dollars.
func (ed *Edition) Interest(loan int32) int32 { return loan / 100 * ed.LoanPercent }

// appendBorrow adds the choice that is open at any prompt of one's own, but
// not to a saver: to borrow more.
func (g game) appendBorrow(dst []Option, seat Seat) []Option {
	most := g.credit(seat, false)
	if most == 0 || g.Players[seat].Savings > 0 {
		return dst
	}
	return append(dst, Option{
		Choice: Choice{Kind: Borrow, Amount: g.ed.LoanStep}, Most: most, Step: g.ed.LoanStep,
	})
}
