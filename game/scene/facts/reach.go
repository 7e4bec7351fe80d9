package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
)

// Reach is where the throw that is to be made, or lies there and has not been walked, leads the
// player whose turn it is: the day for each face of the die, 0 for none. A day is never 0, for
// nobody is led to START by a face that is worth showing.
type Reach [engine.DieSides]uint8

// NextDays returns the days that are in reach now.
func NextDays(m *match.Match) (r Reach) {
	sh, a := m.Stage.Shown(), m.Stage.Actors()
	if sh.Phase != engine.Playing || sh.Players[sh.Turn].Retired || sh.Settlement.Open {
		return r
	}
	p := &sh.Players[sh.Turn]
	lead := func(why engine.Why, from, pips uint8) {
		if day, moves := sh.Setup.ThrowLeads(why, p.Month, from, pips); moves {
			r[pips-1] = day
		}
	}
	all := func(why engine.Why) {
		for pips := range engine.DieSides {
			lead(why, p.Day, uint8(pips)+1)
		}
	}
	hold, held := m.Hold()
	thrown := sh.Roll.Turn == sh.Turns && sh.Roll.Seat == sh.Turn && sh.Roll.Dice[0] > 0
	switch {
	case a.Token.On:
		day, moves := sh.Setup.ThrowLeads(sh.Roll.Why, p.Month, a.Token.From, sh.Roll.Dice[0])
		if moves && thrown && a.Token.Seat == sh.Turn && day == a.Token.To { // not moved by something else
			r[sh.Roll.Dice[0]-1] = day
		}
	case a.Dice.On && a.Dice.Home > 0:
		lead(a.Dice.Why, p.Day, a.Dice.Faces[0])
	case a.Dice.On:
		all(a.Dice.Why)
	case held:
		all(hold.Why)
	case thrown && sh.Trail.Seat != sh.Turn && sh.Landed.Month == 0, thrown && sh.Landed.Month != 0 && sh.Roll.Why == sh.Edition().Spaces[sh.Landed.Space].Why:
		lead(sh.Roll.Why, p.Day, sh.Roll.Dice[0])
	case sh.Landed.Month == 0:
		all(engine.WhyMove)
	}
	return r
}
