package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/input"
)

// The scenes below stand in for pages that are not there yet, so that a whole
// game can be played: the month is laid by chance, and the end of the game
// only waits.

func newTurn(h *House, m *match) Scene { return &bare{page: newPage(h, "turn"), m: m} }

// bare is a page without anything on it.
type bare struct {
	page
	m *match
}

func (s *bare) Tick(in *input.State) bool {
	if p, ok := s.m.asked(); ok {
		choice := engine.Choice{Kind: engine.Fill, Preset: engine.Balanced}
		if p.Kind == engine.Arrange {
			choice = engine.Choice{Kind: engine.Begin}
		}
		_ = s.m.choose(choice) // nothing is refused here
	}
	s.layers = s.layers[:0]
	_, dirty := s.handle(in)
	return s.m.tick(false) || dirty
}

func (s *bare) Draw(*ebiten.Image) {}
