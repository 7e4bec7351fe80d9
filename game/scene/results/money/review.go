package money

import (
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/results"
	"bigpayday/game/words"
)

// review is a [money.Review] in words.
type review struct {
	*money.Review
	game *game
}

// Review returns what weighs the decisions of the persons, nil where it cannot be done.
func (g *game) Review() results.Review {
	if r := g.Table.Review(); r != nil {
		return &review{r, g}
	}
	return nil
}

// Costliest returns the decisions that cost a person most.
func (r *review) Costliest(seat engine.Seat) (list []results.Regret) {
	g := r.game
	for _, regret := range r.Review.Costliest(seat) {
		p := &regret.View.Players[seat]
		chosen := g.choice(&regret.View, regret.Choice)
		if at := regret.View.Prompt(); at.Kind == engine.BuyDeal {
			title := g.Words.CardTitle(regret.View.Setup.Edition, at.Card)
			chosen = g.Say("tip.figure", words.Text("label", chosen), words.Text("value", title))
		}
		list = append(list, results.Regret{
			Chosen: chosen,
			Better: g.Say("review.better", words.Number("month", max(1, p.Month)), words.Text("day", g.Words.Day(p.Day)),
				words.Text("better", g.choice(&regret.View, regret.Better))),
			Cost: g.Say("review.about", words.Text("money", g.Words.Signed(-g.rounded(regret.Cost, regret.Off)))),
		})
	}
	return list
}

// rounded rounds a sum to what is known of it: as the coach does, or in steps of 1, 2 or 5
// times a power of ten so large as it may be off.
func (g *game) rounded(dollars, off int32) int32 {
	step := g.Stage.Shown().Edition().LoanStep / 20
	for n := 1; step < off; n++ {
		// After 5 come 10, 20, 50 and so on.
		if step *= 2; n%3 == 0 {
			step += step / 4
		}
	}
	return max((dollars+step/2)/step*step, step)
}

// choice says what a choice was.
func (g *game) choice(view *engine.State, choice engine.Choice) string {
	for _, option := range view.AppendOptions(nil) {
		if option.Allows(choice) {
			option.Choice = choice
			return g.Words.Offer(view, option, g.Names).Label
		}
	}
	return ""
}
