package table

import (
	"encoding/json"
	"fmt"

	"bigpayday/game/rules"
)

// Seat is a player's place at the table, counted from 0 in turn order.
type Seat = rules.Seat

// Rules is what a table asks of a game: the verbs of its rules package, its computers,
// and how saves write down what was settled before it began. G is the setup of the rules
// package, S its state, C its choice, and E its event. Rules hold nothing, so that one
// value serves all tables.
type Rules[G any, S comparable, C Choice, E any] interface {
	// Name is what saves call the game. It is never changed.
	Name() string

	// Seated completes a setup by what follows from who sits where, Reseat tells a game that
	// is being played of a seat that a person or a computer has taken over, and Seats is how
	// many seats there are.
	Seated(setup G, players []Player) G
	Reseat(s *S, seat Seat, person bool)
	Seats(setup *G) int
	// Seed gives the setup another seed.
	Seed(setup *G, seed uint64)
	// Check returns nil if a game can be played with the setup.
	Check(setup *G) error
	// SetupOf returns what a state was started with.
	SetupOf(s *S) G

	// Start begins the game, and Choose carries a choice out; events go to the sink.
	Start(s *S, setup G, sink func(E)) error
	Choose(s *S, choice C, sink func(E)) error
	// Asked returns who is to decide next, NoSeat when the game is over, and Turn a
	// number that changes when the turn passes on.
	Asked(s *S) Seat
	Turn(s *S) int
	// Month returns how many months have begun, or what comes nearest to them in the
	// game, from 1: a copy of the save is kept of the beginning of each.
	Month(s *S) int
	// View returns the game as a seat may know it. World is one that looks to the seat like
	// this one, NoSeat for whoever knows nothing of what is hidden: all that is hidden, and
	// chance, is made up from the seed.
	View(s *S, seat Seat) S
	World(s *S, seat Seat, seed uint64) S
	// Fallback returns a choice that is allowed, for a computer that errs.
	Fallback(s *S) (choice C, ok bool)
	// CanUndo reports whether the last choice of a person may be taken back, with all
	// that computers have chosen since: these events are what came of it. Passed says that
	// another person is asked now.
	CanUndo(s *S, since []E, passed bool) bool
	Hash(s *S) uint64

	// Computer returns a computer for the seat of a player, of the level that the player's
	// kind is and with the temper of its character.
	Computer(player Player, seat Seat) Computer[S, C]
	// NoCoach reports whether the table has agreed that nobody is shown what would be
	// better. Weigh returns what compares a choice at the prompt of a view with the
	// others, nil where there is nothing to weigh.
	NoCoach(s *S) bool
	Weigh(view *S, chosen C) Weighing[C]

	// ParseChoice reads what the choice's String writes.
	ParseChoice(text string) (C, error)
	// WriteSetup returns what saves keep of a setup, to be encoded as JSON, and the
	// first version of saves that can hold it. ReadSetup reads that for so many seats; its
	// error is [ErrNewer] where only a later version of the game can.
	WriteSetup(setup *G) (saved any, version int)
	ReadSetup(data json.RawMessage, seats int) (G, error)
	// Checked returns a state that was read from a save, or an error if there can be no
	// such state.
	Checked(read *S) (S, error)
}

// Choice is a decision of a player, as text in saves.
type Choice interface {
	comparable
	fmt.Stringer
}

// Computer decides for a seat.
type Computer[S, C any] interface {
	// Step thinks about what a view asks for some tens of microseconds at most. While
	// done is false it is to be called again with the same view.
	Step(view *S) (choice C, done bool)
}

// Weighing finds out what a choice was worth, by playing on.
type Weighing[C any] interface {
	// Step goes on for some tens of microseconds at most.
	Step() (done bool)
	// Verdict returns what would have been better and by how much, in what the game
	// counts, with the standard error of that. It is false where nothing would have
	// been better for certain.
	Verdict() (better C, cost, off int32, ok bool)
}
