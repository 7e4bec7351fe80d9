package faces

import "bigpayday/game/rules"

// Reaction is how a face has reacted last.
type Reaction struct {
	Expression Expression
	// Millis is how long the face shows it before it rests, in milliseconds, 0
	// where it stays until the next reaction.
	Millis int
	// Count numbers the reactions of all faces from 1, 0 before the first. A
	// screen sees by it that a face has reacted again.
	Count uint32
}

// greetingTime is how long a face is glad about its last turn when the next one
// begins, in milliseconds.
const greetingTime = 900

// Reactions are those of all faces at a table. A game folds its events into them.
type Reactions struct {
	Seats [rules.MaxSeats]Reaction

	count uint32
	// glad are the players whose last turn ended well.
	glad rules.SeatSet
}

// Show lets a face react. Nobody, and who is no player, has no face.
func (r *Reactions) Show(seat rules.Seat, e Expression) { r.ShowFor(seat, e, HoldTime) }

// ShowFor is Show for a number of milliseconds, 0 until the next reaction.
func (r *Reactions) ShowFor(seat rules.Seat, e Expression, ms int) {
	if seat < 0 || int(seat) >= len(r.Seats) {
		return
	}
	r.count++
	r.Seats[seat] = Reaction{Expression: e, Millis: ms, Count: r.count}
}

// BeginTurn lets a player begin a turn as the last one ended. Before is whose turn
// ends, NoSeat for nobody's.
func (r *Reactions) BeginTurn(before, seat rules.Seat) {
	if before != rules.NoSeat {
		r.glad = r.glad.Without(before)
		if e := r.Seats[before].Expression; e == Happy || e == Triumphant {
			r.glad = r.glad.With(before)
		}
	}
	if r.glad.Has(seat) {
		r.ShowFor(seat, Happy, greetingTime)
	} else {
		r.Show(seat, Neutral)
	}
}

// Ranked returns the face at the end of a game of a player who has so many others
// ahead, of so many at the table.
func Ranked(ahead, seats int) Expression {
	switch ahead {
	case 0:
		return Triumphant
	case seats - 1:
		return Dismayed
	case 1:
		return Happy
	case 2:
		return Scheming
	}
	return Neutral
}
