package rules

// MaxSeats is the largest number of players at one table.
const MaxSeats = 6

// MinSeats is the smallest number of players at one table.
const MinSeats = 2

// Seat is a place at the table, counted from 0 in turn order (play goes to
// the left, which is upwards).
type Seat int8

// NoSeat stands for nobody, and in a setup for "chosen at random".
const NoSeat Seat = -1

// SeatSet is a set of seats, one bit each.
type SeatSet uint8

// Has reports whether seat is in the set. Nobody is in any, nor changes one.
func (set SeatSet) Has(seat Seat) bool { return set&(1<<uint8(seat)) != 0 }

// With returns the set with seat added.
func (set SeatSet) With(seat Seat) SeatSet { return set | 1<<uint8(seat) }

// Without returns the set with seat taken out.
func (set SeatSet) Without(seat Seat) SeatSet { return set &^ (1 << uint8(seat)) }

// Len returns the number of seats in the set.
func (set SeatSet) Len() int {
	n := 0
	for ; set != 0; set &= set - 1 {
		n++
	}
	return n
}
