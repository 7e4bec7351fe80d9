package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render/stage"
)

// Viewer returns the person whom the screen is for now: who is asked, or waited
// for, or moves; else the person whose turn it is, or the only one there is.
func Viewer(m *match.Match) engine.Seat {
	if p, ok := m.Asked(); ok {
		return p.Seat
	}
	if hold, held := m.Hold(); held && m.People.Has(hold.Seat) {
		return hold.Seat
	}
	if turn := m.Stage.Shown().Turn; m.People.Has(turn) {
		return turn
	}
	if m.People.Len() == 1 {
		return m.Pupil()
	}
	return m.Stage.Shown().Turn
}

// DealComes reports whether the face can be seen of a Deal that a person will
// be asked to buy as soon as it lies there.
func DealComes(m *match.Match) bool {
	card, p := &m.Stage.Actors().Card, m.Table.State().Prompt()
	return card.On && card.Goes == stage.ToTable && card.Flip >= .5 &&
		p.Kind == engine.BuyDeal && p.Card == card.Card && m.Table.PersonAsked()
}

// ComputersMove reports whether nothing is up to a person at the moment.
func ComputersMove(m *match.Match) bool {
	if _, held := m.Hold(); held {
		return false
	}
	_, asked := m.Asked()
	return !asked && !m.People.Has(m.Stage.Shown().Turn)
}

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

// Pips returns what the player whose turn it is has thrown to move, as soon as the die shows it, 0
// before and when the token has gone on from where that led.
func Pips(m *match.Match) int {
	sh, a := m.Stage.Shown(), m.Stage.Actors()
	month := sh.Players[sh.Turn].Month
	if d := &a.Dice; d.On && d.Home == 0 {
		if d.Settled && d.Seat == sh.Turn && d.Why == engine.WhyMove {
			return int(d.Faces[0])
		}
		return 0
	}
	if sh.Roll.Turn != sh.Turns || sh.Roll.Month != month || sh.Roll.Why != engine.WhyMove {
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

// Decided reports whether the dice that lie in the tray were thrown for the
// contest that is on.
func Decided(m *match.Match) bool {
	sh := m.Stage.Shown()
	return sh.Lottery.Space != engine.Vacant && !m.Stage.Actors().Dice.On && sh.Roll.Turn == sh.Turns &&
		sh.Roll.Why == sh.Setup.LotteryRule(sh.Lottery.Space).Why
}

// OtherDieTip says what the second die is for, where there is one.
func OtherDieTip(m *match.Match) string {
	switch sh := m.Stage.Shown(); {
	case sh.BonusDie > 0:
		return m.Say("tip.bonus_die", words.Number("number", sh.BonusDie))
	case sh.Setup.TwoDice():
		return m.Say("tip.blue_die")
	}
	return ""
}
