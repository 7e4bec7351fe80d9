package app

import "bigpayday/render/stage"

// Staged is a scene that shows a running game on a stage.
type Staged interface {
	Scene
	// Stage returns the stage. What is queued on it is only shown: the game
	// itself does not change.
	Stage() *stage.Stage
}

// Reckoner is a scene that reckons while it is shown, a slice in each tick.
type Reckoner interface {
	Scene
	// Reckoned reports whether the figures that are shown are of what lies on the
	// table now.
	Reckoned() bool
}
