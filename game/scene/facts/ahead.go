package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
)

// Ahead returns the day that a throw leads to, and what lies there.
func Ahead(m *match.Match, seat engine.Seat, pips int) (day uint8, space engine.Space) {
	sh := m.Stage.Shown()
	p := sh.Players[seat]
	from := p.Day
	if Pips(m) > 0 && sh.Trail.Seat == seat {
		from = sh.Trail.From // the token has come to where the throw led
	}
	day = sh.Setup.DayAhead(p.Month, from, uint8(pips))
	return day, sh.SpaceAt(p.Month, day)
}

// Pips returns what the player whose turn it is has thrown to move, 0 before
// and when the token has gone on from where that led.
func Pips(m *match.Match) int {
	sh, a := m.Stage.Shown(), m.Stage.Actors()
	month := sh.Players[sh.Turn].Month
	if a.Dice.On || sh.Roll.Turn != sh.Turns || sh.Roll.Month != month || sh.Roll.Why != engine.WhyMove {
		return 0
	}
	n := sh.Roll.Dice[0]
	if way := &sh.Trail; way.Seat == sh.Turn && way.To != sh.Setup.DayAhead(month, way.From, n) {
		return 0
	}
	return int(n)
}

// WinningRoll is the number that wins the Jackpot, the Pot or the Bonus.
func WinningRoll(m *match.Match) uint8 {
	sh := m.Stage.Shown()
	return sh.Edition().WinningRoll(sh.BonusDie)
}
