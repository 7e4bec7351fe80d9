package bot

import "bigpayday/game/engine"

// waysOfCard returns how many of the 36 throws of two dice win with a Lottery
// card.
func waysOfCard(card engine.Card) int64 { return int64(card.Ways()) }

// waysOf returns the ways of a player's Lottery card.
func (t *Player) waysOf(view *engine.State, seat engine.Seat) int64 {
	return waysOfCard(view.Edition().Card(view.LotteryCards[seat]))
}

// betterUnused reports whether the Lottery cards that nobody has win more often
// on average than the player's own.
func (t *Player) betterUnused(view *engine.State) bool {
	ed := view.Edition()
	var unused, sum int64
	first := ed.FirstCard(engine.LotteryDeck)
	for card := first; card < first+engine.CardID(ed.DeckSizes[engine.LotteryDeck]); card++ {
		held := false
		for _, theirs := range view.LotteryCards {
			held = held || theirs == card
		}
		if !held {
			unused++
			sum += waysOfCard(ed.Card(card))
		}
	}
	return sum > t.waysOf(view, t.seat)*unused
}

// swapCard changes the Lottery card for one of those that nobody has if they
// win more often on average, or asks for a player's that does. By the first
// rules, which alone ask for it, all cards win with 5 of 36 throws, and the
// computer keeps what it has.
func (t *Player) swapCard(view *engine.State) engine.Choice {
	if t.betterUnused(view) {
		return engine.Choice{Kind: engine.ChangeCard}
	}
	choice, mine := engine.Choice{Kind: engine.KeepCard}, t.waysOf(view, t.seat)
	for seat := range engine.Seat(view.Seats()) {
		if ways := t.waysOf(view, seat); ways > mine {
			choice, mine = engine.Choice{Kind: engine.OfferSwap, Seat: seat}, ways
		}
	}
	return choice
}

// mendCard is what a player does with the Lottery card before the ante: it
// changes a poor one, or asks for a better one of those who have stayed out of
// this Lottery. Others need theirs, and would only be bothered. It is false
// where nothing is left to be done.
func (t *Player) mendCard(view *engine.State) (choice engine.Choice, ok bool) {
	t.options = view.AppendOptions(t.options[:0])
	mine := t.waysOf(view, t.seat)
	for _, o := range t.options {
		switch c := o.Choice; c.Kind {
		case engine.ChangeCard:
			if t.betterUnused(view) {
				return c, true
			}
		case engine.OfferSwap:
			if ways := t.waysOf(view, c.Seat); ways > mine && t.stayedOut(view, c.Seat) {
				choice, mine, ok = c, ways, true
			}
		}
	}
	return choice, ok
}

// stayedOut reports whether a player was asked for the ante before this one,
// and has not paid it.
func (t *Player) stayedOut(view *engine.State, other engine.Seat) bool {
	seats := engine.Seat(view.Seats())
	lander := view.Lottery.Lander
	asked := (other-lander+seats)%seats < (t.seat-lander+seats)%seats
	return asked && !view.Lottery.In.Has(other)
}

// answerSwap swaps Lottery cards with whoever asks, unless the own one wins more
// often: among cards that are worth the same it costs nothing to be kind.
func (t *Player) answerSwap(view *engine.State, prompt engine.Prompt) engine.Choice {
	if t.waysOf(view, prompt.Other) >= t.waysOf(view, t.seat) {
		return engine.Choice{Kind: engine.AcceptSwap}
	}
	return engine.Choice{Kind: engine.RefuseSwap}
}

// anteForCard antes if what lies on the table, as often as the card wins, is
// worth the stake: with $1,000 of the Bank and one's own $100 alone 4/36 of
// $1,100 are $122. Nobody else has the same throws. Before, the card is mended.
func (t *Player) anteForCard(view *engine.State) engine.Choice {
	if choice, ok := t.mendCard(view); ok {
		return choice
	}
	rule := view.Setup.LotteryRule(view.Lottery.Space)
	stake := int64(rule.Stake)
	pot := int64(view.Balance[engine.Stakes]) + int64(rule.Amount) + stake
	p := forecastCash(view, t.seat)
	if !p.canPay(stake) || t.hoped(view, pot*t.waysOf(view, t.seat)) <= (stake+t.dreaded(p.costOf(stake)))*pips*pips {
		return engine.Choice{Kind: engine.StayOut}
	}
	return engine.Choice{Kind: engine.Ante}
}
