package bot

import "bigpayday/game/engine"

// purse is a player's money as the Pay Days ahead are going to treat it, in
// dollars.
type purse struct {
	cash, loan, bills    int64
	step, percent, limit int64
	// The Pay Days ahead are those of the months from month to last.
	setup       *engine.Setup
	month, last uint8
}

func purseOf(view *engine.State, seat engine.Seat) purse {
	ed := view.Edition()
	p := purse{
		cash:    int64(view.Cash(seat)) + int64(view.Players[seat].Savings),
		loan:    int64(view.Players[seat].Loan),
		bills:   int64(view.BillsDue(seat)),
		step:    int64(ed.LoanStep),
		percent: int64(ed.LoanPercent),
		limit:   int64(engine.CreditLimit),
		setup:   &view.Setup,
		month:   view.Players[seat].Month,
	}
	if view.Setup.House.Has(engine.BorrowLimit) {
		p.limit = int64(ed.BorrowLimit)
	}
	if !view.Players[seat].Retired {
		p.last = view.Setup.Months
	}
	return p
}

// spend takes dollars out, and borrows what is lacking.
func (p *purse) spend(amount int64) {
	p.cash -= amount
	if p.cash < 0 {
		loan := (-p.cash + p.step - 1) / p.step * p.step
		p.cash += loan
		p.loan += loan
	}
}

// canPay reports whether the Bank gives the loan that spending the dollars of
// one's own will would take.
func (p purse) canPay(amount int64) bool {
	before := p.loan
	p.spend(amount)
	return p.loan == before || p.loan <= p.limit
}

// interestOf returns how many dollars of interest it costs to spend an amount
// now: what all Pay Days ahead take more than they would otherwise.
func (p purse) interestOf(amount int64) int64 {
	before := p.interest()
	p.spend(amount)
	return p.interest() - before
}

// interest returns the interest of all Pay Days ahead, if loans are paid down
// as far as the salary goes and no further bill comes.
func (p purse) interest() int64 {
	var sum int64
	for month := p.month; month <= p.last; month++ {
		p.cash += int64(p.setup.PayScale(month).Salary)
		due := p.loan / 100 * p.percent
		sum += due
		p.spend(due)
		p.repay(p.mostRepaid())
		p.spend(p.bills)
		p.bills = 0
	}
	return sum
}

// mostRepaid returns the largest part of the loan that can be paid off with
// the bills still to be paid from what remains.
func (p *purse) mostRepaid() int64 {
	spare := max(0, p.cash-p.bills)
	most := min(p.loan, spare)
	return most - most%p.step
}

func (p *purse) repay(amount int64) {
	p.cash -= amount
	p.loan -= amount
}

// payOff pays the loan down as far as the bills allow, which come next: a
// loan taken for them would cost as much as one kept.
func (t *Thinker) payOff(view *engine.State) engine.Choice {
	p := purseOf(view, t.seat)
	return engine.Choice{Kind: engine.Repay, Amount: int32(p.mostRepaid())}
}
