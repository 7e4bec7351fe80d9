package bot

import "bigpayday/game/engine"

// waysOfCard returns how many of the 36 throws of two dice win with a Lottery
// card: a pair of different numbers comes up in two ways, a double in one.
func waysOfCard(card engine.Card) int64 {
	var ways int64
	for _, pair := range card.Pairs {
		ways += 2
		if pair[0] == pair[1] {
			ways--
		}
	}
	return ways
}

// waysOf returns the ways of a player's Lottery card.
func (t *Player) waysOf(view *engine.State, seat engine.Seat) int64 {
	return waysOfCard(view.Edition().Card(view.LotteryCards[seat]))
}

// swapCard changes the Lottery card for one of those that nobody has if they
// win more often on average, or asks for a player's that does. As printed all
// cards win with 5 of 36 throws, and then the computer keeps what it has.
func (t *Player) swapCard(view *engine.State) engine.Choice {
	mine := t.waysOf(view, t.seat)
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
	if sum > mine*unused {
		return engine.Choice{Kind: engine.ChangeCard}
	}
	choice := engine.Choice{Kind: engine.KeepCard}
	for seat := range engine.Seat(view.Seats()) {
		if ways := t.waysOf(view, seat); ways > mine {
			choice, mine = engine.Choice{Kind: engine.OfferSwap, Seat: seat}, ways
		}
	}
	return choice
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
// worth the stake: with $1,000 of the Bank and one's own $100 alone 5/36 of
// $1,100 are $152. Nobody else has the same throws.
func (t *Player) anteForCard(view *engine.State) engine.Choice {
	rule := view.Setup.LotteryRule(view.Lottery.Space)
	stake := int64(rule.Stake)
	pot := int64(view.Balance[engine.Stakes]) + int64(rule.Amount) + stake
	p := forecastCash(view, t.seat)
	if !p.canPay(stake) || t.hoped(pot*t.waysOf(view, t.seat)) <= (stake+t.dreaded(p.costOf(stake)))*pips*pips {
		return engine.Choice{Kind: engine.StayOut}
	}
	return engine.Choice{Kind: engine.Ante}
}
