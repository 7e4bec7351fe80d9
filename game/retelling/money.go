package retelling

import (
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// moneyGame is the [kind] of the money games.
type moneyGame struct{}

func (moneyGame) opener() table.Opener { return money.Opener() }

func (moneyGame) tell(s *saying, game table.Game) (misfit *table.Misfit, ok bool) {
	t, ok := game.(*money.Table)
	if !ok {
		return nil, false
	}
	setup := t.Setup().Game
	s.head(game, setup.Edition.String())
	teller := s.words.Teller(setup, s.names)
	return retell(s, t, func(e engine.Event) (line words.Line, turn, ok bool) {
		if !s.all {
			e = e.SeenBy(s.view)
		}
		line, ok = teller.Tell(e)
		return line, e.Kind == engine.TurnBegan, ok
	}), true
}
