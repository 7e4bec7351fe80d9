package engine

import "bigpayday/game/rules"

// The seats of a table.
const (
	MinSeats = rules.MinSeats
	MaxSeats = rules.MaxSeats
	NoSeat   = rules.NoSeat
)

// Seat is a place at the table, counted from 0 in turn order.
type Seat = rules.Seat

// SeatSet is a set of seats, one bit each.
type SeatSet = rules.SeatSet
