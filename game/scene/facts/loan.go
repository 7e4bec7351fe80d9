package facts

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render/tabletop"
)

// Borrowing returns the range of loans that may be taken now; its Step is 0
// where there is none.
func Borrowing(m *match.Match) engine.Option {
	option, _ := m.Option(engine.Borrow)
	return option
}

// Withdrawing returns the range of savings that may be taken out now; its Step
// is 0 where there are none.
func Withdrawing(m *match.Match) engine.Option {
	option, _ := m.Option(engine.TakeOut)
	return option
}

// Repaying returns the range of what the person may pay off now.
func Repaying(m *match.Match) (engine.Option, bool) {
	if p, ok := m.Asked(); !ok || p.Kind != engine.PayOffLoan {
		return engine.Option{}, false
	}
	return m.Option(engine.Repay)
}

// Preview returns what follows from paying an amount off, in dollars.
func Preview(m *match.Match, o engine.Option, amount int32) engine.SettlementPreview {
	p, _ := m.Table.State().PreviewSettlement(o.With(min(max(amount, o.Choice.Amount), o.Most)))
	return p
}

// Sentence begins a text with a capital and ends it with a full stop.
func Sentence(m *match.Match, text string) string {
	return m.Say("list.sentence", words.Text("text", app.UpperFirst(text)))
}

// Banks reports whether the edition takes savings.
func Banks(m *match.Match) bool { return m.Stage.Shown().Edition().TakesSavings() }

// CoveredBy says what a player took from the Bank for the bills, if anything.
func CoveredBy(m *match.Match, b *tabletop.Settlement) string {
	switch {
	case !Banks(m) || !b.Lines[tabletop.StepBills].Written:
	case b.Drawn > 0 && b.NewLoan > 0:
		return m.Say("settle.bills_drawn_borrowed", words.Money("savings", b.Drawn), words.Money("loan", b.NewLoan))
	case b.Drawn > 0:
		return m.Say("settle.bills_drawn", words.Money("savings", b.Drawn))
	case b.NewLoan > 0:
		return m.Say("settle.bills_borrowed", words.Money("loan", b.NewLoan))
	}
	return ""
}

// Stepper sets a sum of dollars within the range of an option. Least and most say why it
// cannot be less, or more.
func Stepper(m *match.Match, o engine.Option, dollars int32, least, most string) ui.Stepper {
	return ui.Stepper{
		Value: int(dollars), Min: int(o.Choice.Amount), Max: int(o.Most), Step: int(o.Step),
		Text: m.Words.Money(dollars), AtMin: least, AtMax: most,
	}
}
