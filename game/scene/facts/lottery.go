package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
)

// LotteryRule returns the rule of the lottery that is played.
func LotteryRule(m *match.Match) engine.SpaceRule {
	sh := m.Stage.Shown()
	return sh.Setup.LotteryRule(sh.Lottery.Space)
}
