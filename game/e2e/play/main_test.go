// Package play_test plays the game from the outside, as people do: whole games
// with the mouse alone and with the keyboard alone, games that are broken off
// and gone on with, and hands that do everything wrong. It holds the players
// and what they check; the driver is package e2e.
package play_test

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// dayID returns the id of a day of the calendar.
func dayID(day uint8) string { return "day-" + strconv.Itoa(int(day)) }

// newHome gives the programs that the test starts an empty folder to keep
// everything in, and returns the store in it: that of a person who has been told
// all there is to tell. Where the test fails, the game that was being played is
// kept beside the pictures.
func newHome(t *testing.T) *store.Store {
	t.Helper()
	s := emptyHome(t)
	settings := store.DefaultSettings()
	settings.LessonOffered, settings.HintsTold = true, lesson.AllTold()
	require.NoError(t, s.WriteSettings(settings))
	return s
}

// emptyHome is newHome for a person who starts the program for the first time.
func emptyHome(t *testing.T) *store.Store {
	t.Helper()
	dir := t.TempDir()
	t.Setenv(store.Home, dir)
	s, err := store.OpenFolder(dir)
	require.NoError(t, err)
	t.Cleanup(func() {
		if data, err := s.Read(store.Autosave); err == nil && t.Failed() {
			keep := filepath.Join("..", "..", "..", "build", "shots")
			_ = os.MkdirAll(keep, 0o755)
			_ = os.WriteFile(filepath.Join(keep, t.Name()+"-autosave.json"), data, 0o600)
		}
	})
	return s
}

// saved returns the state of the game that is saved. That it can be read, and
// that its journal leads to it, is checked on the way.
func saved(t *testing.T, s *store.Store) engine.State {
	t.Helper()
	game, err := table.Resume(s)
	require.NoError(t, err, "the save cannot be read")
	_, err = game.Replay()
	require.NoError(t, err, "the journal does not lead to the state that is saved")
	return *game.State()
}

// assertEnded checks that the game that is saved was played to its end.
func assertEnded(t *testing.T, s *store.Store, seats, months uint8) {
	t.Helper()
	state := saved(t, s)
	assert.Equal(t, engine.Over, state.Phase)
	assert.Equal(t, seats, state.Setup.Seats)
	assert.Equal(t, months, state.Setup.Months)
	sum := int32(0)
	for _, balance := range state.Balance {
		sum += balance
	}
	assert.Zero(t, sum, "all accounts add up to zero")
}
