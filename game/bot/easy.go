package bot

import (
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// easy plays like somebody who enjoys the game and does not reckon: it buys
// what it has the cash for, bets on lucky numbers, is nice to its friends and
// forgets to pay its loan. Where it has no feeling it does as [skill.Normal] does.
func (t *Player) easy(view *engine.State, prompt engine.Prompt) (engine.Choice, bool) {
	choice, done := t.normal(view, prompt)
	if !done {
		return choice, false
	}
	whim := whimOf(view, t.seat)
	switch prompt.Kind {
	case engine.PlaceTile, engine.Arrange:
		// The calendar is everybody's.
		return choice, true
	case engine.BuyDeal:
		return t.buyOnImpulse(view, prompt, whim), true
	case engine.SellDeal:
		if choice.Kind == engine.Sell && whim.inclined(3, mood(view, t.temper.Sell)) {
			return engine.Choice{Kind: engine.Sell, Card: view.HeldDeals(t.seat)[0]}, true
		}
	case engine.PayOffLoan:
		return t.payOffSome(view, choice, whim), true
	case engine.AnteUp:
		return t.takeChance(view, t.fancy(view, choice, whim), whim), true
	case engine.PickNumber, engine.BringFriend, engine.ChoosePlayer:
		return t.fancy(view, choice, whim), true
	case engine.PlaceBid:
		if whim.oneIn(4) {
			return engine.Choice{Kind: engine.Pass}, true
		}
	case engine.SwapCards, engine.AnswerSwap, engine.DealOrBuyer, engine.PlaySwellfare:
		if whim.oneIn(2) {
			return t.fancy(view, choice, whim), true
		}
	}
	return choice, true
}

// whim is a mood: a number that comes of what all may see, so that the same
// table gets the same decision again, and nothing hidden tells in it.
type whim uint64

func whimOf(view *engine.State, seat engine.Seat) whim {
	return whim((view.Outline() + uint64(seat)) * 0x9e3779b97f4a7c15 >> 16)
}

// oneIn reports yes once in n times.
func (w whim) oneIn(n int) bool { return w.below(n) == 0 }

// inclined reports yes once in n times if the percent is 100, and that share of it otherwise.
func (w whim) inclined(n int, percent int64) bool {
	rest := w / whim(n)
	if w.oneIn(n) {
		return int64(rest.below(100)) < percent
	}
	return int64(rest.below(100*(n-1))) < percent-100
}

// mood returns the percent for a dial that leans a whim: a third of what the dial moves
// elsewhere. Easy stays out of Lotteries that are worth joining, buys too few Deals and sells
// them too early: with the whole of it a player would win one game in a hundred more, or fewer.
func mood(view *engine.State, dial skill.Dial) int64 { return 100 + (percentIn(view, dial)-100)/3 }

// below returns a number from 0 to n-1.
func (w whim) below(n int) int { return int(uint64(w) % uint64(n)) }

// buyOnImpulse buys what there is cash for, and every fourth time what there is
// none for; whether a buyer is to be met does not come to its mind. Who likes Deals stretches
// a little, and whom they bore wants cash to spare.
func (t *Player) buyOnImpulse(view *engine.State, prompt engine.Prompt, whim whim) engine.Choice {
	price := view.Edition().Card(prompt.Card).Price()
	p := forecastCash(view, prompt.Seat)
	affords := 100*int64(price) <= mood(view, t.temper.Deals)*int64(view.Cash(prompt.Seat))
	if (affords || whim.inclined(4, mood(view, t.temper.Borrow))) && (price <= view.Cash(prompt.Seat) || p.canPay(int64(price))) {
		return engine.Choice{Kind: engine.Buy}
	}
	return engine.Choice{Kind: engine.Decline}
}

// payOffSome keeps some cash at hand, because that feels safer.
func (t *Player) payOffSome(view *engine.State, best engine.Choice, whim whim) engine.Choice {
	step := int64(view.Edition().LoanStep)
	some := int64(best.Amount) * int64(whim.below(4)) / 4
	some = t.repaid(view, some-some%step, step)
	return engine.Choice{Kind: best.Kind, Amount: int32(some)}
}

// fancy takes any of the choices that do not take a loan, as the mood is.
func (t *Player) fancy(view *engine.State, best engine.Choice, whim whim) engine.Choice {
	t.options = view.AppendOptions(t.options[:0])
	n := 0
	for _, option := range t.options {
		kind := option.Choice.Kind
		if kind == engine.OfferSwap && view.Prompt().Kind == engine.AnteUp {
			continue // whom to ask is no whim: it would bother everybody at every Lottery
		}
		if kind != engine.Borrow && kind != engine.TakeOut && option.Borrows == 0 && (kind != engine.Pick || option.Ways > 0) {
			t.options[n] = option
			n++
		}
	}
	if n == 0 {
		return best
	}
	return t.options[whim.below(n)].Choice
}

// takeChance sometimes thinks better of whether to ante, as the player's temper is. Nobody
// borrows for it.
func (t *Player) takeChance(view *engine.State, choice engine.Choice, whim whim) engine.Choice {
	if view.Cash(t.seat) < view.Setup.LotteryRule(view.Lottery.Space).Stake {
		return choice
	}
	whim /= 6 // what the choice has not used
	change := int64(whim.below(100))
	switch percent := mood(view, t.temper.Chance); {
	case choice.Kind == engine.StayOut && change < percent-100:
		return engine.Choice{Kind: engine.Ante}
	case choice.Kind == engine.Ante && change < 100-percent:
		return engine.Choice{Kind: engine.StayOut}
	}
	return choice
}
