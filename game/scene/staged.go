package scene

import "bigpayday/render/stage"

// Staged is a scene that shows a running game on a stage.
type Staged interface {
	Scene
	// Stage returns the stage. What is queued on it is only shown: the game
	// itself does not change.
	Stage() *stage.Stage
}

var (
	_ Staged = (*turn)(nil)
	_ Staged = (*placement)(nil)
)

func (s *turn) Stage() *stage.Stage { return s.m.stage }

func (s *placement) Stage() *stage.Stage { return s.m.stage }

// Reckoner is a scene that reckons while it is shown, a slice in each tick.
type Reckoner interface {
	Scene
	// Reckoned reports whether the figures that are shown are of what lies on the
	// table now.
	Reckoned() bool
}

var _ Reckoner = (*placement)(nil)

// Reckoned reports whether there are odds of the month as it lies now.
func (s *placement) Reckoned() bool {
	o := &s.odds
	return s.m.odds && o.base != nil && o.next > oddsBegin && o.days == s.m.stage.Shown().Pages[s.month-1]
}
