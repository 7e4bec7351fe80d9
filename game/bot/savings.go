package bot

import "bigpayday/game/engine"

// spareSalaries is for how many months' bills and costs a computer keeps cash
// at hand: putting money in earns interest, but taking it out has a price.
const spareSalaries = 1

// mindSavings saves what is not going to be needed soon. In the last month
// everything comes out: it earns nothing any more, and a later stake would
// cost the fee.
func (t *Thinker) mindSavings(view *engine.State) engine.Choice {
	p := &view.Players[t.seat]
	rule := view.Edition().Savings
	if p.Month == view.Setup.Months {
		if p.Savings > 0 {
			return engine.Choice{Kind: engine.TakeOut, Amount: p.Savings}
		}
		return engine.Choice{Kind: engine.LeaveSavings}
	}
	keep := view.Setup.PayScale(p.Month).Salary * spareSalaries
	spare := view.Cash(t.seat) - keep
	if spare -= spare % rule.Step; p.Loan == 0 && spare >= rule.Step {
		return engine.Choice{Kind: engine.PutIn, Amount: spare}
	}
	return engine.Choice{Kind: engine.LeaveSavings}
}

// playSwellfare stakes as much as is allowed: one throw in three brings ten
// times the stake.
func (t *Thinker) playSwellfare(view *engine.State) engine.Choice {
	t.options = view.AppendOptions(t.options[:0])
	choice := engine.Choice{Kind: engine.KeepSwellfare}
	for _, o := range t.options {
		if o.Choice.Kind == engine.Bet {
			choice = o.With(o.Most)
		}
	}
	return choice
}
