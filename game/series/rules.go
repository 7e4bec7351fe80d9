// Package series plays many games of the same kind at once, without a window, and
// says how sure it is of what came of them. It knows no game: each one says by its
// [Rules] how it is played, and counts for itself.
//
// [Games] are games of computers that somebody counts and records, and a [Match] is one
// player at a table of others, seat by seat. Both are cut into batches, so that the
// number of them that are played at the same time changes nothing in what is gathered.
package series

import "bigpayday/game/rules"

// Rules are what a series needs of a game. G is its setup, S its state, C a choice,
// and E an event. Rules hold nothing, so that one value serves all games.
type Rules[G, S, C, E any] interface {
	// Seats is how many players the setup has, and Seed gives it another seed.
	Seats(setup *G) int
	Seed(setup *G, seed uint64)
	// Check returns nil if a game can be played with the setup.
	Check(setup *G) error
	// Start begins the game, and Choose carries a choice out; events go to the sink,
	// which may be nil.
	Start(s *S, setup G, sink func(E)) error
	Choose(s *S, choice C, sink func(E)) error
	// Asked returns who is to decide next, NoSeat when the game is over.
	Asked(s *S) rules.Seat
	// View returns the game as a seat may know it.
	View(s *S, seat rules.Seat) S
}

// Player decides for a seat.
type Player[S, C any] interface {
	// Step thinks about what a view asks for a short time. While done is false it is
	// called again with the same view.
	Step(view *S) (choice C, done bool)
}

// PlayOut plays a game to its end, each seat by its player.
func PlayOut[G, S, C, E any](r Rules[G, S, C, E], s *S, players []Player[S, C], sink func(E)) error {
	for {
		seat := r.Asked(s)
		if seat == rules.NoSeat {
			return nil
		}
		view := r.View(s, seat)
		choice, done := players[seat].Step(&view)
		for !done {
			choice, done = players[seat].Step(&view)
		}
		if err := r.Choose(s, choice, sink); err != nil {
			return err
		}
	}
}
