package saves_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/render"
)

// Whatever file is dropped on the window or chosen is refused with a sentence and leaves the saved
// games as they are, or joins them and can be gone on with. (Package retelling searches for files
// that break their reader.)
func TestAnImportIsRefusedOrGoneOnWith(t *testing.T) {
	saves, err := filepath.Glob("../../*/testdata/version-*.json")
	require.NoError(t, err)
	require.NotEmpty(t, saves)
	theme := scenetest.DesignWindow.Theme(t)
	for _, path := range saves {
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		name := filepath.Base(path)
		check(t, theme, name, name, data)
		check(t, theme, name+", half of it", "half", data[:len(data)/2])
		check(t, theme, name+", called like a path", "../../etc/passwd", table.Retitle(data, "autosave"))
	}
	check(t, theme, "nothing", "", nil)
	check(t, theme, "two titles", "", []byte(`{"title":"a\nb","Title":"c","format":"bigpayday game","version":3,"game":"conquest","players":[{},{}],"choices":[]}`))
	check(t, theme, "a device's name", "con.bigpayday", []byte(`{"format":"bigpayday game","version":1}`))
}

// check imports a file that has a name, and loads what has come of it.
func check(t *testing.T, theme *render.Theme, about, name string, data []byte) {
	t.Run(about, func(t *testing.T) {
		v := scenetest.New(t, scenetest.DesignWindow, theme)
		v.Start()
		app.SavesDoor.Open(v.App, app.Nothing{})
		v.Import(name, data)
		v.Ticks(2)
		kept := names(t, v)
		if v.Scene() == "dialog" {
			require.Empty(t, kept)
			return
		}
		require.Len(t, kept, 1)
		require.NotEqual(t, store.Autosave, kept[0])
		document, err := v.Store.Read(kept[0])
		require.NoError(t, err)
		game, err := v.ReadGame(document)
		require.NoError(t, err)
		v.Click("load")
		v.Ticks(2)
		require.NotContains(t, []string{"saves", "dialog"}, v.Scene())
		require.Equal(t, game.Title(), v.Running.Title())
		require.True(t, slices.Contains(names(t, v), store.Autosave))
	})
}
