package bot

import "bigpayday/game/engine"

// anteOrStayOut antes if the share of the pot that may be expected is worth
// more than the stake. Who was asked before picks a number before; whoever is
// still to be asked is expected to ante.
func (t *Player) anteOrStayOut(view *engine.State) engine.Choice {
	switch view.Edition().Spaces[view.Lottery.Space].Does {
	case engine.PlayCombination:
		return t.anteForCard(view)
	case engine.PlayPoker:
		return t.playPoker(view)
	}
	out := engine.Choice{Kind: engine.StayOut}
	lottery := &view.Lottery
	rule := view.Setup.LotteryRule(lottery.Space)
	stake := int64(rule.Stake)
	seats := engine.Seat(view.Seats())
	before := lottery.In.Len()
	later := 0
	for seat := (t.seat + 1) % seats; seat != lottery.Lander && seat != t.seat; seat = (seat + 1) % seats {
		later++
	}
	pot := int64(view.Balance[engine.Stakes]) + stake*int64(1+later)

	ways := waysOfNumbers(rule)
	var mine, all int64
	for i := range before + 1 + later {
		best := 0
		for n := range ways {
			if ways[n] > ways[best] {
				best = n
			}
		}
		if i == before {
			mine = ways[best]
		}
		all += ways[best]
		ways[best] = 0
	}
	p := forecastCash(view, t.seat)
	if all == 0 || !p.canPay(stake) || t.hoped(view, pot*mine) <= (stake+t.dreaded(p.costOf(stake)))*all {
		return out
	}
	return engine.Choice{Kind: engine.Ante}
}

// waysOfNumbers counts the throws that bring up each number of a lottery.
func waysOfNumbers(rule engine.SpaceRule) (ways [13]int64) {
	for a := 1; a <= pips; a++ {
		if rule.Dice == 1 {
			ways[a]++
			continue
		}
		for b := 1; b <= pips; b++ {
			ways[a+b]++
		}
	}
	for n := range ways {
		if n > int(rule.Numbers) {
			ways[n] = 0
		}
	}
	return ways
}

// pickLikeliest picks the free number that most throws bring up, the lowest
// of those that tie.
func (t *Player) pickLikeliest(view *engine.State) engine.Choice {
	t.options = view.AppendOptions(t.options[:0])
	var best engine.Option
	for _, o := range t.options {
		if o.Choice.Kind == engine.Pick && (best.Choice.Kind == engine.NoChoice || o.Ways > best.Ways) {
			best = o
		}
	}
	return best.Choice
}
