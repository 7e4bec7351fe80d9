//go:build !js

package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/rules"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// saved plays a game of Conquest until it has had so many choices, or is over, and returns the
// file of its save and the game.
func saved(t *testing.T, choices int) (string, *armies.Table) {
	t.Helper()
	storage := store.OpenMemory()
	tb, err := armies.New(armies.Setup{
		Game: conquest.Setup{
			Seed: 1, Seats: 2, First: rules.NoSeat, Page: conquest.MonthPage(2027, 1), Rounds: 8,
			House: conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup),
		},
		Players: []table.Player{{Name: "Ada", Kind: table.Normal}, {Name: "Ben\x1b[31m", Kind: table.Normal, Token: 1, Colour: 1}},
	}, storage)
	require.NoError(t, err)
	for !tb.Over() && tb.Choices() < choices {
		tb.Step()
	}
	require.NoError(t, tb.Save())
	data, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	return written(t, data), tb
}

// written returns a file with the data.
func written(t *testing.T, data []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game.json")
	require.NoError(t, os.WriteFile(file, data, 0o600))
	return file
}

func TestASavedGameIsToldAndChecked(t *testing.T) {
	file, _ := saved(t, 1_000_000)
	code, out, bad := command("replay " + file)
	assert.Equal(t, exitOK, code)
	assert.Empty(t, bad)
	for _, text := range []string{"Conquest\n1. Ada (", "2. Ben[31m (", "\n\nTurn 1\n", "  Ada ", "checks out"} {
		assert.Contains(t, out, text)
	}
	assert.NotContains(t, out, "\x1b", "nothing that a terminal would obey")
	assert.NotContains(t, out, "isn’t over")

	code, checked, _ := command("replay -check " + file)
	assert.Equal(t, exitOK, code)
	assert.NotContains(t, checked, "Turn 1")
	code, again, _ := command("replay " + file + " -check")
	assert.Equal(t, exitOK, code)
	assert.Equal(t, checked, again, "flags may stand behind the file")
}

func TestAGameThatIsNotOverKeepsItsSecrets(t *testing.T) {
	storage := store.OpenMemory()
	setup := money.Setup{Game: engine.Setup{
		Edition: engine.Event2000, Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, First: engine.NoSeat, Seed: 1,
	}}
	for i, name := range []string{"Ada", "Ben", "Cleo"} {
		setup.Players = append(setup.Players, table.Player{Name: name, Kind: table.Normal, Token: uint8(i), Colour: uint8(i)})
	}
	tb, err := money.New(setup, storage)
	require.NoError(t, err)
	// A sealed Deal is up for auction, which only those who drew it have seen.
	var drawn engine.Event
	for !drawn.Secret {
		require.False(t, tb.Over())
		for _, e := range tb.Step() {
			if e.Kind == engine.Drawn {
				drawn = e
			}
		}
	}
	// The log does not name it even to them, for others look at it, too.
	title := new(words.Library).Open("en").CardTitle(setup.Game.Edition, drawn.Card)
	tell := func(flags string) (code int, out string) {
		code, out, bad := command("replay " + flags + written(t, tb.Document()))
		assert.NotContains(t, out+bad, title)
		return code, out
	}
	code, out := tell("")
	assert.Equal(t, exitOK, code)
	assert.Contains(t, out, "isn’t over")
	code, out = tell("-seat 1 ")
	assert.Equal(t, exitUsage, code, "nobody looks into the cards of a computer")
	assert.Empty(t, out)
	require.NoError(t, tb.SetKind(0, table.Human))
	code, out = tell("-seat 1 ")
	assert.Equal(t, exitOK, code, "she looks into her own")
	assert.Contains(t, out, "As Ada sees it")
	code, _ = tell("-seat 2 ")
	assert.Equal(t, exitUsage, code)
	require.NoError(t, tb.SetKind(1, table.Human))
	for _, seat := range []string{"-seat 1 ", "-seat 2 "} {
		code, _ = tell(seat)
		assert.Equal(t, exitUsage, code, "they sit at one screen")
	}
}

func TestASaveThatCannotBeToldIsRefused(t *testing.T) {
	file, _ := saved(t, 110)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	with := func(old, changed string) []byte {
		require.Contains(t, string(data), old)
		return bytes.Replace(data, []byte(old), []byte(changed), 1)
	}
	unsummed := func(data []byte) []byte {
		begin, _, _ := bytes.Cut(data, []byte(",\n\t\"sum\""))
		return append(bytes.Clone(begin), "\n}\n"...)
	}
	for says, document := range map[string][]byte{
		"cut off":              data[:len(data)/2],
		"isn’t a saved game":   []byte("Dear diary"),
		"newer version":        with(`"version": 3`, `"version": 99`),
		"an edition that":      unsummed(with(`"game": "conquest"`, `"game": "chess"`)),
		"Something other than": with(`"seed":"1"`, `"seed":"2"`),
		"doesn’t fit":          unsummed(with(`"seed":"1"`, `"seed":"2"`)),
		"doesn’t match":        unsummed(with(`"marks": [[`, `"marks": [[0,"0"],[`)),
	} {
		code, _, bad := command("replay " + written(t, document))
		assert.Equal(t, exitError, code, says)
		assert.Contains(t, bad, says)
	}
	code, _, bad := command("replay " + filepath.Join(t.TempDir(), "none.json"))
	assert.Equal(t, exitError, code)
	assert.Contains(t, bad, "none.json")
	for _, line := range []string{"replay", "replay -seat 3 " + file, "replay -seat 0 " + file, "replay " + file + " more", "replay -x " + file} {
		code, out, bad := command(line)
		assert.Equal(t, exitUsage, code, line)
		assert.Empty(t, out, line)
		assert.NotEmpty(t, bad, line)
	}
}
