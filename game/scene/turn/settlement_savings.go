package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// The parts of a settlement that only editions with savings have. There the
// bills are paid before a player says what to pay off and what to save.

// savingsText says what there is to do about the savings.
func (l *ledgerSheet) savingsText(s *Turn) string {
	sh := s.M.Stage.Shown()
	p := sh.Players[sh.Settlement.Seat]
	switch least, most, step := l.savingsRange(s); {
	case l.minds:
		text := s.Say("settle.savings_note", words.Money("step", step), words.Money("most", most))
		if least < 0 {
			text = s.Say("settle.savings_both", words.Money("savings", p.Savings), words.Money("step", step))
		}
		if s.View().Compact || !s.standsBeside(stage.StepSavings, text) {
			text = s.Say("settle.savings_short", words.Money("savings", p.Savings))
		}
		return text
	case p.Loan > 0:
		return s.Say("settle.savings_closed")
	case p.Savings > 0:
		return s.Say("settle.savings_held", words.Money("savings", p.Savings))
	}
	return s.Say("settle.savings_none")
}

// savingsRange returns what can be put into the savings, from least, which is
// below zero where something can be taken out, to most.
func (l *ledgerSheet) savingsRange(s *Turn) (least, most, step int32) {
	if o, ok := facts.Option(s.M, engine.TakeOut); ok {
		least, step = -o.Most, o.Step
	}
	if o, ok := facts.Option(s.M, engine.PutIn); ok {
		most, step = o.Most, o.Step
	}
	return least, most, step
}

// listSavings lists what decides about the savings.
func (l *ledgerSheet) listSavings(s *Turn, cs []ui.Control, b *ledgerBoxes) []ui.Control {
	least, most, step := l.savingsRange(s)
	if step == 0 {
		return cs
	}
	l.saves = min(max(l.saves, least), most)
	ledger := s.ledger()
	cs = append(cs, ui.Control{
		ID: "savings", Box: ledger.Amount(s.line(stage.StepSavings)),
		Widget: ui.Stepper{
			Value: int(l.saves), Min: int(least), Max: int(most), Step: int(step), Page: 5 * int(step),
			Text: s.M.Words.Signed(l.saves), AtMax: s.Say("settle.savings_most"), AtMin: s.Say("settle.savings_least"),
		},
		Tip: render.Tip{Text: s.Say("settle.hint")},
		Do: func(e ui.Event) {
			l.saves = int32(e.Value)
			s.Invalidate()
		},
	})
	save := act{ID: "save", kind: render.Primary, cap: input.Accept, Keys: input.SetOf(input.Accept, input.GoOn)}
	o := l.minded(s)
	save.label = s.M.Words.Offer(s.M.Table.State(), o, s.M.Names).Label
	save.do = func() { s.choose(o.Choice) }
	cs = append(cs, s.control(&save, b.main))
	var others []act
	for _, sum := range [3]int32{0, most, least} {
		if sum == l.saves || sum == 0 && l.saves == 0 || len(others) == 2 {
			continue
		}
		a := act{do: func() { l.saves = sum }}
		switch {
		case sum == 0:
			a.ID, a.label, a.cap = "save-nothing", s.Say("settle.save_nothing"), input.Digit0
		case sum > 0:
			a.ID, a.label, a.cap = "save-most", s.Say("settle.save_most", words.Money("money", sum)), input.Yes
		default:
			a.ID, a.label, a.cap = "save-least", s.Say("settle.save_least", words.Money("money", -sum)), input.No
		}
		a.Keys = input.SetOf(a.cap)
		if !containsAct(others, a.ID) {
			others = append(others, a)
		}
	}
	for i, box := range ui.Grid(b.others, len(others), len(others), 8, 0) {
		cs = append(cs, s.control(&others[i], box))
	}
	return cs
}

func containsAct(acts []act, id ui.ID) bool {
	for i := range acts {
		if acts[i].ID == id {
			return true
		}
	}
	return false
}

// minded returns the option that the player is about to take for the savings.
func (l *ledgerSheet) minded(s *Turn) engine.Option {
	kind, amount := engine.LeaveSavings, int32(0)
	switch {
	case l.saves > 0:
		kind, amount = engine.PutIn, l.saves
	case l.saves < 0:
		kind, amount = engine.TakeOut, -l.saves
	}
	o, _ := facts.Option(s.M, kind)
	o.Choice = engine.Choice{Kind: kind, Amount: amount}
	return o
}

// bankNote says what the settlement comes to where there are savings.
func (l *ledgerSheet) bankNote(s *Turn) ledgerNote {
	sh, w := s.M.Stage.Shown(), s.M.Words
	b, ed := &sh.Settlement, sh.Edition()
	state := s.M.Table.State()
	end := l.ends(s)
	n := ledgerNote{alarm: b.Drawn > 0 || b.NewLoan > 0, title: s.Say("settle.all_paid"), text: l.resultText(s, 0)}
	o, pays := facts.Repaying(s.M)
	switch {
	case pays:
		o.Choice.Amount = l.Amount
		n.title, n.text = s.Say("settle.pay_off_how"), w.Offer(state, o, s.M.Names).Does
	case l.minds:
		n.title = s.Say("settle.save_how")
		if does := w.Offer(state, l.minded(s), s.M.Names).Does; does != "" {
			n.text = does
		}
	case !b.Done:
		n.title = s.Say("settle.writing", words.Name("name", s.M.Names[b.Seat]))
	}
	switch covered := facts.CoveredBy(s.M, b); {
	case covered != "":
		n.short = covered
	case !pays && !l.minds && !b.Done:
		n.short = s.Say("settle.step_of", words.Number("n", min(s.line(b.At())+1, int(b.N))), words.Number("steps", int(b.N)))
	case b.Count == 0:
		n.short = s.Say("settle.bills_none")
	default:
		line := b.Lines[stage.StepBills]
		n.short = s.Say("settle.covered", words.Money("left", line.After-line.Amount), words.Money("bills", -line.Amount), words.Money("money", line.After))
	}
	if lost := l.lost(s); lost != "" {
		n.text += ". " + lost
	}
	n.text = facts.Sentence(s.M, n.text)
	change := [2]string{s.Say("settle.cash_on_arrival"), w.Money(b.Arrival)}
	owed, held := sh.Players[b.Seat].Loan, sh.Players[b.Seat].Savings
	if b.Done {
		owed, held = b.OldLoan, b.OldSavings
	}
	switch {
	case end.Loan > 0 || b.OldLoan > 0:
		n.figures = [3][2]string{
			{s.Say("settle.loan_now"), w.MoneyOrNone(owed)},
			{s.Say("settle.after_paying"), w.MoneyOrNone(end.Loan)},
			{s.Say("settle.interest_short"), w.MoneyOrNone(ed.Interest(end.Loan))},
		}
	case end.Savings > 0 || l.saves != 0:
		n.figures = [3][2]string{
			{s.Say("settle.savings_now"), w.MoneyOrNone(held)},
			{s.Say("settle.savings_after"), w.MoneyOrNone(end.Savings)},
			{s.Say("settle.earns_next"), w.MoneyOrNone(ed.SavingsInterest(end.Savings))},
		}
	default:
		n.figures = [3][2]string{change, {s.Say("settle.change"), w.Signed(b.Change(end.Cash))}, {s.Say("settle.cash_now"), w.Money(end.Cash)}}
	}
	return n
}
