// Package armies says how a game of Conquest went for those who played it, as their albums keep
// it.
package armies

import (
	"cmp"

	"bigpayday/game/album"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
)

// Box is what albums call the game.
const Box = "conquest"

// Played returns how a game that is over went for a seat. ID, Ended, Level and Film of it are for
// others to say. Worth counts days.
func Played(t *armies.Table, seat conquest.Seat) album.Game {
	s := t.State()
	g := album.Game{Box: Box, Place: 1, Players: s.Seats(), Worth: int32(s.Held[seat].Len())}
	for other := range conquest.Seat(s.Setup.Seats) {
		if ahead(s, other, seat) {
			g.Place++
		}
	}
	return g
}

// ahead reports whether a seat came before another: who was in it to the end by the days through
// the last round and then by their armies, and the others the later they were out.
func ahead(s *conquest.State, a, b conquest.Seat) bool {
	switch in := s.In(); {
	case in.Has(a) && in.Has(b):
		return cmp.Or(cmp.Compare(s.Sums[a], s.Sums[b]), cmp.Compare(s.Troops(a), s.Troops(b))) > 0
	case in.Has(a) || in.Has(b):
		return in.Has(a)
	}
	return s.OutAt[a] > s.OutAt[b]
}
