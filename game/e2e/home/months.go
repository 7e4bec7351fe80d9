package home

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/table"
)

// BeginMonths begins a new game of an edition that is long enough to be broken off many times, and
// leaves it to the program to play it.
func (h Home) BeginMonths(t *testing.T, edition engine.EditionID, players []table.Player) {
	t.Helper()
	setup := engine.Setup{Edition: edition, Seats: uint8(len(players)), Months: 6, Seed: table.NewSeed(), First: engine.NoSeat}
	for month := range setup.Months {
		setup.Lengths[month] = 31
	}
	game, err := money.New(money.Setup{Game: setup, Players: players}, h)
	require.NoError(t, err)
	require.NoError(t, game.Close())
}

// Months reads the save of a money game, for a [Save].
func Months(data []byte) (Shown, error) {
	game, err := table.Read(data, money.Opener())
	if err != nil {
		return Shown{}, err
	}
	g := game.(*money.Table)
	_, err = g.Replay()
	return Shown{Prompt: g.State().Prompt().Kind.String(), Seat: int(g.Asked()) + 1, Over: g.Over()}, err
}
