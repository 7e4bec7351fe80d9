package engine

// beginTurn asks the seat to roll.
func (g game) beginTurn(seat Seat) {
	g.Turn = seat
	g.Turns++
	g.emit(Event{Kind: TurnBegan, Seat: seat, By: NoSeat, Month: g.Players[seat].Month, To: g.Players[seat].Day})
	g.push(task{Kind: askTurn, Seat: seat})
}

// takeTurn rolls one die and moves the token that many days. A 6 wins the
// Jackpot before the token moves.
func (g game) takeTurn(seat Seat) {
	g.push(task{Kind: endTurn, Seat: seat})
	die := g.roll(seat, WhyMove)
	if die == 6 && !g.Setup.House.Has(NoJackpot) {
		g.winJackpot(seat)
	}
	p := &g.Players[seat]
	g.move(seat, min(p.Day+die, g.Length(p.Month)), WhyRoll, NoSeat)
	g.push(task{Kind: land, Seat: seat})
}

// nextTurn hands the turn to the next player to the left who has not
// retired. When nobody is left the game is over.
func (g game) nextTurn() {
	seat := g.Turn
	for range g.Setup.Seats {
		if seat = g.left(seat); !g.Players[seat].Retired {
			g.beginTurn(seat)
			return
		}
	}
	g.endGame()
}

// roll throws one die.
func (g game) roll(seat Seat, why Why) uint8 {
	n := g.Random.die()
	g.emit(Event{Kind: Rolled, Seat: seat, By: NoSeat, Why: why, Dice: [2]uint8{n}})
	return n
}

// rollDice throws as many dice as the space says and returns their sum.
func (g game) rollDice(seat Seat, rule *SpaceRule) uint8 {
	var dice [2]uint8
	for i := range min(rule.Dice, 2) {
		dice[i] = g.Random.die()
	}
	g.emit(Event{Kind: Rolled, Seat: seat, By: NoSeat, Why: rule.Why, Dice: dice})
	return dice[0] + dice[1]
}
