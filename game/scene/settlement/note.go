package settlement

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/tabletop"
)

// note says what the settlement comes to: a title and a line below it, three figures that
// follow from each other, and what comes next.
type note struct {
	// alarm warns of a new loan; else all is well.
	alarm              bool
	title, short, text string
	// lost says which Deals are lost at the end of the last month, "" for none.
	lost    string
	figures [3]figure
}

// figure is a sum with what it is.
type figure struct{ label, sum string }

// note returns the note in its panel.
func (l *ledger) note() *flow.Node {
	n := l.noted()
	pal := &l.Theme.Palette
	ink, sign := pal.Ink, flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		marks.CheckDisc(t, dst, sq.CenterX(), sq.CenterY(), sq.W/2)
	})
	if n.alarm {
		ink, sign = pal.Loss, flow.Art("warn", render.LargeSign)
	}
	figures := flow.Row().Gap(render.Hair).Unmirrored() // they follow from each other
	for i, f := range n.figures {
		if i > 0 {
			figures.Add(flow.Picture(render.Gap, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				marks.Separator(t, dst, r.CenterX(), r.CenterY())
			}))
		}
		last := i == len(n.figures)-1
		family, sum := palette.Green, render.Subhead
		if n.alarm && last {
			family, sum = palette.Red, sum.In(pal.Loss)
		}
		label := flow.First(
			flow.Line(f.label, render.Remark.In(pal.Ink2)), flow.Line(f.label, render.Small.In(pal.Ink2)), flow.Text(f.label, render.Remark.In(pal.Ink2), 2),
		)
		figures.Add(flow.Column(label, flow.Line(f.sum, sum)).Pad(render.Near, render.Tight).Evenly().
			On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				pieces.Box(t, dst, r, family, n.alarm && last)
			}))
	}
	const most = 3 // lines of the text
	var lost *flow.Node
	if n.lost != "" {
		lost = flow.Row(flow.Art("deal", render.Sign), flow.Text(n.lost, render.Label, 2).Grow(1)).Gap(render.Gap)
	}
	says := flow.Column(
		flow.Row(sign, flow.Column(
			flow.Line(n.title, render.Head.In(ink)), flow.Line(n.short, render.Item),
		).Along(flow.Center).Grow(1)).Gap(render.Gap),
		figures,
		flow.Text(n.text, render.Body, most), lost,
	).Gap(render.Near).Along(flow.Center)
	if !n.alarm {
		return says.Pad(render.Gap, render.Wide).OnPanel(pieces.Note)
	}
	return flow.Column(
		flow.Space(render.None, render.Tight), flow.Picture(render.None, render.Gap, pieces.HazardBand),
		says.Pad(render.Gap, render.Hair).Grow(1), flow.Space(render.None, render.Margin),
	).OnPanel(pieces.Alarm)
}

// noted returns what is to be noted now.
func (l *ledger) noted() note {
	b, v, banks := l.b, &l.preview, facts.Banks(l.m)
	bills, forced := b.Lines[tabletop.StepBills], b.Lines[tabletop.StepResult].Amount
	due := payment{bills.After - bills.Amount, -bills.Amount, bills.After}
	if l.pays && !banks { // where there are savings, the bills are paid first
		due = payment{v.Left, v.Bills, v.AfterBills}
	}
	card, charged := facts.Charged(l.m)
	switch {
	case charged:
		return l.chargeNote(card)
	case banks:
	case l.pays && (v.Borrows > 0 || v.Out):
		return l.alarmNote(due)
	case !l.pays && forced > 0:
		loan := l.m.Stage.Shown().Players[b.Seat].Loan
		return l.loanNote(l.Say("settle.needed_loan"), due, b.OldLoan, loan-forced, forced)
	}
	n := note{alarm: banks && (b.Drawn > 0 || b.NewLoan > 0), title: l.Say("settle.all_paid"), text: l.resultText(0)}
	switch {
	case l.pays:
		n.title, n.text = l.Say("settle.all_well"), l.repayDoes()
		if banks {
			n.title = l.Say("settle.pay_off_how")
		}
	case l.saves:
		n.title = l.Say("settle.save_how")
		if does := l.m.Words.Offer(l.m.Table.State(), l.save(), l.m.Names).Does; does != "" {
			n.text = does
		}
	case !l.complete():
		n.title = l.Say("settle.writing", words.Name("name", l.m.Names[b.Seat]))
	}
	switch covered := facts.CoveredBy(l.m, b); {
	case covered != "":
		n.short = covered
	case !l.pays && !l.saves && !l.complete():
		n.short = l.stepOf()
	case b.Count == 0 && banks:
		n.short = l.Say("settle.bills_none")
	case b.Count == 0:
		n.title, n.short = l.Say("settle.bills_none"), l.Say("settle.stays", words.Money("money", due.after))
	default:
		n.short = l.Say("settle.covered", words.Money("left", due.left), words.Money("bills", due.bills), words.Money("money", due.after))
	}
	n.text, n.lost, n.figures = facts.Sentence(l.m, n.text), l.dealsLost(), l.figures()
	return n
}

// payment is what is left for the bills, what they come to, and the cash after them, which
// is below zero where they need a loan.
type payment struct{ left, bills, after int32 }

// figures are the loan, or the savings, before and after the settlement, and what comes of
// that; where there is neither, the cash before and now, and the change between them.
func (l *ledger) figures() [3]figure {
	b, w, sh, end := l.b, l.m.Words, l.m.Stage.Shown(), l.end
	owed, held := b.OldLoan, b.OldSavings
	banks := facts.Banks(l.m)
	if banks && !b.Done {
		owed, held = sh.Players[b.Seat].Loan, sh.Players[b.Seat].Savings
	}
	switch {
	case b.OldLoan > 0 || banks && end.Loan > 0:
		return [3]figure{
			{l.Say("settle.loan_now"), w.MoneyOrNone(owed)},
			{l.Say("settle.after_paying"), w.MoneyOrNone(end.Loan)},
			{l.Say("settle.interest_short"), w.MoneyOrNone(sh.Edition().Interest(end.Loan))},
		}
	case end.Savings > 0 || l.set.saves != 0:
		return [3]figure{
			{l.Say("settle.savings_now"), w.MoneyOrNone(held)},
			{l.Say("settle.savings_after"), w.MoneyOrNone(end.Savings)},
			{l.Say("settle.earns_next"), w.MoneyOrNone(sh.Edition().SavingsInterest(end.Savings))},
		}
	}
	return [3]figure{
		{l.Say("settle.cash_on_arrival"), w.Money(b.Arrival)},
		{l.Say("settle.change"), w.Signed(b.Change(end.Cash))},
		{l.Say("settle.cash_now"), w.Money(end.Cash)},
	}
}

// repayDoes says what paying off what is set does.
func (l *ledger) repayDoes() string {
	o := l.repay
	o.Choice.Amount = l.set.repay
	return l.m.Words.Offer(l.m.Table.State(), o, l.m.Names).Does
}

// stepOf says how far the settlement has come.
func (l *ledger) stepOf() string {
	n := len(l.b.Steps())
	step := l.b.At()
	if now := l.m.Stage.Actors().Line; now.On {
		step = now.Step // its sum counts already, but the line is still being written
	}
	at := l.place(step)
	if at < 0 {
		at = n - 1
	}
	return l.Say("settle.step_of", words.Number("n", at+1), words.Number("steps", n))
}

// dealsLost says how many unsold Deals will be given up when the last month ends: until then they
// lie before their player.
func (l *ledger) dealsLost() string {
	sh := l.m.Stage.Shown()
	if n := len(sh.HeldDeals(l.b.Seat)); n > 0 && sh.Setup.LastMonth(l.b.Month) {
		return l.m.Words.Count("settle.deals_lost", n)
	}
	return ""
}

// alarmNote says that the bills need a new loan, and what would be as good without one.
func (l *ledger) alarmNote(due payment) note {
	state, v := l.m.Table.State(), &l.preview
	seat := state.Prompt().Seat
	n := l.loanNote(l.Say("settle.needs_loan"), due, state.Players[seat].Loan, v.Owed, v.Borrows)
	if enough := state.MostRepaidWithoutLoan(); enough > 0 && enough < l.set.repay {
		n.text += " " + l.Say("settle.same_result", words.Money("money", enough))
	}
	if v.Out {
		n.short, n.text = l.Say("loan.off"), facts.Sentence(l.m, l.Say("log.ruin", words.Name("name", l.m.Names[seat])))
	}
	return n
}

// loanNote says that bills need a new loan, or have needed one, and what the next interest
// is: a loan is paid off until some of it is owed, and then some more is borrowed.
func (l *ledger) loanNote(title string, due payment, loan, owed, borrowed int32) note {
	w := l.m.Words
	interest := l.m.Stage.Shown().Edition().Interest(owed + borrowed)
	return note{
		alarm: true, title: title, text: l.Say("settle.interest_next", words.Money("money", interest)),
		short: l.Say("settle.short", words.Money("left", due.left), words.Money("bills", due.bills), words.Money("money", -due.after)),
		figures: [3]figure{
			{l.Say("settle.loan_now"), w.Money(loan)},
			{l.Say("settle.after_paying"), w.Money(owed)},
			{l.Say("settle.new_loan"), w.MoneyOrNone(borrowed)},
		},
	}
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
