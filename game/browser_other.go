//go:build !js

package game

import (
	"bigpayday/game/store"
	"bigpayday/render/palette"
)

// backButton is the browser's; there is none here.
type backButton struct{}

func (*backButton) pressed(bool) bool { return false }

// paintAround colors the page around the game; there is none here.
func paintAround(*palette.Palette) {}

// pageAddress returns the address of the page that the program runs in; there is none here.
func pageAddress() string { return "" }

// link returns the text of the link that the page was opened with; there is none here.
func link() string { return "" }

// prefer sets what the system says that its user needs, where nothing has been set yet. Without cgo no system but the browser
// says so in a way that is the same everywhere.
func prefer(*store.Store, *store.Settings) {}
