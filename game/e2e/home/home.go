// Package home is where the programs that tests start keep everything: a folder with settings,
// players and a game that has begun, and the saved game, which is looked at again and again and
// must lose nothing.
package home

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/cast"
	guide "bigpayday/game/conquest/lesson"
	"bigpayday/game/e2e"
	"bigpayday/game/lesson"
	"bigpayday/game/profiles"
	"bigpayday/game/store"
)

// Home is the folder in which the programs that a test starts keep everything,
// with what is stored in it.
type Home struct {
	*store.Store
	// Folder is its path.
	Folder string
}

// New returns the home of a person who has been told all there is to tell, and who has turned
// the volume down: to make sounds would take a good part of the time of each game.
func New(t *testing.T) Home {
	t.Helper()
	h := Empty(t)
	settings := store.DefaultSettings()
	settings.LessonOffered, settings.HintsTold = true, lesson.AllTold()+" "+guide.AllTold()
	settings.Volumes.Master = 0
	require.NoError(t, h.WriteSettings(settings))
	people := profiles.Open(h.Store, func(name string) string { return name })
	require.NoError(t, people.KeepOwn(profiles.Profile{Name: "Mom", Character: cast.Rosa}))
	return h
}

// Empty returns the home of a person who starts the program for the first
// time. Where the test fails, the game that was being played is kept beside the
// pictures.
func Empty(t *testing.T) Home {
	t.Helper()
	h := Home{Folder: t.TempDir()}
	var err error
	h.Store, err = store.OpenFolder(h.Folder)
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

// Variable returns the home as a variable of a program's environment.
func (h Home) Variable() string { return store.Home + "=" + h.Folder }

// Start starts the game in its home, in a window of the usual size.
func (h Home) Start(t *testing.T) *e2e.Game {
	t.Helper()
	return h.StartIn(t, 0, 0)
}

// StartIn starts the game in its home, in a window of a size.
func (h Home) StartIn(t *testing.T, width, height int) *e2e.Game {
	t.Helper()
	return e2e.Start(t, e2e.Options{Width: width, Height: height, Env: []string{h.Variable()}})
}
