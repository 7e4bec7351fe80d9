package engine

// SavingsRule is what the Bank does with savings. They move in Step dollars,
// earn Percent at each Pay Day, and taking some out at any other time costs
// Fee dollars. The zero rule takes no savings.
type SavingsRule struct {
	Step, Percent, Fee int32
}

// TakesSavings reports whether the Bank takes savings in the edition.
func (ed *Edition) TakesSavings() bool { return ed.Savings.Step > 0 }

// means is where the dollars for a payment come from beside the cash: savings
// are drawn first, which may cost a fee, then a loan is taken.
type means struct {
	draws, fee, borrows int32
}

// means returns what the seat's cash lacks to reach amount: the fewest savings
// that make it up, or all of them and the smallest loan for the rest.
func (g game) means(seat Seat, amount int32) means {
	short := amount - g.Cash(seat)
	if short <= 0 {
		return means{}
	}
	return g.ed.raise(short, g.Players[seat].Savings, g.withdrawalFee(seat))
}

// raise returns where the dollars come from that the cash is short of, if so
// much is saved and taking some of it out costs the fee.
func (ed *Edition) raise(short, saved, fee int32) means {
	var m means
	if saved > 0 {
		m.fee = fee
		m.draws = min(saved, roundUp(short+fee, ed.Savings.Step))
		short += fee - m.draws
	}
	if short > 0 {
		m.borrows = roundUp(short, ed.LoanStep)
	}
	return m
}

// roundUp returns the smallest multiple of step that reaches dollars.
func roundUp(dollars, step int32) int32 { return (dollars + step - 1) / step * step }

// withdrawalFee returns what it costs the seat to take savings out now.
func (g game) withdrawalFee(seat Seat) int32 { return g.Setup.withdrawalFee(&g.Players[seat]) }

// withdrawalFee returns what it costs a player to take savings out now. Nobody
// pays on their own Pay Day, on whose day a token stands only while it is
// settled.
func (s *Setup) withdrawalFee(p *Player) int32 {
	if !p.Retired && p.Day == s.Lengths[p.Month-1] {
		return 0
	}
	return s.Data().Savings.Fee
}

// SavingsInterest returns the dollars that savings earn at each Pay Day.
// Savings come in steps that make it whole dollars.
func (ed *Edition) SavingsInterest(savings int32) int32 { return savings / 100 * ed.Savings.Percent }

// drawSavings takes savings out and pays the fee.
func (g game) drawSavings(seat Seat, amount, fee int32, forced bool) {
	g.collect(seat, amount, WhySavings, NoCard)
	g.Players[seat].Savings -= amount
	g.emitSavings(seat, -amount, forced)
	g.pay(SeatAccount(seat), Bank, fee, WhyFee, NoCard)
}

func (g game) emitSavings(seat Seat, amount int32, forced bool) {
	g.emit(Event{Kind: SavingsChanged, Seat: seat, By: NoSeat, Amount: amount, Forced: forced, Total: g.Players[seat].Savings})
}

// offerSavings asks at Pay Day what to do with savings, if anything can be
// done: put some in, which takes cash and no loan, or take some out.
func (g game) offerSavings(seat Seat) (asks bool) {
	if g.Players[seat].Savings == 0 && g.mostPutIn(seat) == 0 {
		return false
	}
	g.push(task{Kind: askSavings, Seat: seat})
	return true
}

// mostPutIn returns the most dollars that the seat can put into savings.
func (g game) mostPutIn(seat Seat) int32 {
	if g.Players[seat].Loan > 0 || !g.ed.TakesSavings() {
		return 0
	}
	most := g.Cash(seat)
	return most - most%g.ed.Savings.Step
}

func (g game) appendSavings(dst []Option, t task) []Option {
	dst = append(dst, Option{Choice: Choice{Kind: LeaveSavings}})
	if most := g.mostPutIn(t.Seat); most > 0 {
		dst = append(dst, Option{Choice: Choice{Kind: PutIn, Amount: g.ed.Savings.Step}, Most: most, Step: g.ed.Savings.Step})
	}
	return dst
}

// appendTakeOut adds the choice that is open to a saver at any prompt.
func (g game) appendTakeOut(dst []Option, seat Seat) []Option {
	saved := g.Players[seat].Savings
	if saved == 0 {
		return dst
	}
	step := g.ed.Savings.Step
	return append(dst, Option{Choice: Choice{Kind: TakeOut, Amount: step}, Most: saved, Step: step, Fee: g.withdrawalFee(seat)})
}

func (g game) refusePutIn(t task, c *Choice) *Refusal {
	if g.Players[t.Seat].Loan > 0 {
		return &Refusal{ID: RefusedLoanOpen, Choice: *c}
	}
	return g.refuseSum(c, g.mostPutIn(t.Seat), g.ed.Savings.Step)
}

func (g game) refuseTakeOut(seat Seat, c *Choice) *Refusal {
	if !g.ed.TakesSavings() {
		return &Refusal{ID: RefusedNotAsked, Choice: *c}
	}
	return g.refuseSum(c, g.Players[seat].Savings, g.ed.Savings.Step)
}

// refuseSum refuses an amount that is not a step from the first one to most.
func (g game) refuseSum(c *Choice, most, step int32) *Refusal {
	if c.Amount < step || c.Amount > most || c.Amount%step != 0 {
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: min(step, most), Most: most, Step: step}
	}
	return nil
}

// putIn puts cash into the savings and goes on with Pay Day.
func (g game) putIn(seat Seat, amount int32) {
	g.deposit(seat, amount)
	g.settleAfter(seat, OfferSavings)
}

// deposit puts cash into the savings.
func (g game) deposit(seat Seat, amount int32) {
	g.pay(SeatAccount(seat), Bank, amount, WhySavings, NoCard)
	g.Players[seat].Savings += amount
	g.emitSavings(seat, amount, false)
}

// takeOut takes savings out: freely at Pay Day, which then goes on, and at
// any other prompt for a fee.
func (g game) takeOut(t task, amount int32) {
	if t.Kind != askSavings {
		g.push(t)
	}
	g.drawSavings(t.Seat, amount, g.withdrawalFee(t.Seat), false)
	if t.Kind == askSavings {
		g.settleAfter(t.Seat, OfferSavings)
	}
}
