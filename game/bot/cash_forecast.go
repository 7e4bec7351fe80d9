package bot

import "bigpayday/game/engine"

// cashForecast is a player's money as the Pay Days ahead are going to treat it, in
// dollars.
type cashForecast struct {
	cash, savings, loan int64
	// bills is what is due at the next Pay Day, Monster Charges included.
	bills int64
	limit int64
	// settling says that a Pay Day is going on, so that savings come out
	// without a fee.
	settling bool
	ed       *engine.Edition
	setup    *engine.Setup
	// The Pay Days ahead are those of the months from month to last.
	month, last uint8
}

func forecastCash(view *engine.State, seat engine.Seat) cashForecast {
	ed := view.Edition()
	me := &view.Players[seat]
	p := cashForecast{
		cash:    int64(view.Cash(seat)),
		savings: int64(me.Savings),
		loan:    int64(me.Loan),
		bills:   int64(view.BillsDue(seat)) + chargesDue(view, seat),
		limit:   int64(engine.CreditLimit),
		ed:      ed,
		setup:   &view.Setup,
		month:   me.Month,
	}
	if view.Setup.House.Has(engine.BorrowLimit) {
		p.limit = int64(ed.BorrowLimit)
	}
	if me.Retired {
		return p
	}
	p.last = view.Setup.Months
	if me.Day == view.Length(me.Month) {
		// The salary of this month has been paid.
		p.settling = true
		p.month++
	}
	return p
}

// chargesDue returns the dollars of the Monster Charges before a player.
func chargesDue(view *engine.State, seat engine.Seat) int64 {
	var sum int64
	for _, id := range view.HeldMail(seat) {
		if card := view.Edition().Card(id); card.Kind == engine.MonsterCharge {
			sum += int64(card.Amount)
		}
	}
	return sum
}

// spend takes dollars out. What is lacking comes from the savings, for their
// fee, and then from a loan, in whole steps of each.
func (p *cashForecast) spend(amount int64) {
	p.cash -= amount
	if p.cash < 0 && p.savings > 0 {
		fee := p.fee()
		p.draw(min(p.savings, roundUp(fee-p.cash, int64(p.ed.Savings.Step))))
	}
	if p.cash < 0 {
		p.borrow(roundUp(-p.cash, int64(p.ed.LoanStep)))
	}
}

// roundUp returns the smallest multiple of step that reaches dollars.
func roundUp(dollars, step int64) int64 { return (dollars + step - 1) / step * step }

// fee returns what it costs to take savings out now.
func (p *cashForecast) fee() int64 {
	if p.settling {
		return 0
	}
	return int64(p.ed.Savings.Fee)
}

// draw takes savings out, and borrow takes a loan.
func (p *cashForecast) draw(amount int64) {
	p.savings -= amount
	p.cash += amount - p.fee()
}

func (p *cashForecast) borrow(amount int64) {
	p.loan += amount
	p.cash += amount
}

// canPay reports whether the Bank gives the loan that spending the dollars of
// one's own will would take.
func (p cashForecast) canPay(amount int64) bool {
	before := p.loan
	p.spend(amount)
	return p.loan == before || p.loan <= p.limit
}

// costOf returns how many dollars it costs, beyond the amount itself, to spend
// an amount now: interest on loans and fees, and the interest that savings no
// longer bring, up to the last Pay Day.
func (p cashForecast) costOf(amount int64) int64 {
	before := p.end()
	p.spend(amount)
	return before - amount - p.end()
}

// end returns what the player is worth after the last Pay Day if no further
// bill comes, loans are paid down as far as the salary goes, and what is to
// spare is saved.
func (p cashForecast) end() int64 {
	p.settling = true
	for ; p.month <= p.last; p.month++ {
		for _, step := range p.ed.Steps {
			p.settle(step)
		}
	}
	return p.cash + p.savings - p.loan
}

// settle does a step of Pay Day.
func (p *cashForecast) settle(step engine.Step) {
	switch step {
	case engine.GetSalary:
		p.cash += int64(p.setup.PayScale(p.month).Salary)
	case engine.SettleInterest:
		p.cash += p.savings / 100 * int64(p.ed.Savings.Percent)
		p.spend(p.loan / 100 * int64(p.ed.LoanPercent))
	case engine.OfferPayOff:
		most := p.mostRepaid()
		p.cash -= most
		p.loan -= most
	case engine.PayBills:
		p.spend(p.bills)
		p.bills = 0
	case engine.OfferSavings:
		change := p.toSave()
		p.cash -= change
		p.savings += change
	}
}

// mostRepaid returns the largest part of the loan that can be paid off with
// the bills still to be paid from what remains.
func (p *cashForecast) mostRepaid() int64 {
	spare := max(0, p.cash-p.bills)
	most := min(p.loan, spare)
	return most - most%int64(p.ed.LoanStep)
}

// payOff pays the loan down as far as the bills allow, which come next: a
// loan taken for them would cost as much as one kept. Nothing is kept back for
// the month to come: a loan that is needed then costs as much as one kept.
func (t *Player) payOff(view *engine.State) engine.Choice {
	p := forecastCash(view, t.seat)
	return engine.Choice{Kind: engine.Repay, Amount: int32(t.repaid(view, p.mostRepaid(), int64(p.ed.LoanStep)))}
}
