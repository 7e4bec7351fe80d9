//go:build linux

package main

import (
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// openConquest opens a game of Conquest.
func openConquest(players []table.Player, seed uint64, kept *store.Store) (table.Game, error) {
	return armies.New(armies.Setup{
		Game:    conquest.Setup{Seed: seed, Page: conquest.MonthPage(2027, 1), Seats: uint8(len(players)), First: conquest.NoSeat, Rounds: 6},
		Players: players,
	}, kept)
}
