package conquest

import "bigpayday/game/rules"

// The seats of a table.
const (
	MinSeats = rules.MinSeats
	MaxSeats = rules.MaxSeats
	NoSeat   = rules.NoSeat
)

// Seat is a player's place at the table, counted from 0 in turn order.
type Seat = rules.Seat

// SeatSet is a set of seats, one bit each.
type SeatSet = rules.SeatSet

// Neutral owns the days of the army that stands between two players. It takes
// no turns.
const Neutral Seat = MaxSeats

// owners is how many there are that can own days.
const owners = MaxSeats + 1
