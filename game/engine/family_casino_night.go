package engine

// playCasino is Family Casino Night: the lander rolls, wins the amount from
// the Bank with an odd number and loses it to the Jackpot with an even one.
func (g game) playCasino(lander Seat, rule *SpaceRule) {
	if g.rollDice(lander, rule)%2 == 1 {
		g.collect(lander, rule.Amount, rule.Why, NoCard)
	} else {
		g.charge(lander, Jackpot, rule.Amount, rule.Why, NoCard)
	}
}
