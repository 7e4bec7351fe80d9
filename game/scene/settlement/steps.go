package settlement

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/options"
	"bigpayday/render/pieces"
	"bigpayday/render/tabletop"
)

var titles = [tabletop.NumSteps]string{"salary", "interest", "pay_off", "bills", "savings", "charges", "result"}

// line returns what stands on the line of a step.
func (l *ledger) line(step tabletop.Step) line {
	sh, b := l.m.Stage.Shown(), l.b
	ed := sh.Edition()
	k := line{title: l.Say("settle." + titles[step]), middle: picture("loan")}
	switch step {
	case tabletop.StepSalary:
		salary := int(sh.Setup.PayScale(b.Month).Salary)
		k.text = l.Say("settle.salary_note")
		k.middle = flow.Measured(
			func(*render.Theme) (w, h float64) { return pieces.BillW, pieces.BillH },
			func(t *render.Theme, dst *ebiten.Image, r render.Rect) { options.SalaryBill(t, dst, r, salary) },
		)
	case tabletop.StepInterest:
		k.text = l.Say("settle.interest_none")
		switch {
		case b.OldLoan > 0:
			k.text = l.Say("settle.interest_note", words.Number("percent", ed.LoanPercent), words.Money("loan", b.OldLoan))
		case b.OldSavings > 0:
			k.title = l.Say("settle.interest_earned")
			k.text = l.Say("settle.interest_earned_note", words.Number("percent", ed.Savings.Percent), words.Money("savings", b.OldSavings))
		}
	case tabletop.StepRepay:
		l.repayLine(&k)
	case tabletop.StepBills:
		k.middle = l.slips()
		k.text = l.Say("settle.bills_none")
		if b.Count > 0 {
			k.text = l.m.Words.Count("settle.bills_note", int(b.Count))
		}
		if covered := facts.CoveredBy(l.m, b); covered != "" {
			k.text = covered
		}
	case tabletop.StepCharges:
		k.middle, k.text = picture("monster"), l.chargesText()
	case tabletop.StepSavings:
		l.savingsLine(&k)
	case tabletop.StepResult:
		loan := b.Lines[tabletop.StepResult].Amount
		if l.pays {
			loan = l.preview.Borrows
		}
		k.middle, k.text = picture("start"), l.resultText(loan)
		if loan > 0 && !sh.Setup.LastMonth(b.Month) {
			k.short = l.Say("settle.result_loan_short", words.Money("loan", loan))
		}
	}
	l.reckon(&k, step)
	return k
}

// picture is a piece of artwork in the middle of a line.
func picture(name string) *flow.Node { return flow.Art(name, render.LargeSign) }

// slips are the bills, fanned out.
func (l *ledger) slips() *flow.Node {
	const most = 5
	n := min(int(l.b.Count), most)
	if n == 0 {
		return nil
	}
	return flow.Picture(render.Medallion, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { options.BillSlips(t, dst, r, n) })
}

// repayLine is the line of paying off the loan, and sets how much where that is asked.
func (l *ledger) repayLine(k *line) {
	b := l.b
	written := b.Lines[tabletop.StepRepay]
	k.text = l.Say("settle.pay_off_none")
	switch o := l.repay; {
	case l.pays:
		by, least, most := words.Money("step", o.Step), words.Money("least", o.Choice.Amount), words.Money("most", o.Most)
		k.text, k.short = l.Say("settle.pay_off_note", by, least, most), l.Say("settle.pay_off_most", by, least, most)
		k.middle = l.stepper("amount", &l.set.repay, o.Choice.Amount, o.Most, o.Step, ui.Stepper{
			Text: l.m.Words.Money(l.set.repay), AtMax: l.Say("settle.most"), AtMin: l.Say("settle.least"),
		})
	case b.OldLoan > 0 && written.Written && l.m.Stage.Shown().Edition().MostRepaid(b.OldLoan, written.After) == 0 && written.Amount == 0:
		k.text = l.Say("settle.pay_off_short")
	case b.OldLoan > 0:
		k.text = l.Say("settle.pay_off_owed", words.Money("loan", b.OldLoan))
	}
}

// stepper sets an amount on a line, from least to most by a step. Widget has its words.
func (l *ledger) stepper(id ui.ID, amount *int32, least, most, step int32, widget ui.Stepper) *flow.Node {
	widget.Value, widget.Min, widget.Max = int(*amount), int(least), int(most)
	widget.Step = int(step)
	return flow.Control(ui.Control{
		ID: id, Widget: widget, Tip: control.Tip{Text: l.Say("settle.hint")}, Do: func(e ui.Event) { *amount = int32(e.Value) },
	})
}

// reckon fills in the sums of a line: those written, or those that would follow.
func (l *ledger) reckon(k *line, step tabletop.Step) {
	b, v := l.b, &l.preview
	line := b.Lines[step]
	amount, after := line.Amount, line.After
	before := func(of tabletop.Step) bool { return l.place(step) < l.place(of) }
	switch {
	case line.Written:
		k.state = options.LedgerDone
	case facts.Banks(l.m) && (l.pays || l.saves) && before(tabletop.StepSavings) && step != tabletop.StepRepay,
		l.saves && step == tabletop.StepRepay:
		// Nothing was to be paid.
		k.state, after = options.LedgerDone, l.m.Stage.Shown().Cash(b.Seat)
	case l.saves && step == tabletop.StepResult:
		after = l.end.Cash
	case l.saves && step == tabletop.StepSavings:
		k.state, amount, after = options.LedgerCurrent, -l.set.saves, l.end.Cash
	case !l.pays:
		if step == b.At() && !l.m.Stage.Actors().Line.On {
			k.state = options.LedgerCurrent
		}
		return
	case step == tabletop.StepRepay:
		k.state, amount, after = options.LedgerCurrent, -l.set.repay, v.Left
	case step == tabletop.StepBills:
		amount, after = -v.Bills, v.AfterBills
	case step == tabletop.StepCharges:
		amount, after = -v.Charges, v.AfterCharges
	case step == tabletop.StepResult:
		amount, after = v.Borrows, v.After.Cash
	default:
		return
	}
	k.step, k.cash = l.m.Words.Signed(amount), l.m.Words.Money(after)
	k.gain, k.loss, k.debt = amount > 0, amount < 0, after < 0
}

// place returns which line of the ledger a step has, from 0.
func (l *ledger) place(of tabletop.Step) int {
	for i, step := range l.b.Steps() {
		if step == of {
			return i
		}
	}
	return -1
}

// resultText says what comes after the settlement.
func (l *ledger) resultText(loan int32) string {
	last := l.m.Stage.Shown().Setup.LastMonth(l.b.Month)
	switch {
	case last && loan > 0:
		return l.Say("settle.result_last_loan", words.Money("loan", loan))
	case last:
		return l.Say("settle.result_last")
	case loan > 0:
		return l.Say("settle.result_loan", words.Money("loan", loan))
	}
	return l.Say("settle.result_start")
}

// chargesText says what the line of the Monster Charges is about.
func (l *ledger) chargesText() string {
	sh, b := l.m.Stage.Shown(), l.b
	if id, ok := facts.Charged(l.m); ok {
		return l.Say("settle.charge_note",
			words.Text("title", l.m.Words.CardTitle(sh.Setup.Edition, id)), words.Money("money", sh.Edition().Card(id).Amount))
	}
	n, line := facts.CountMail(l.m, b.Seat, engine.MonsterCharge), b.Lines[tabletop.StepCharges]
	switch {
	case line.Written && n > 0:
		return l.m.Words.Count("settle.charges_carried", n)
	case line.Written && line.Amount != 0:
		return l.Say("settle.charges_paid")
	case n == 0:
		return l.Say("settle.charges_none")
	case sh.Setup.LastMonth(b.Month):
		return l.m.Words.Count("settle.charges_last", n)
	}
	return l.m.Words.Count("settle.charges_note", n)
}

// savingsLine is the line of the savings, and sets what is put in or taken out where that is
// asked.
func (l *ledger) savingsLine(k *line) {
	sh := l.m.Stage.Shown()
	player := sh.Players[sh.Settlement.Seat]
	saved := words.Money("savings", player.Savings)
	switch {
	case l.saves:
		least, most, step := l.savingsRange()
		k.text, k.short = l.Say("settle.savings_note", words.Money("step", step), words.Money("most", most)), l.Say("settle.savings_short", saved)
		if least < 0 {
			k.text = l.Say("settle.savings_both", saved, words.Money("step", step))
		}
		k.middle = l.stepper("savings", &l.set.saves, least, most, step, ui.Stepper{
			Text: l.m.Words.Signed(l.set.saves), AtMax: l.Say("settle.savings_most"), AtMin: l.Say("settle.savings_least"),
		})
	case player.Loan > 0:
		k.text = l.Say("settle.savings_closed")
	case player.Savings > 0:
		k.text = l.Say("settle.savings_held", saved)
	default:
		k.text = l.Say("settle.savings_none")
	}
}

// savingsRange returns what can be put into the savings, from least, which is below zero
// where something can be taken out, to most.
func (l *ledger) savingsRange() (least, most, step int32) {
	if o, ok := l.m.Option(engine.TakeOut); ok {
		least, step = -o.Most, o.Step
	}
	if o, ok := l.m.Option(engine.PutIn); ok {
		most, step = o.Most, o.Step
	}
	return least, most, step
}

// save returns the option that the player is about to take for the savings.
func (l *ledger) save() engine.Option {
	kind, amount := engine.LeaveSavings, int32(0)
	switch {
	case l.set.saves > 0:
		kind, amount = engine.PutIn, l.set.saves
	case l.set.saves < 0:
		kind, amount = engine.TakeOut, -l.set.saves
	}
	o, _ := l.m.Option(kind)
	o.Choice = engine.Choice{Kind: kind, Amount: amount}
	return o
}
