package engine

// LanderGets returns the dollars that a day of the kind brings whoever lands
// there, below zero for what it costs, and 0 where that depends on dice, cards
// or the other players.
func (r *SpaceRule) LanderGets() int32 {
	switch r.Does {
	case CollectAmount:
		return r.Amount
	case PayBank, HoldElection:
		return -r.Amount
	}
	return 0
}

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
