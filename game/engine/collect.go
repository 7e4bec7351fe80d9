package engine

// winPerPip is Super Sweepstakes: the lander rolls and wins the amount for
// each pip from the Bank.
func (g game) winPerPip(seat Seat, rule *SpaceRule) {
	g.collect(seat, int32(g.rollDice(seat, rule))*rule.Amount, rule.Why, NoCard)
}

// everyoneCollects is Holiday: each player, retired or not, collects the
// amount from the Bank, the lander first.
func (g game) everyoneCollects(lander Seat, rule *SpaceRule) {
	g.seatsFrom(lander, func(seat Seat) { g.collect(seat, rule.Amount, rule.Why, NoCard) })
}
