package engine

// holdElection is Town Election: every player who has not retired gives the
// amount to the Pot, in seat order from the lander. The next 6 wins it; see
// [SixEndsElection].
func (g game) holdElection(lander Seat, rule *SpaceRule) {
	g.Election = true
	g.seatsFrom(lander, func(seat Seat) {
		if !g.out(seat) {
			g.charge(seat, Jackpot, rule.Amount, rule.Why, NoCard)
		}
	})
}
