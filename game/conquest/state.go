package conquest

import "bigpayday/game/rules"

// Random is the state of a game's only generator.
type Random = rules.Random

// State is a whole game: one flat value, so that copying it is an
// assignment. Its fields can be read by anyone; they are changed by [New] and
// [State.Choose] alone. A seat may not know all of it: what a player or a
// computer opponent may see is [State.View].
type State struct {
	Setup Setup
	Map   Map
	// Owner is whose each day is: a seat, Neutral, or NoSeat while it is free.
	// Held has the same days by owner.
	Owner [dayIndex]Seat
	Held  [owners]DaySet
	// Armies is how many stand on each day.
	Armies [dayIndex]int32
	// Every card is in one of these: the deck, those turned in, or a hand. The
	// card of a day has the day's place. Which of them is drawn next is found
	// out when it is drawn.
	Deck, TurnedIn DaySet
	Hands          [MaxSeats]DaySet
	// Left is the infantry that each player has still to place at the start.
	Left [MaxSeats]uint8
	// Tiles is how many of each kind are still to be drawn; InHand is the one
	// that has been.
	Tiles  [NumTiles]uint8
	InHand Tile

	// Ask is what is decided next, NoPrompt once the game is over. Turn is the
	// seat whose turn it is, or that lays, claims or places.
	Ask  PromptKind
	Turn Seat
	// Round counts from 1 in play; Turns counts the turns that have begun.
	Round uint8
	Turns uint16
	// Took says that the seat has taken a day this turn.
	Took bool
	// KnockOut says that cards of a fallen player are turned in and the armies
	// they bring are placed, in the middle of a turn.
	KnockOut bool
	// Reserve is how many new armies are still to be placed.
	Reserve int32
	// From, To and Dice are the fight that is asked about.
	From, To Day
	Dice     uint8
	// Whose was the day that is about to be occupied, else NoSeat.
	Whose Seat
	// Sets counts the sets turned in by all players.
	Sets uint16
	// Sums adds up each player's days through the last round.
	Sums [MaxSeats]uint16
	// OutAt is the turn in which a player lost the last day, 0 for who is in.
	OutAt [MaxSeats]uint16

	// Lot is a number drawn when the game begins, which all may know: tastes of
	// computers that last a game come of it.
	Lot uint32
	// Random is the generator. It is hidden.
	Random Random
}

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.Setup.Seats) }

// Over reports whether the game is over.
func (s *State) Over() bool { return s.Ask == NoPrompt }

// Playing reports whether turns are taken: all days are claimed, all infantry
// is placed, and the game is not over.
func (s *State) Playing() bool { return s.Ask >= TurnIn }

// Free returns the days that nobody has claimed yet.
func (s *State) Free() DaySet {
	free := allDays
	for _, held := range s.Held {
		free &^= held
	}
	return free
}

// Troops returns how many armies an owner has on the page.
func (s *State) Troops(owner Seat) int32 {
	var sum int32
	for rest := s.Held[owner]; rest != 0; rest &= rest - 1 {
		sum += s.Armies[rest.First()]
	}
	return sum
}

// In returns the players that are still in: all of them until the days are
// claimed, and then those who hold one.
func (s *State) In() SeatSet {
	if !s.Over() && !s.Playing() {
		return 1<<s.Setup.Seats - 1
	}
	var in SeatSet
	for seat := range Seat(s.Setup.Seats) {
		if s.Held[seat] != 0 {
			in = in.With(seat)
		}
	}
	return in
}

// game is a state at work, with where its events go. It is handed on by value,
// which costs no allocation. What happens all the time asks for the sink before
// it writes an event: computers play thousands of games to which nobody
// listens.
type game struct {
	*State
	sink Sink
}

func (g game) emit(e Event) {
	if g.sink != nil {
		g.sink(e)
	}
}

// left returns the seat to the left of seat.
func (g game) left(seat Seat) Seat {
	if seat++; seat < Seat(g.Setup.Seats) {
		return seat
	}
	return 0
}

// give hands a day to an owner, whoever had it.
func (g game) give(d Day, to Seat) {
	if from := g.Owner[d]; from != NoSeat {
		g.Held[from] = g.Held[from].Without(d)
	}
	g.Owner[d] = to
	g.Held[to] = g.Held[to].With(d)
}
