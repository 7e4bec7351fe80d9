package tabletop

import (
	"bigpayday/game/engine"
)

// rolled lays a throw into the tray, and notes it for what it was made for.
func rolled(sh *Shown, e engine.Event) {
	sh.Roll = Roll{Seat: e.Seat, Why: e.Why, Dice: e.Dice, Count: sh.Roll.Count + 1, Turn: sh.Turns, Month: sh.Players[sh.Turn].Month}
	if e.Why == engine.WhyMove {
		sh.Tally[e.Seat].Rolls++
		sh.Tally[e.Seat].Pips += uint32(e.Dice[0])
	}
	sh.Contest.deal(sh, e)
	sh.Contest.roll(e)
	sh.Bet.roll(e)
	sh.poll(e)
}

// poll ends an election: the next 6 wins the Pot.
func (sh *Shown) poll(e engine.Event) {
	if e.Why == engine.WhyMove && e.Dice[0] == 6 {
		sh.Election = false
	}
}
