package saves_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// opened returns the page with four games on it.
func opened(t *testing.T) *scenetest.Studio {
	v := scenetest.Start(t, store.OpenMemory())
	v.OpenSaves()
	require.Equal(t, "saves", v.Scene())
	return v
}

func names(t *testing.T, v *scenetest.Studio) []string {
	list, err := v.Store.List()
	require.NoError(t, err)
	return list
}

func TestAGameIsLoadedAndTheOneThatWaitedStaysOnTheList(t *testing.T) {
	v := opened(t)
	v.Click("save-2-use")
	v.Key(input.KeyEnter)
	v.Ticks(2)
	require.Equal(t, "turn", v.Scene())
	assert.Len(t, v.Table().Players(), 2)
	assert.Len(t, names(t, v), 5, "what was saved under a name stays besides")
	data, err := v.Store.Read("kept-2")
	require.NoError(t, err)
	g, err := v.ReadGame(data)
	require.NoError(t, err)
	assert.Len(t, g.Players(), 6)
}

func TestAGameInTheBinCanBePutBackUntilThePageIsLeft(t *testing.T) {
	v := opened(t)
	before := names(t, v)
	v.Click("save-2-bin")
	assert.Equal(t, before, names(t, v))
	v.Key(input.KeyBackspace)
	v.Tick()
	assert.True(t, v.Has("save-2-use"))
	v.Click("save-3-bin")
	require.True(t, v.Has("save-3-back"))
	v.Key(input.KeyEscape)
	require.Equal(t, "title", v.Scene())
	assert.Len(t, names(t, v), len(before)-1)
}

func TestARenamedGameIsTheSameGame(t *testing.T) {
	for name, keep := range map[string]func(v *scenetest.Studio){
		"Enter":                   func(v *scenetest.Studio) { v.Key(input.KeyEnter) },
		"the pencil once more":    func(v *scenetest.Studio) { v.Click("save-2-rename") },
		"a press on another game": func(v *scenetest.Studio) { v.Click("save-3-use") },
	} {
		t.Run(name, func(t *testing.T) {
			v := opened(t)
			v.Click("save-2-rename")
			v.Type("Picnic")
			keep(v)
			v.Tick()
			found := 0
			for _, name := range names(t, v) {
				data, err := v.Store.Read(name)
				require.NoError(t, err)
				g, err := v.ReadGame(data)
				require.NoError(t, err, name)
				if g.Title() == "Picnic" {
					found++
				}
			}
			assert.Equal(t, 1, found)
		})
	}
}

func TestASaveThatCannotBeReadDoesNotHideTheOthers(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	require.NoError(t, v.Store.Write("broken", []byte("{")))
	v.OpenSaves()
	v.Ticks(2)
	assert.True(t, v.Has("save-5-rename") || v.Has("save-5-bin"), "it is listed")
	v.Click("load")
	v.Ticks(2)
	assert.Equal(t, "turn", v.Scene())
}

func TestAnImportJoinsTheListAndABadOneIsRefused(t *testing.T) {
	v := opened(t)
	before := names(t, v)
	good := table.Retitle(v.Saved(scenetest.TwoPlayers), "")
	v.Import("From Aunt May.json", good)
	v.Ticks(8)
	require.Equal(t, "saves", v.Scene())
	assert.Len(t, names(t, v), len(before)+1)
	assert.Contains(t, names(t, v), "from-aunt-may")
	v.Import("half.json", good[:len(good)/2])
	v.Ticks(2)
	require.Equal(t, "dialog", v.Scene())
	assert.Len(t, names(t, v), len(before)+1)
}

func TestAFileIsChosenInTheFoldersOfTheDisk(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DOWNLOAD_DIR", dir)
	require.NoError(t, os.Mkdir(filepath.Join(dir, "games"), 0o700))
	v := opened(t)
	before := names(t, v)
	good := table.Retitle(v.Saved(scenetest.TwoPlayers), "")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "games", "From Aunt May.bigpayday"), good, 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "letter.txt"), []byte("Dear Mom"), 0o600))
	v.Act(input.Open)
	v.Ticks(2)
	require.False(t, v.Has("file-3"), "the folder above and one in it, but no letter")
	v.Click("file-2")
	v.Ticks(2)
	v.Click("file-2")
	v.Until("the game to be there", func() bool { return len(names(t, v)) > len(before) })
	assert.Contains(t, names(t, v), "from-aunt-may")
	v.Ticks(8)
	assert.True(t, v.Has("save-5-use"), "it is on the list")

	v.Act(input.Open)
	v.Ticks(2)
	require.True(t, v.Has("file-1"))
	v.Act(input.Cancel)
	v.Ticks(2)
	assert.True(t, v.Has("save-1-use"), "back on the list")
}

// Beside the list stands what can be done with the running game, in a window that has room.
func TestTheRunningGameIsGoneOnWithFromBesideTheList(t *testing.T) {
	v := opened(t)
	v.Click("load")
	v.Ticks(2)
	require.Equal(t, "turn", v.Scene())
	for _, way := range []struct{ press, leads string }{{"replay", "replay"}, {"settings", "settings"}, {"leave", "dialog"}} {
		v.Act(input.Save)
		v.Ticks(8)
		require.Equal(t, "saves", v.Scene())
		v.Click(ui.ID(way.press))
		v.Ticks(2)
		assert.Equal(t, way.leads, v.Scene())
		v.Act(input.Cancel)
		v.Ticks(2)
		require.Equal(t, "saves", v.Scene())
		v.Click("back")
		v.Ticks(2)
		require.Equal(t, "turn", v.Scene())
	}
}

func TestAGameThatIsGivenNoNameIsSavedUnderHowFarItIs(t *testing.T) {
	v := opened(t)
	v.Click("load")
	v.Ticks(2)
	before := names(t, v)
	v.Act(input.Save)
	v.Ticks(8)
	require.Equal(t, "saves", v.Scene())
	v.Act(input.Save)
	v.Ticks(2)
	saved := slices.DeleteFunc(names(t, v), func(name string) bool { return slices.Contains(before, name) })
	require.Len(t, saved, 1)
	data, err := v.Store.Read(saved[0])
	require.NoError(t, err)
	g, err := v.ReadGame(data)
	require.NoError(t, err)
	assert.Equal(t, "Month 2 of 3, day 17", g.Title())
}

func TestAKeyLeavesTheRunningGameForTheTitleAndAsksFirst(t *testing.T) {
	for _, page := range []input.Action{input.Save, input.Menu} {
		v := opened(t)
		v.Click("load")
		v.Ticks(2)
		v.Act(page)
		v.Ticks(8)
		v.Act(input.LeaveGame)
		v.Ticks(2)
		require.Equal(t, "dialog", v.Scene())
		v.Act(input.Accept)
		v.Ticks(2)
		assert.Equal(t, "title", v.Scene())
	}
}
