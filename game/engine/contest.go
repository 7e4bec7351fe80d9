package engine

// playContest is the Singing Contest, and with one die the Radio Contest: each
// player, retired or not, rolls the dice. The highest roll wins the amount
// from the Bank.
func (g game) playContest(lander Seat, rule *SpaceRule) {
	winner := g.contest(lander, SeatSet(1)<<g.Setup.Seats-1, rule)
	g.collect(winner, rule.Amount, rule.Why, NoCard)
}

// contest lets players roll the dice of a rule, the first one first, then in
// seat order, and returns who rolls the highest. Those who tie for it roll
// again.
func (g game) contest(first Seat, players SeatSet, rule *SpaceRule) Seat {
	for {
		var best uint8
		var leaders SeatSet
		leader := first
		g.seatsFrom(first, func(seat Seat) {
			if !players.Has(seat) {
				return
			}
			switch sum := g.rollDice(seat, rule); {
			case sum > best:
				best, leaders, leader = sum, SeatSet(0).With(seat), seat
			case sum == best:
				leaders = leaders.With(seat)
			}
		})
		if leaders.Len() == 1 {
			return leader
		}
		players = leaders
	}
}
