package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
)

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
