package rulebook

import "bigpayday/game/engine"

// money is the chapter on loans and savings.
func (a author) money() Chapter {
	c := Chapter{ID: "money", Title: Sentence("rules.chapter.loans"), Tab: Sentence("rules.tab.money"), Lead: Sentence("rules.lead.money")}
	loans := Entry{
		ID: "loans", Heading: Sentence("rules.loans.title"), Pictures: []Picture{Art("loan")}, Wide: true,
		Lines: []Line{
			Sentence("rules.loans.when", money("step", a.ed.LoanStep)),
			Sentence("rules.loans.interest", Number("percent", a.ed.LoanPercent)),
			Sentence("rules.loans.back", money("step", a.ed.LoanStep)),
			Sentence("rules.loans.retired"),
		},
		Links: []string{"paying", "pay-day"},
	}
	if a.house.Has(engine.BorrowLimit) {
		limit := a.because(Sentence("rules.loans.limit", money("limit", a.ed.BorrowLimit)), engine.BorrowLimit)
		loans.Lines = append(loans.Lines[:1], append([]Line{limit}, loans.Lines[1:]...)...)
	}
	c.Entries = append(c.Entries, loans)
	if s := a.ed.Savings; s.Step > 0 {
		c.Title = Sentence("rules.chapter.money")
		step := money("step", s.Step).Guess()
		c.Entries = append(c.Entries, Entry{
			ID: "savings", Heading: Sentence("rules.savings.title"), Pictures: []Picture{Art("charitybox")}, Wide: true,
			Lines: []Line{
				Sentence("rules.savings.or"), Sentence("rules.savings.put", step), Sentence("rules.savings.interest", Number("percent", s.Percent)),
				Sentence("rules.savings.take", money("fee", s.Fee)), Sentence("rules.savings.short"), Sentence("rules.savings.no_loan"),
			},
			Links: []string{"loans", "pay-day", "paying"},
		})
	}
	c.Entries = append(c.Entries, Entry{
		ID: "ruin", Heading: Sentence("rules.ruin.title"), Pictures: []Picture{Art("warn")}, Lines: []Line{Sentence("rules.ruin.text", money("limit", engine.CreditLimit))}, Links: []string{"retired"},
	})
	return c
}
