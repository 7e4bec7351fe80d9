package money

import (
	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/table"
)

// reviewBudget is how many choices are made in the games that are played on from
// one decision.
const reviewBudget = 24_000

// weighing compares a choice with the others by the net worth that each leads to.
type weighing struct {
	*bot.Rollout
	chosen engine.Choice
}

// Weigh compares a choice with the others, in dollars of net worth. A choice that is not
// played on, such as an amount between others, is let pass.
func (game) Weigh(view *engine.State, chosen engine.Choice) table.Weighing[engine.Choice] {
	if rollout := bot.Consider(view, reviewBudget); rollout != nil {
		return &weighing{rollout, chosen}
	}
	return nil
}

// Verdict returns the best choice, if it is better than the one that was made by more
// than luck may explain.
func (w *weighing) Verdict() (better engine.Choice, cost, off int32, ok bool) {
	var chosen, best *bot.Forecast
	forecasts := w.Forecasts()
	for i := range forecasts {
		f := &forecasts[i]
		if f.Choice == w.chosen {
			chosen = f
		}
		if best == nil || f.Worth() > best.Worth() {
			best = f
		}
	}
	if chosen == nil || chosen == best {
		return better, 0, 0, false
	}
	_, bestOff := best.More()
	_, chosenOff := chosen.More()
	offBy := max(bestOff, chosenOff)
	gain := best.Worth() - chosen.Worth()
	return best.Choice, int32(gain), int32(offBy), gain > sure*offBy
}
