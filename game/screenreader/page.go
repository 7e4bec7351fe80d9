package screenreader

import "bigpayday/game/outline"

// Screen is what there is to be said of the screen.
type Screen struct {
	// Items are what stands there, and Focus is the key of the control that has the game's focus, ""
	// while that is not shown.
	Items []outline.Item
	Focus string
	// First and Last say that the focus is on the first or the last control, so that Tab leaves the
	// game.
	First, Last bool
	Labels
}

// Labels are what the parts of the page are called.
type Labels struct {
	// Language is a code such as "en".
	Language string
	// Game is what the canvas is called, Controls what the parts beside it are called, and Log
	// that of what has happened.
	Game, Controls, Log string
}

// Wish says what was done with a part of the page.
type Wish uint8

const (
	// GoTo: the control has the focus. Its key is "" where the focus has left the game.
	GoTo Wish = iota + 1
	// Press: it was pressed.
	Press
	// SetTo: it was set to Value.
	SetTo
	// Write: Text is now in the field.
	Write
)

// Request is something done with a part of the page.
type Request struct {
	Key   string
	Wish  Wish
	Value int
	Text  string
}
