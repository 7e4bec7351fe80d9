package scene

import "bigpayday/render/stage"

// Staged is a scene that shows a running game on a stage.
type Staged interface {
	Scene
	// Stage returns the stage. What is queued on it is only shown: the game
	// itself does not change.
	Stage() *stage.Stage
}

var _ Staged = (*turn)(nil)

func (s *turn) Stage() *stage.Stage { return s.m.stage }
