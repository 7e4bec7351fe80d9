package bot

import (
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// weights are the percent of a threshold that is left, by the setting of the dial that
// moves it. No temper moves one by more than 15 percent.
var weights = [skill.Most + 1]int64{skill.Little: 85, skill.Less: 93, skill.Even: 100, skill.Most: 115}

// weight returns the percent for a dial.
func weight(dial skill.Dial) int64 { return weights[min(dial, skill.Most)] }

// spared returns the percent for what there is the less of, the higher the dial.
func spared(dial skill.Dial) int64 { return 200 - weight(dial) }

// WithTemper gives the computer a temper, and returns it. [New] gives it none:
// [skill.EvenTemper].
func (t *Player) WithTemper(temper skill.Temper) *Player {
	t.temper = temper
	return t
}

// percentIn returns the percent for a dial in an edition: a third of what it moves where the
// whole would cost a player one game in a hundred or more. In 1975 sums are small, and so is
// what is won by a chance or a Deal, and in 2000 both are paid for again and again.
func percentIn(view *engine.State, dial skill.Dial) int64 {
	switch view.Setup.Edition {
	case engine.Classic1975, engine.Event2000:
		return 100 + (weight(dial)-100)/3
	}
	return weight(dial)
}

// fondness returns the percent that what a Deal brings counts for a player. Who likes Deals
// likes them by a third of the dial: nearly every one that pays is bought anyway, and those
// that do not pay are all that the whole of it would add. In 2000, where whoever likes them
// bids them up, it is a third of that.
func (t *Player) fondness(view *engine.State) int64 {
	switch percent := weight(t.temper.Deals); {
	case percent <= 100:
		return percentIn(view, t.temper.Deals)
	case view.Setup.Edition == engine.Event2000:
		return 100 + (percent-100)/9
	default:
		return 100 + (percent-100)/3
	}
}

// valued returns what a player who likes Deals, or does not, takes dollars that one adds to
// its hand for.
func (t *Player) valued(view *engine.State, dollars int64) int64 {
	return dollars * t.fondness(view) / 100
}

// dreaded returns what interest and fees in dollars count for a player: the less, the
// readier it borrows.
func (t *Player) dreaded(cost int64) int64 { return cost * spared(t.temper.Borrow) / 100 }

// hoped returns what a prize counts for a player who likes to take chances, or does not.
func (t *Player) hoped(view *engine.State, prize int64) int64 {
	return prize * percentIn(view, t.temper.Chance) / 100
}

// repaid returns what of the dollars that can be paid off a player pays, in whole steps: who
// borrows readily keeps a part of them at hand.
func (t *Player) repaid(view *engine.State, dollars, step int64) int64 {
	percent := min(100, 200-percentIn(view, t.temper.Borrow))
	dollars = dollars*percent/100 + step/2
	return dollars - dollars%step
}

// holdsOut reports whether the player sells nothing to the buyer who is here, because more
// than enough of them are as good as certain to come, and it has as much cash and owes nothing
// that the money would pay off. It gives up a tenth of what its dial says: each buyer who
// is sent away is missing for the Deals to come, and with all of it that cost a game in ten.
// The buyers ahead have been counted.
func (t *Player) holdsOut(view *engine.State) bool {
	hand := handOf(view, t.seat)
	if hand.n == 0 || view.Players[t.seat].Loan > 0 || view.Cash(t.seat)-view.BillsDue(t.seat) < hand.list[0] {
		return false
	}
	const enough = 2 // besides one for each Deal
	return 1000*t.buyers.atLeast(hand.n+enough) > (1100-spared(t.temper.Sell))*whole
}

// firstToGo returns the Deal that is sold by a player who sells early: the one that it has
// had for longest, of those that bring nearly as much as the best.
func (t *Player) firstToGo(view *engine.State, best engine.CardID) engine.CardID {
	most := int64(view.Edition().Card(best).Payoff())
	for _, held := range view.HeldDeals(t.seat) {
		if int64(view.Edition().Card(held).Payoff())*weight(t.temper.Sell) >= most*100 {
			return held
		}
	}
	return best
}
