//go:build !js

package game

import "bigpayday/render/palette"

// hurries says that the first picture is shown before all that belongs to it has been drawn. Here
// that would save some hundredths of a second.
const hurries = false

// backButton is the browser's; there is none here.
type backButton struct{}

func (*backButton) pressed(bool) bool { return false }

// paintAround colors the page around the game; there is none here.
func paintAround(*palette.Palette) {}

// pageAddress returns the address of the page that the program runs in; there is none here.
func pageAddress() string { return "" }

// link returns the text of the link that the page was opened with; there is none here.
func link() string { return "" }
