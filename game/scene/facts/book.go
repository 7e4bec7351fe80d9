package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render/control"
	"bigpayday/render/options"
	"bigpayday/render/tabletop"
)

// BookTip says what a page of the book is for.
func BookTip(m *match.Match, page int) control.Tip {
	ed := m.Stage.Shown().Edition()
	if page == 0 {
		return control.Tip{Title: m.Say("savings.savings"), Text: m.Say("book.savings_rule",
			words.Number("percent", ed.Savings.Percent), words.Money("fee", ed.Savings.Fee))}
	}
	return control.Tip{Title: m.Say("turn.card.loan"), Text: m.Say("book.loan_rule", words.Number("percent", ed.LoanPercent), words.Money("step", ed.LoanStep))}
}

// BookTotal writes what there is in all, shorter where it would not fit beside
// the button.
func BookTotal(m *match.Match, dollars int32) string {
	if dollars >= 1_000_000 {
		return m.Words.ShortMoney(dollars)
	}
	return m.Words.Money(dollars)
}

// BookNotes returns messages, by their ids, as lines of the book that are no entries.
func BookNotes(m *match.Match, ids ...string) []options.BookLine {
	var lines []options.BookLine
	for _, id := range ids {
		lines = append(lines, options.BookLine{Text: m.Say(id), Note: true})
	}
	return lines
}

// BookLine returns the words of an entry. What was borrowed is a burden, what
// was paid off is none.
func BookLine(m *match.Match, b tabletop.Booking, owed bool) options.BookLine {
	w := m.Words
	place := w.Day(b.Day)
	text := m.Say("book.entry", words.Text("day", place))
	switch {
	case b.Day == 0:
		text = place // START
	case b.Space != engine.Vacant && m.Stage.Shown().Edition().EndsWith(b.Space):
		text = m.Say("book.entry_pay_day", words.Number("month", b.Month))
	case b.Space != engine.Vacant:
		text = m.Say("book.entry_space", words.Text("day", place), words.Text("space", m.SpaceWords(b.Space).Short))
	}
	return options.BookLine{
		Text: text, Change: w.Signed(b.Amount), Total: w.Money(b.Total), Gain: (b.Amount > 0) != owed, Loss: (b.Amount > 0) == owed,
	}
}
