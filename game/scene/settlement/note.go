package settlement

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// note says what the settlement comes to: a title and a line below it, three figures that
// follow from each other, and what comes next.
type note struct {
	// alarm warns of a new loan; else all is well.
	alarm              bool
	title, short, text string
	figures            [3]figure
}

// figure is a sum with what it is.
type figure struct{ label, sum string }

// note returns the note in its panel.
func (l *ledger) note() *flow.Node {
	n := l.noted()
	pal := &l.Theme.Palette
	ink, kind, sign := pal.Ink, render.Note, flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		t.Tick(dst, sq.CenterX(), sq.CenterY(), sq.W/2)
	})
	if n.alarm {
		ink, kind, sign = pal.Loss, render.Alarm, flow.Art("warn", render.LargeSign)
	}
	figures := flow.Row().Gap(render.Hair).Unmirrored() // they follow from each other
	for i, f := range n.figures {
		if i > 0 {
			figures.Add(flow.Picture(render.Gap, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				t.Separator(dst, r.CenterX(), r.CenterY())
			}))
		}
		last := i == len(n.figures)-1
		family, sum := render.Green, render.Subhead
		if n.alarm && last {
			family, sum = render.Red, sum.In(pal.Loss)
		}
		figures.Add(flow.Column(flow.Text(f.label, render.Remark.In(pal.Ink2), 2), flow.Line(f.sum, sum)).Pad(render.Near, render.Tight).Evenly().
			On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Box(dst, r, family, n.alarm && last) }))
	}
	const most = 3 // lines of the text
	return flow.Column(
		flow.Row(sign, flow.Column(
			flow.Line(n.title, render.Head.In(ink)), flow.Line(n.short, render.Item),
		).Along(flow.Center).Grow(1)).Gap(render.Gap),
		figures,
		flow.Text(n.text, render.Body, most),
	).Gap(render.Near).Along(flow.Center).Pad(render.Gap, render.Wide).OnPanel(kind)
}

// noted returns what is to be noted now.
func (l *ledger) noted() note {
	card, charged := facts.Charged(l.m)
	switch {
	case charged:
		return l.chargeNote(card)
	case facts.Banks(l.m):
		return l.bankNote()
	case l.pays && (l.preview.Borrows > 0 || l.preview.Out):
		return l.alarmNote()
	case !l.pays && l.b.Lines[stage.StepResult].Amount > 0:
		return l.forcedNote(l.b.Lines[stage.StepResult].Amount)
	}
	b, v := l.b, &l.preview
	n := note{title: l.Say("settle.all_paid"), text: l.resultText(0)}
	left, bills, after := b.Lines[stage.StepRepay].After, -b.Lines[stage.StepBills].Amount, b.Lines[stage.StepBills].After
	switch {
	case l.pays:
		left, bills, after = v.Left, v.Bills, v.AfterBills
		n.title, n.text = l.Say("settle.all_well"), l.repayDoes()
	case !b.Done:
		n.title = l.writing()
	}
	switch {
	case !l.pays && !b.Done:
		n.short = l.stepOf()
	case b.Count == 0:
		n.title, n.short = l.Say("settle.bills_none"), l.Say("settle.stays", words.Money("money", after))
	default:
		n.short = l.covered(left, bills, after)
	}
	n.text = l.sentence(n.text)
	n.figures = l.loanFigures(b.OldLoan)
	if b.OldLoan == 0 {
		n.figures = l.cashFigures()
	}
	return n
}

// cashFigures are the cash before and now, and the change between them.
func (l *ledger) cashFigures() [3]figure {
	w := l.m.Words
	return [3]figure{
		{l.Say("settle.cash_on_arrival"), w.Money(l.b.Arrival)},
		{l.Say("settle.change"), w.Signed(l.b.Change(l.end.Cash))},
		{l.Say("settle.cash_now"), w.Money(l.end.Cash)},
	}
}

// repayDoes says what paying off what is set does.
func (l *ledger) repayDoes() string {
	o := l.repay
	o.Choice.Amount = l.set.repay
	return l.m.Words.Offer(l.m.Table.State(), o, l.m.Names).Does
}

// writing says who settles.
func (l *ledger) writing() string {
	return l.Say("settle.writing", words.Name("name", l.m.Names[l.b.Seat]))
}

// stepOf says how far that has come.
func (l *ledger) stepOf() string {
	n := len(l.b.Steps())
	at := l.place(l.b.At())
	if at < 0 {
		at = n - 1
	}
	return l.Say("settle.step_of", words.Number("n", at+1), words.Number("steps", n))
}

// covered says that there was enough for the bills.
func (l *ledger) covered(left, bills, after int32) string {
	return l.Say("settle.covered", words.Money("left", left), words.Money("bills", bills), words.Money("money", after))
}

// loanFigures are a loan, what is left of it, and what that costs.
func (l *ledger) loanFigures(loan int32) [3]figure {
	w := l.m.Words
	return [3]figure{
		{l.Say("settle.loan_now"), w.MoneyOrNone(loan)},
		{l.Say("settle.after_paying"), w.MoneyOrNone(l.end.Loan)},
		{l.Say("settle.interest_short"), w.MoneyOrNone(l.m.Stage.Shown().Edition().Interest(l.end.Loan))},
	}
}

// sentence makes a sentence of a text, and says how many unsold Deals are given up when
// the last month ends.
func (l *ledger) sentence(text string) string {
	sh := l.m.Stage.Shown()
	if n := len(sh.HeldDeals(l.b.Seat)); n > 0 && sh.Setup.LastMonth(l.b.Month) {
		text += ". " + l.m.Words.Count("settle.deals_lost", n)
	}
	return facts.Sentence(l.m, text)
}

// alarmNote says that the bills need a new loan, and what would be as good without one.
func (l *ledger) alarmNote() note {
	state, v, w := l.m.Table.State(), &l.preview, l.m.Words
	seat := state.Prompt().Seat
	n := note{
		alarm: true, title: l.Say("settle.needs_loan"),
		short: l.Say("settle.short", words.Money("left", v.Left), words.Money("bills", v.Bills), words.Money("money", -v.AfterBills)),
		text:  l.interestNext(v.After.Loan),
		figures: [3]figure{
			{l.Say("settle.loan_now"), w.Money(state.Players[seat].Loan)},
			{l.Say("settle.after_paying"), w.Money(v.Owed)},
			{l.Say("settle.new_loan"), w.MoneyOrNone(v.Borrows)},
		},
	}
	if enough := state.MostRepaidWithoutLoan(); enough > 0 && enough < l.set.repay {
		n.text += " " + l.Say("settle.same_result", words.Money("money", enough))
	}
	if v.Out {
		n.short, n.text = l.Say("loan.off"), facts.Sentence(l.m, l.Say("log.ruin", words.Name("name", l.m.Names[seat])))
	}
	return n
}

// interestNext says what a loan will cost.
func (l *ledger) interestNext(loan int32) string {
	return l.Say("settle.interest_next", words.Money("money", l.m.Stage.Shown().Edition().Interest(loan)))
}

// forcedNote says that the bills have needed a loan.
func (l *ledger) forcedNote(forced int32) note {
	b, w := l.b, l.m.Words
	loan, line := l.m.Stage.Shown().Players[b.Seat].Loan, b.Lines[stage.StepBills]
	return note{
		alarm: true, title: l.Say("settle.needed_loan"), text: l.interestNext(loan),
		short: l.Say("settle.short", words.Money("left", line.After-line.Amount), words.Money("bills", -line.Amount), words.Money("money", -line.After)),
		figures: [3]figure{
			{l.Say("settle.loan_now"), w.Money(b.OldLoan)},
			{l.Say("settle.after_paying"), w.Money(loan - forced)},
			{l.Say("settle.new_loan"), w.Money(forced)},
		},
	}
}

// bankNote says what the settlement comes to where there are savings. There the bills are
// paid before a player says what to pay off and what to save.
func (l *ledger) bankNote() note {
	sh, w, b := l.m.Stage.Shown(), l.m.Words, l.b
	n := note{alarm: b.Drawn > 0 || b.NewLoan > 0, title: l.Say("settle.all_paid"), text: l.resultText(0)}
	switch {
	case l.pays:
		n.title, n.text = l.Say("settle.pay_off_how"), l.repayDoes()
	case l.saves:
		n.title = l.Say("settle.save_how")
		if does := w.Offer(l.m.Table.State(), l.save(), l.m.Names).Does; does != "" {
			n.text = does
		}
	case !b.Done:
		n.title = l.writing()
	}
	line := b.Lines[stage.StepBills]
	switch covered := facts.CoveredBy(l.m, b); {
	case covered != "":
		n.short = covered
	case !l.pays && !l.saves && !b.Done:
		n.short = l.stepOf()
	case b.Count == 0:
		n.short = l.Say("settle.bills_none")
	default:
		n.short = l.covered(line.After-line.Amount, -line.Amount, line.After)
	}
	n.text = l.sentence(n.text)
	owed, held := sh.Players[b.Seat].Loan, sh.Players[b.Seat].Savings
	if b.Done {
		owed, held = b.OldLoan, b.OldSavings
	}
	switch {
	case l.end.Loan > 0 || b.OldLoan > 0:
		n.figures = l.loanFigures(owed)
	case l.end.Savings > 0 || l.set.saves != 0:
		n.figures = [3]figure{
			{l.Say("settle.savings_now"), w.MoneyOrNone(held)},
			{l.Say("settle.savings_after"), w.MoneyOrNone(l.end.Savings)},
			{l.Say("settle.earns_next"), w.MoneyOrNone(sh.Edition().SavingsInterest(l.end.Savings))},
		}
	default:
		n.figures = l.cashFigures()
	}
	return n
}

// chargeNote says what paying a Monster Charge and what carrying it over leads to.
func (l *ledger) chargeNote(id engine.CardID) note {
	st, w := l.m.Table.State(), l.m.Words
	seat := st.Prompt().Seat
	n := note{
		title: l.Say("settle.charge_title", words.Text("title", w.CardTitle(st.Setup.Edition, id))),
		short: l.Say("settle.charge_carried", words.Money("money", st.Edition().Card(id).Amount)),
		figures: [3]figure{
			{l.Say("settle.cash_now"), w.Money(st.Cash(seat))},
			{label: l.Say("settle.if_carried")},
			{l.Say("settle.if_paid"), l.Say("money.none")},
		},
	}
	pay, carry := l.Say("loan.off"), ""
	for _, o := range l.m.Options() {
		after, does := w.Money(st.Payment(seat, o.Cost).After.Cash), w.Offer(st, o, l.m.Names).Does
		switch o.Choice.Kind {
		case engine.PayCharge:
			pay, n.figures[2].sum, n.alarm = does, after, o.Borrows > 0
		case engine.CarryCharge:
			carry, n.figures[1].sum = does, after
		}
	}
	n.text = l.Say("settle.charge_does", words.Text("pay", pay), words.Text("carry", carry))
	return n
}
