package bot

import "bigpayday/game/engine"

// settleCharge pays a Monster Charge, or carries it over if that is cheaper.
// To carry $4,000 costs $400 now, and the charge is still there. To pay it with
// $1,500 in hand takes a loan of $3,000, which costs $300 at the next Pay Day
// and can be paid off in parts. So as long as the Bank lends, a charge is hardly
// ever worth carrying; where it does not, its interest is all that can be paid.
func (t *Player) settleCharge(view *engine.State, prompt engine.Prompt) engine.Choice {
	amount := int64(view.Edition().Card(prompt.Card).Amount)
	t.options = view.AppendOptions(t.options[:0])
	var interest int64
	mayPay := false
	for _, o := range t.options {
		switch o.Choice.Kind {
		case engine.PayCharge:
			mayPay = true
		case engine.CarryCharge:
			interest = int64(o.Cost)
		}
	}
	carried := forecastCash(view, t.seat) // with the charge among the bills to come
	paid := carried
	carried.spend(interest)
	paid.bills -= amount
	paid.spend(amount)
	if mayPay && paid.end() >= carried.end() {
		return engine.Choice{Kind: engine.PayCharge}
	}
	return engine.Choice{Kind: engine.CarryCharge}
}
