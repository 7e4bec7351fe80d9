package rulebook

import "bigpayday/game/engine"

// money is the chapter on loans and savings.
func (a author) money() Chapter {
	c := Chapter{ID: "money", Title: line("rules.chapter.loans"), Tab: line("rules.tab.money"), Lead: line("rules.lead.money")}
	loans := Entry{
		ID: "loans", Heading: line("rules.loans.title"), Pictures: []Picture{{Art: "loan"}}, Wide: true,
		Lines: []Line{
			line("rules.loans.when", money("step", a.ed.LoanStep)),
			line("rules.loans.interest", number("percent", a.ed.LoanPercent)),
			line("rules.loans.back", money("step", a.ed.LoanStep)),
			line("rules.loans.retired"),
		},
		Links: []string{"paying", "pay-day"},
	}
	if a.house.Has(engine.BorrowLimit) {
		limit := line("rules.loans.limit", money("limit", a.ed.BorrowLimit)).because(a.house, engine.BorrowLimit)
		loans.Lines = append(loans.Lines[:1], append([]Line{limit}, loans.Lines[1:]...)...)
	}
	c.Entries = append(c.Entries, loans)
	if s := a.ed.Savings; s.Step > 0 {
		c.Title = line("rules.chapter.money")
		step := money("step", s.Step).guess()
		c.Entries = append(c.Entries, Entry{
			ID: "savings", Heading: line("rules.savings.title"), Pictures: []Picture{{Art: "charitybox"}}, Wide: true,
			Lines: []Line{
				line("rules.savings.or"), line("rules.savings.put", step), line("rules.savings.interest", number("percent", s.Percent)),
				line("rules.savings.take", money("fee", s.Fee)), line("rules.savings.short"), line("rules.savings.no_loan"),
			},
			Links: []string{"loans", "pay-day", "paying"},
		})
	}
	c.Entries = append(c.Entries, Entry{
		ID: "ruin", Heading: line("rules.ruin.title"), Pictures: []Picture{{Art: "warn"}}, Lines: []Line{line("rules.ruin.text", money("limit", engine.CreditLimit))}, Links: []string{"retired"},
	})
	return c
}
