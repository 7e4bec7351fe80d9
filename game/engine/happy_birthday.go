package engine

// collectFromEach is Happy Birthday: every other player, retired or not,
// gives the lander the amount, in seat order from the lander.
func (g game) collectFromEach(lander Seat, rule *SpaceRule) {
	g.seatsFrom(lander, func(seat Seat) {
		if seat != lander {
			g.charge(seat, SeatAccount(lander), rule.Amount, rule.Why, NoCard)
		}
	})
}
