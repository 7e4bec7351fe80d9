package table

// ErrorID says what cannot be done. It is the id of the message for players.
type ErrorID string

// The reasons.
const (
	// ComputersTurn: a person chose where a computer is asked.
	ComputersTurn ErrorID = "table.computers_turn"
	// NothingToUndo: nothing that a person chose can be taken back.
	NothingToUndo ErrorID = "table.nothing_to_undo"
	// NoReplay: the rules have changed since the game began, or its journal
	// is damaged. The game itself goes on.
	NoReplay ErrorID = "table.no_replay"
	// WrongSeats: there are more or fewer players than seats, or no such seat.
	WrongSeats ErrorID = "table.wrong_seats"
	// UnknownKind: a player is neither a person nor a level that there is.
	UnknownKind ErrorID = "table.unknown_kind"
)

// Error is the error for what a table cannot do. Choices that the rules do
// not allow are refused by their rules package, and what goes wrong with saves is a
// [*store.Error].
type Error struct {
	ID ErrorID
}

// Error names the error for logs; what people read comes from package words.
func (e *Error) Error() string { return string(e.ID) }
