package bot

import "bigpayday/game/engine"

// pocket is what a computer keeps at hand in a month, in dollars, where money
// can be saved. $100 more in the savings bring $10 at the next Pay Day, and to
// take them out before costs $50 and the $10. So the first $100 of a pocket are
// worth keeping if one month in six needs them: the days that cost money alone
// ask for $79 a month on average, $275 on two days of seven, and the Deal that is
// offered about once a month costs $195 more. Among computers that keep $0, $100,
// $200, $300 and so on, those with $200 come out best.
const pocket int64 = 200

// toSave returns how many dollars go into the savings at Pay Day, or with a
// minus come out. After the last one everything does, for it earns nothing any
// more, and a later stake would cost the fee.
func (p *cashForecast) toSave() int64 {
	step := int64(p.ed.Savings.Step)
	if p.month >= p.last {
		return -p.savings
	}
	if p.cash < pocket {
		return -min(p.savings, roundUp(pocket-p.cash, step))
	}
	if p.loan > 0 {
		return 0
	}
	spare := p.cash - pocket
	return spare - spare%step
}

// settleSavings saves what is not going to be needed soon.
func (t *Player) settleSavings(view *engine.State) engine.Choice {
	p := forecastCash(view, t.seat)
	p.month-- // it is settled now
	switch change := p.toSave(); {
	case change > 0:
		return engine.Choice{Kind: engine.PutIn, Amount: int32(change)}
	case change < 0:
		return engine.Choice{Kind: engine.TakeOut, Amount: int32(-change)}
	}
	return engine.Choice{Kind: engine.LeaveSavings}
}
