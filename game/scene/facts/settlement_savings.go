package facts

import (
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render/stage"
)

// Banks reports whether the edition takes savings.
func Banks(m *match.Match) bool { return m.Stage.Shown().Edition().TakesSavings() }

// CoveredBy says what a player took from the Bank for the bills, if anything.
func CoveredBy(m *match.Match, b *stage.Settlement) string {
	switch {
	case !Banks(m) || !b.Lines[stage.StepBills].Written:
	case b.Drawn > 0 && b.NewLoan > 0:
		return m.Say("settle.bills_drawn_borrowed", words.Money("savings", b.Drawn), words.Money("loan", b.NewLoan))
	case b.Drawn > 0:
		return m.Say("settle.bills_drawn", words.Money("savings", b.Drawn))
	case b.NewLoan > 0:
		return m.Say("settle.bills_borrowed", words.Money("loan", b.NewLoan))
	}
	return ""
}
