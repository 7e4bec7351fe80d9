//go:build !js

package game

import "bigpayday/game/store"

// backButton is the browser's; there is none here.
type backButton struct{}

func (*backButton) pressed(bool) bool { return false }

// prefer sets what the system says that its user needs, where nothing has been set yet. Without cgo no system but the browser
// says so in a way that is the same everywhere.
func prefer(*store.Store, *store.Settings) {}
