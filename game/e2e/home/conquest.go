package home

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/table"
)

// BeginConquest begins a new game of Conquest of so many rounds at most, 0 until one has everything,
// and leaves it to the program to play it.
func (h Home) BeginConquest(t *testing.T, rounds uint8, players []table.Player) {
	t.Helper()
	setup := conquest.Setup{Seed: table.NewSeed(), Page: conquest.MonthPage(2027, 1), Seats: uint8(len(players)), Rounds: rounds, First: 0}
	game, err := armies.New(armies.Setup{Game: setup, Players: players}, h)
	require.NoError(t, err)
	require.NoError(t, game.Close())
}

// PersonAndComputers are the players of a table of so many seats, at which a person plays against
// computers.
func PersonAndComputers(seats int) []table.Player {
	players := []table.Player{{Name: "Mom", Kind: table.Human}}
	for seat := 1; seat < seats; seat++ {
		players = append(players, table.Player{Name: "Computer " + strconv.Itoa(seat), Token: uint8(seat), Colour: uint8(seat), Kind: table.Easy})
	}
	return players
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
