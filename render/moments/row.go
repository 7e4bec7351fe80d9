package moments

import "bigpayday/game/rules"

// manyTurns is how many turns of computers follow one another from which on what they bring about
// stays short: people wait for their own turn meanwhile.
const manyTurns = 5

// Table is who sits around a table, and whose turn it is.
type Table struct {
	Turn  rules.Seat
	Seats int
	// People are the seats of people, and Gone those that have no turns any more.
	People, Gone rules.SeatSet
}

// Crowded reports whether so many computers have their turns one after another, among them the one
// whose turn it is, that what they bring about stays short. Where only computers play nobody waits.
func (t Table) Crowded() bool {
	if t.People == 0 || t.Turn == rules.NoSeat || t.People.Has(t.Turn) {
		return false
	}
	row := 1 + t.computers(1)
	if t.People&^t.Gone != 0 {
		row += t.computers(t.Seats - 1)
	}
	return row >= manyTurns
}

// computers returns how many computers have their turns between that of now and that of the next
// person, by steps of so many seats around the table.
func (t Table) computers(step int) (n int) {
	for at := (int(t.Turn) + step) % t.Seats; at != int(t.Turn); at = (at + step) % t.Seats {
		switch seat := rules.Seat(at); {
		case t.Gone.Has(seat):
		case t.People.Has(seat):
			return n
		default:
			n++
		}
	}
	return n
}
