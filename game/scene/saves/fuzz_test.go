package saves_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/spoil"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// Whatever file is dropped on the window or chosen is refused with a sentence and leaves the saved
// games as they are, or joins them and can be gone on with.
func FuzzAnImportIsRefusedOrGoneOnWith(f *testing.F) {
	saves, err := filepath.Glob("../../*/testdata/version-*.json")
	require.NoError(f, err)
	require.NotEmpty(f, saves)
	for _, name := range saves {
		data, err := os.ReadFile(name)
		require.NoError(f, err)
		f.Add(filepath.Base(name), data)
		for _, spoilt := range spoil.Copies(data, 5) {
			f.Add("spoilt", spoilt)
		}
		f.Add("half", data[:len(data)/2])
		f.Add("../../etc/passwd", table.Retitle(data, "autosave"))
	}
	f.Add("", []byte(`{"title":"a\nb","Title":"c","format":"bigpayday game","version":3,"game":"conquest","players":[{},{}],"choices":[]}`))
	f.Add("con.bigpayday", []byte(`{"format":"bigpayday game","version":1}`))
	theme := scenetest.DesignWindow.Theme(f)
	f.Fuzz(func(t *testing.T, name string, data []byte) {
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
