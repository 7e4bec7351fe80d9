package engine

// beginTurn asks the seat to roll.
func (g game) beginTurn(seat Seat) {
	g.Turn = seat
	g.Turns++
	if g.sink != nil {
		g.tellTurn(seat)
	}
	g.ClocksTurned = false
	g.askTurn(seat)
}

// askTurn asks the seat to roll. How much may be staked on Swellfare is found
// out now, before anything is borrowed or taken out of the savings.
func (g game) askTurn(seat Seat) {
	stakes := uint8(0)
	if g.ed.draws(Swellfare) {
		stakes, _ = g.openStakes(askTurn, seat, g.swellfares(seat))
	}
	g.push(task{Kind: askTurn, Seat: seat, N: stakes})
}

// takeTurn rolls one die and moves the token that many days. What the roll
// wins is paid before the token moves. A retired player only rolls.
func (g game) takeTurn(seat Seat) {
	g.push(task{Kind: endTurn, Seat: seat})
	if g.out(seat) {
		if g.wins(g.roll(seat, WhyBonus)) && g.winByRoll(seat) {
			g.push(task{Kind: askDie, Seat: seat})
		}
		return
	}
	die := g.roll(seat, WhyMove)
	if g.wins(die) && g.winByRoll(seat) {
		g.push(task{Kind: walk, Seat: seat, N: die})
		g.push(task{Kind: askDie, Seat: seat})
		return
	}
	g.walk(seat, die)
}

// walk moves the token as far as was rolled, to the last day at most; then
// the space there is carried out.
func (g game) walk(seat Seat, days uint8) {
	p := &g.Players[seat]
	g.move(seat, g.Setup.DayAhead(p.Month, p.Day, days), WhyRoll, NoSeat)
	g.land(seat)
}

// next returns the next player to the left of seat who has not retired, or who
// still rolls: NoSeat when all have retired.
func (g game) next(seat Seat) Seat {
	for range g.Setup.Seats {
		if seat = g.left(seat); !g.out(seat) || g.ed.RetiredRoll && !g.allOut() {
			return seat
		}
	}
	return NoSeat
}

// roll throws one die.
func (g game) roll(seat Seat, why Why) uint8 {
	n := g.Random.Die()
	if g.sink != nil {
		g.tellRoll(seat, why, [2]uint8{n})
	}
	return n
}

// rollDice throws as many dice as the space says and returns their sum.
func (g game) rollDice(seat Seat, rule *SpaceRule) uint8 {
	dice := g.throw(seat, rule)
	return dice[0] + dice[1]
}

// throw throws as many dice as the space says.
func (g game) throw(seat Seat, rule *SpaceRule) (dice [2]uint8) {
	for i := range min(rule.Dice, 2) {
		dice[i] = g.Random.Die()
	}
	if g.sink != nil {
		g.tellRoll(seat, rule.Why, dice)
	}
	return dice
}
