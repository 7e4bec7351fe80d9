// Package play_test plays the game from the outside, as people do: whole games
// with the mouse alone and with the keyboard alone, games that are broken off
// and gone on with, and hands that do everything wrong. It holds the players
// and what they check; the driver is package e2e.
package play_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/cast"
	guide "bigpayday/game/conquest/lesson"
	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/money"
	"bigpayday/game/profiles"
	"bigpayday/game/store"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// dayID returns the id of a day of the calendar.
func dayID(day uint8) string { return "day-" + strconv.Itoa(int(day)) }

// userHome is the folder in which the programs that a test starts keep everything,
// with what is stored in it.
type userHome struct {
	*store.Store
	folder string
}

// newHome returns the home of a person who has been told all there is to tell, and who has turned
// the volume down: to make sounds would take a good part of the time of each game.
func newHome(t *testing.T) userHome {
	t.Helper()
	h := emptyHome(t)
	settings := store.DefaultSettings()
	settings.LessonOffered, settings.HintsTold = true, lesson.AllTold()+" "+guide.AllTold()
	settings.Volumes.Master = 0
	require.NoError(t, h.WriteSettings(settings))
	people := profiles.Open(h.Store, func(name string) string { return name })
	require.NoError(t, people.KeepOwn(profiles.Profile{Name: "Mom", Character: cast.Rosa}))
	return h
}

// emptyHome returns the home of a person who starts the program for the first
// time. Where the test fails, the game that was being played is kept beside the
// pictures.
func emptyHome(t *testing.T) userHome {
	t.Helper()
	h := userHome{folder: t.TempDir()}
	var err error
	h.Store, err = store.OpenFolder(h.folder)
	require.NoError(t, err)
	t.Cleanup(func() {
		if data, err := h.Read(store.Autosave); err == nil && t.Failed() {
			keep := filepath.Join("..", "..", "..", "build", "shots")
			_ = os.MkdirAll(keep, 0o755)
			_ = os.WriteFile(filepath.Join(keep, strings.ReplaceAll(t.Name(), "/", "-")+"-autosave.json"), data, 0o600)
		}
	})
	return h
}

// variable returns the home as a variable of a program's environment.
func (h userHome) variable() string { return store.Home + "=" + h.folder }

// start starts the game in its home, in a window of the usual size.
func (h userHome) start(t *testing.T) *e2e.Game {
	t.Helper()
	return h.startIn(t, 0, 0)
}

// startIn starts the game in its home, in a window of a size.
func (h userHome) startIn(t *testing.T, width, height int) *e2e.Game {
	t.Helper()
	return e2e.Start(t, e2e.Options{Width: width, Height: height, Env: []string{h.variable()}})
}

// saved returns the state of the game that is saved. That it can be read, and
// that its journal leads to it, is checked on the way.
func saved(t *testing.T, home userHome) engine.State {
	t.Helper()
	game, err := money.Resume(home)
	require.NoError(t, err, "the save cannot be read")
	_, err = game.Replay()
	require.NoError(t, err, "the journal does not lead to the state that is saved")
	return *game.State()
}

// assertEnded checks that the game that is saved was played to its end.
func assertEnded(t *testing.T, home userHome, seats, months uint8) {
	t.Helper()
	state := saved(t, home)
	assert.Equal(t, engine.Over, state.Phase)
	assert.Equal(t, seats, state.Setup.Seats)
	assert.Equal(t, months, state.Setup.Months)
	sum := int32(0)
	for _, balance := range state.Balance {
		sum += balance
	}
	assert.Zero(t, sum, "all accounts add up to zero")
}
