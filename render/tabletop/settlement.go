package tabletop

import (
	"bigpayday/game/engine"
)

// Step is a line of the ledger.
type Step uint8

// The steps.
const (
	StepSalary Step = iota
	StepInterest
	StepRepay
	StepBills
	// StepSavings is what was put into the savings or taken out.
	StepSavings
	// StepCharges are the Monster Charges, paid or carried over.
	StepCharges
	// StepResult is the loan taken for the bills, if there is one that no other
	// line counts, and what is left.
	StepResult
	NumSteps
)

var stepNames = [NumSteps]string{"salary", "interest", "repay", "bills", "savings", "charges", "result"}

// String returns the id of the step, such as "repay".
func (s Step) String() string {
	if s < NumSteps {
		return stepNames[s]
	}
	return "unknown"
}

// Settlement is the ledger of a month being settled. There is none while Open
// is false. All sums are dollars.
type Settlement struct {
	Open  bool
	Seat  engine.Seat
	Month uint8
	// Arrival is the cash, OldLoan the loan and OldSavings what was saved, that
	// the player came with.
	Arrival, OldLoan, OldSavings int32
	// NewLoan is all that was borrowed since, and Drawn what was taken out of
	// the savings because the cash did not reach.
	NewLoan, Drawn int32
	Lines          [NumSteps]Entry
	// Order is in which order the lines are written; the first N count.
	Order [NumSteps]Step
	N     uint8
	// Bills are the bills that came due: the first Count count.
	Bills [engine.MaxMail]engine.CardID
	Count uint8
	// Done says that the settlement is complete.
	Done bool
}

// Entry is a line of the ledger.
type Entry struct {
	Written bool
	// Amount is what the step did to the cash, with its sign.
	Amount int32
	// After is the cash after it. From the bills on it does not count the loan
	// taken for them, so it may be below zero; the result does.
	After int32
}

// Change returns how much more cash there is than on arrival if there is so
// much now, in dollars.
func (b *Settlement) Change(cash int32) int32 { return cash - b.Arrival }

// Steps returns the steps in the order in which their lines are written. The
// slice is the ledger's own: read it only.
func (b *Settlement) Steps() []Step { return b.Order[:b.N] }

// At returns the first step that is not written yet, NumSteps if all are.
func (b *Settlement) At() Step {
	for _, step := range b.Steps() {
		if !b.Lines[step].Written {
			return step
		}
	}
	return NumSteps
}

// rule puts the lines in the order of an edition's Pay Day.
func (b *Settlement) rule(ed *engine.Edition) {
	lineOf := map[engine.Step]Step{
		engine.GetSalary: StepSalary, engine.SettleInterest: StepInterest, engine.OfferPayOff: StepRepay, engine.PayBills: StepBills,
		engine.OfferSavings: StepSavings, engine.OfferCharges: StepCharges,
	}
	b.N = 0
	for _, step := range ed.Steps {
		if line, ok := lineOf[step]; ok {
			b.Order[b.N] = line
			b.N++
		}
	}
	b.Order[b.N] = StepResult
	b.N++
}

// open begins a ledger.
func (b *Settlement) open(sh *Shown, e engine.Event) {
	*b = Settlement{
		Open: true, Seat: e.Seat, Month: e.Month, Arrival: sh.Cash(e.Seat), OldLoan: sh.Players[e.Seat].Loan,
		OldSavings: sh.Players[e.Seat].Savings,
	}
	b.rule(sh.Edition())
	b.listBills(sh)
}

func (b *Settlement) listBills(sh *Shown) {
	ed := sh.Edition()
	for _, card := range sh.HeldMail(b.Seat) {
		if ed.Card(card).Kind == engine.Bill {
			b.Bills[b.Count] = card
			b.Count++
		}
	}
}

// recall fills in the ledger of a player who is asked something at a step, from
// what the state tells: as if no loan was taken and nothing saved since the
// salary. Bills that are paid before have left no trace.
func (b *Settlement) recall(sh *Shown, seat engine.Seat, at Step) {
	ed := sh.Edition()
	p := sh.Players[seat]
	interest := ed.SavingsInterest(p.Savings) - ed.Interest(p.Loan)
	salary := sh.Setup.PayScale(p.Month).Salary
	*b = Settlement{
		Open: true, Seat: seat, Month: p.Month, OldLoan: p.Loan, OldSavings: p.Savings, Arrival: sh.Cash(seat) - interest - salary,
	}
	b.rule(ed)
	b.Lines[StepSalary] = Entry{Written: true, Amount: salary, After: b.Arrival + salary}
	b.Lines[StepInterest] = Entry{Written: true, Amount: interest, After: sh.Cash(seat)}
	b.passOver(at, sh.Cash(seat))
	b.listBills(sh)
}

// write adds an amount to the line of a step. Steps before it are over: what
// they did not say, they say with nothing. Less is what the line leaves out
// of the cash.
func (b *Settlement) write(sh *Shown, step Step, amount, less int32) {
	if !b.Open {
		return
	}
	after := sh.Cash(b.Seat) - less
	b.passOver(step, after-amount)
	line := &b.Lines[step]
	line.Written = true
	line.Amount += amount
	line.After = after
}

// passOver writes nothing on the lines before a step that are not written.
func (b *Settlement) passOver(step Step, after int32) {
	for _, before := range b.Steps() {
		if before == step {
			return
		}
		if line := &b.Lines[before]; !line.Written {
			*line = Entry{Written: true, After: after}
		}
	}
}

// StepOf returns the line that a payment belongs to. What a shortfall draws
// from the savings has none of its own.
func (b *Settlement) StepOf(why engine.Why) (Step, bool) {
	switch why {
	case engine.WhySalary:
		return StepSalary, true
	case engine.WhyInterest, engine.WhySavingsInterest:
		return StepInterest, true
	case engine.WhyRepay:
		return StepRepay, true
	case engine.WhyBill:
		return StepBills, true
	case engine.WhyMonsterCharge, engine.WhyMonsterInterest:
		return StepCharges, true
	case engine.WhySavings:
		return StepSavings, b.Lines[StepSavings].Written
	}
	return NumSteps, false
}

// Covers reports whether a payment belongs to the ledger.
func (b *Settlement) Covers(e engine.Event) bool {
	if !b.Open || e.Payer.Seat() != b.Seat && e.Payee.Seat() != b.Seat {
		return false
	}
	_, ok := b.StepOf(e.Why)
	return ok || e.Why == engine.WhyLoan || e.Why == engine.WhySavings
}

// pay writes a payment that has been made.
func (b *Settlement) pay(sh *Shown, e engine.Event) {
	step, ok := b.StepOf(e.Why)
	if !ok || !b.Covers(e) {
		return
	}
	amount, less := e.Amount, int32(0)
	if e.Payer.Seat() == b.Seat {
		amount = -amount
	}
	if step == StepBills || step == StepCharges {
		less = b.Lines[StepResult].Amount
	}
	b.write(sh, step, amount, less)
}

// charge notes that a Monster Charge is asked about: all that comes before is
// settled.
func (b *Settlement) charge(sh *Shown) {
	if b.Open {
		b.passOver(StepCharges, sh.Cash(b.Seat)-b.Lines[StepResult].Amount)
	}
}

// borrow notes a loan. One that the bills force, or that is taken for a Monster
// Charge, goes into the result.
func (b *Settlement) borrow(e engine.Event) {
	if !b.Open || e.Seat != b.Seat {
		return
	}
	b.NewLoan += e.Amount
	last := b.Order[b.N-2]
	charged := last == StepCharges && b.Lines[StepBills].Written
	if charged || e.Forced && b.Lines[StepSalary].Written && b.forBills() && last != StepSavings {
		b.Lines[StepResult].Amount += e.Amount
	}
}

// save notes what was put into the savings or taken out.
func (b *Settlement) save(e engine.Event) {
	if b.Open && e.Seat == b.Seat && e.Forced {
		b.Drawn -= e.Amount
	}
}

// forBills reports whether a loan that is forced now is for the bills: the
// interest is paid, or there is none to pay.
func (b *Settlement) forBills() bool {
	return b.Lines[StepInterest].Written || b.OldLoan == 0
}

// close writes what is left to be written.
func (b *Settlement) close(sh *Shown) {
	if !b.Open {
		return
	}
	loan := b.Lines[StepResult].Amount
	for _, step := range b.Steps() {
		if !b.Lines[step].Written && step != StepResult {
			b.write(sh, step, 0, loan)
		}
	}
	b.write(sh, StepResult, 0, 0)
	b.Done = true
}

// monthEnded completes the ledger.
func monthEnded(sh *Shown, e engine.Event) {
	sh.Settlement.close(sh)
	sh.Owed[e.Seat] = sh.Setup.OwedAfter(sh.Players[e.Seat].Loan)
	sh.Tally[e.Seat].Months++
}
