package engine

// playContest is the Singing Contest, and with one die the Radio Contest: each
// player, retired or not, rolls the dice, the lander first, then in seat
// order. The highest roll wins the amount from the Bank; those who tie for it
// roll again.
func (g game) playContest(lander Seat, rule *SpaceRule) {
	rollers := SeatSet(1)<<g.Setup.Seats - 1
	for {
		var best uint8
		var leaders SeatSet
		g.seatsFrom(lander, func(seat Seat) {
			if !rollers.Has(seat) {
				return
			}
			switch sum := g.rollDice(seat, rule); {
			case sum > best:
				best, leaders = sum, SeatSet(0).With(seat)
			case sum == best:
				leaders = leaders.With(seat)
			}
		})
		if leaders.Len() == 1 {
			g.seatsFrom(lander, func(seat Seat) {
				if leaders.Has(seat) {
					g.collect(seat, rule.Amount, rule.Why, NoCard)
				}
			})
			return
		}
		rollers = leaders
	}
}
