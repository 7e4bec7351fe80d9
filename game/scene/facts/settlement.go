package facts

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
)

// Repaying returns the range of what the person may pay off now.
func Repaying(m *match.Match) (engine.Option, bool) {
	if p, ok := m.Asked(); !ok || p.Kind != engine.PayOffLoan {
		return engine.Option{}, false
	}
	return Option(m, engine.Repay)
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
