package engine

// buyAtYardSale is Yard Sale: the lander draws the top Deal, rolls, and must
// buy it for the amount times the roll. Without a Deal to draw nothing is
// rolled or paid. A lander who is out for want of the money gets no Deal.
func (g game) buyAtYardSale(lander Seat, rule *SpaceRule) {
	card := g.draw(lander, DealDeck)
	if card == NoCard {
		return
	}
	price := rule.DealPrice(g.ed.card(card), g.rollDice(lander, rule))
	g.charge(lander, Bank, price, rule.Why, card)
	if g.out(lander) {
		g.discard(lander, card)
		return
	}
	g.keepDeal(lander, card, price)
}
