package bot

import "bigpayday/game/engine"

// playSwellfare stakes as much as is allowed. Two throws of six bring ten times
// the stake and four lose it: 20/6 - 4/6 = 8/3 of each dollar is won on average.
func (t *Player) playSwellfare(view *engine.State) engine.Choice {
	t.options = view.AppendOptions(t.options[:0])
	var bet engine.Option
	for _, o := range t.options {
		if o.Choice.Kind == engine.Bet {
			bet = o
		}
	}
	if bet.Choice.Kind == engine.NoChoice {
		return engine.Choice{Kind: engine.KeepSwellfare}
	}
	if view.Setup.Rules == engine.FirstRules {
		return t.raiseStake(view, bet)
	}
	return bet.With(bet.Most)
}

// raiseStake gets more cash first where that pays, in games in which it can be
// staked. To stake the last $50 of $100 brings $133, and a loan of $100 for it
// costs $20 a month.
func (t *Player) raiseStake(view *engine.State, bet engine.Option) engine.Choice {
	best, most := bet.With(bet.Most), int64(0)
	for _, o := range t.options {
		if o.Choice.Kind != engine.Borrow && o.Choice.Kind != engine.TakeOut {
			continue
		}
		// Two steps are enough: the largest stake is $100, and so is a step.
		for n := int32(0); n < 2 && o.Choice.Amount+n*o.Step <= o.Most; n++ {
			choice := o.With(o.Choice.Amount + n*o.Step)
			p := forecastCash(view, t.seat)
			before := p.end()
			if choice.Kind == engine.Borrow {
				p.borrow(int64(choice.Amount))
			} else {
				p.draw(int64(choice.Amount))
			}
			stake := min(p.cash, int64(engine.SwellfareMost))
			more := stake - stake%int64(engine.SwellfareStep) - int64(bet.Most)
			if gain := 8*more - 3*(before-p.end()); gain > most {
				best, most = choice, gain
			}
		}
	}
	return best
}
