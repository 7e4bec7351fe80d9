package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
)

// Plays reports whether a game of that kind is anted for, or played.
func Plays(m *match.Match, game engine.Act) bool {
	sh := m.Stage.Shown()
	return sh.Lottery.Space != engine.Vacant && sh.Edition().Spaces[sh.Lottery.Space].Does == game && !sh.Contest.Open
}
