package retelling

import (
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// armyGame is the [kind] of Conquest.
type armyGame struct{}

func (armyGame) opener() table.Opener { return armies.Opener() }

func (armyGame) tell(s *saying, game table.Game) (misfit *table.Misfit, ok bool) {
	t, ok := game.(*armies.Table)
	if !ok {
		return nil, false
	}
	setup := t.Setup().Game
	s.head(game, game.Name())
	teller := wording.New(s.words, setup.Page, s.names).Teller(&setup)
	return retell(s, t, func(e conquest.Event) (line words.Line, turn, ok bool) {
		if !s.all {
			e = e.SeenBy(s.view)
		}
		line, ok = teller.Tell(e)
		return line, e.Kind == conquest.TurnBegan, ok
	}), true
}
