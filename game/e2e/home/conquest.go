package home

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/table"
)

// BeginConquest begins a new game of Conquest, and leaves it to the program to play it.
func (h Home) BeginConquest(t *testing.T, players []table.Player) {
	t.Helper()
	setup := conquest.Setup{Seed: table.NewSeed(), Page: conquest.MonthPage(2027, 1), Seats: uint8(len(players)), First: 0}
	game, err := armies.New(armies.Setup{Game: setup, Players: players}, h)
	require.NoError(t, err)
	require.NoError(t, game.Close())
}

// Conquest reads the save of a game of Conquest, for a [Save].
func Conquest(data []byte) (Shown, error) {
	game, err := table.Read(data, armies.Opener())
	if err != nil {
		return Shown{}, err
	}
	g := game.(*armies.Table)
	_, err = g.Replay()
	return Shown{Prompt: g.State().Ask.String(), Seat: int(g.Asked()) + 1, Over: g.Over()}, err
}
