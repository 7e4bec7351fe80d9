package conquest

// knockOut hands the cards of a player who has lost the last day to the seat in
// turn. With six or more, sets are turned in at once.
func (g game) knockOut(fallen Seat) {
	cards := g.Hands[fallen]
	g.Hands[fallen] = 0
	g.Hands[g.Turn] |= cards
	g.OutAt[fallen] = g.Turns
	g.emit(Event{
		Kind: KnockedOut, Seat: fallen, By: g.Turn, Days: cards, Number: uint16(cards.Len()), Secret: !g.Setup.House.Has(OpenHands),
	})
	switch {
	case g.In().Len() == 1:
		g.end(WhyAll)
	case g.Hands[g.Turn].Len() >= AtOnceCards:
		g.From, g.To, g.Dice = NoDay, NoDay, 0
		g.KnockOut = true
		g.askCards()
	default:
		g.askAttack()
	}
}
