package engine

// openPoker is Poker Game: each player, retired or not, may put the stake on
// the table, in seat order from the lander.
func (g game) openPoker(lander Seat, space Space) {
	g.Lottery = Lottery{Space: space, Lander: lander}
	g.askAntes(lander)
}

// callOff tells that a game does not take place.
func (g game) callOff() {
	g.emit(Event{Kind: NoGame, Seat: g.Lottery.Lander, By: NoSeat, Space: g.Lottery.Space})
	g.Lottery = Lottery{}
}

// playPoker lets those who paid the stake roll; the highest roll takes all.
// With fewer than two of them the stake goes back.
func (g game) playPoker() {
	rule := g.lottery()
	in, lander := g.Lottery.In, g.Lottery.Lander
	if in.Len() < 2 {
		g.returnAntes(lander, in, rule.Stake)
		g.callOff()
		return
	}
	g.Lottery = Lottery{}
	winner := g.contest(lander, in, &rule)
	g.pay(Stakes, SeatAccount(winner), g.Balance[Stakes], rule.Why, NoCard)
}
