package table

import "time"

// Game is a table of whichever game, for those who need not know which: they save it,
// seat players and put it away.
type Game interface {
	// Name is what saves call the game.
	Name() string
	// ID tells the game from all others: it is made of all that was settled before it began,
	// its seed included.
	ID() string
	Players() []Player
	Title() string
	SetTitle(title string)
	Said() []string
	Say(line string)
	Document() []byte
	SetKind(seat Seat, kind Kind) error
	// Asked returns who is to decide next, NoSeat when the game is over.
	Asked() Seat
	PersonAsked() bool
	Over() bool
	Practice() bool
	Choices() int
	Answered(n int) bool
	CanUndo() bool
	Undoable() int
	Undo() error
	Save() error
	Close() error
	Discard() error
	SaveError() error
	SaveState() SaveState
	SavedAt() time.Time
}
