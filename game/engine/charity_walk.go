package engine

// walkForCharity is Charity Walk: the lander rolls, and every other player,
// retired or not, gives the amount times the roll to the Jackpot, in seat
// order from the lander.
func (g game) walkForCharity(lander Seat, rule *SpaceRule) {
	gift := int32(g.rollDice(lander, rule)) * rule.Amount
	g.seatsFrom(lander, func(seat Seat) {
		if seat != lander {
			g.charge(seat, Jackpot, gift, rule.Why, NoCard)
		}
	})
}
