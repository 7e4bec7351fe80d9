//go:build linux

package main

import (
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// editions returns what opens a game of each edition.
func editions() (openers []func(players []table.Player, seed uint64, kept *store.Store) (table.Game, error)) {
	for edition := range engine.NumEditions {
		openers = append(openers, func(players []table.Player, seed uint64, kept *store.Store) (table.Game, error) {
			setup := engine.Setup{Edition: edition, Seats: uint8(len(players)), Months: engine.UsualMonths, Seed: seed, First: engine.NoSeat}
			for i := range setup.Months {
				setup.Lengths[i] = engine.MaxDays
			}
			return money.New(money.Setup{Game: setup, Players: players}, kept)
		})
	}
	return openers
}
