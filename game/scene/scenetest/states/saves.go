package states

import (
	"os"
	"path/filepath"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/files"
	"bigpayday/game/scene/scenetest"
)

// savesStates are the states of the page of saved games.
var savesStates = []State{
	{"saves", func(s *scenetest.Studio) { s.OpenSaves() }},
	{"saves-renaming", func(s *scenetest.Studio) { s.OpenSaves(); s.Click("save-2-rename"); s.Tick() }},
	{"saves-bin", func(s *scenetest.Studio) { s.OpenSaves(); s.Click("save-2-bin"); s.Tick() }},
	{"saves-open", func(s *scenetest.Studio) {
		folder := s.T.TempDir()
		s.T.Setenv("XDG_DOWNLOAD_DIR", folder)
		for _, name := range []string{"From Aunt May", "Sunday in Maine, after lunch"} {
			require.NoError(s.T, os.WriteFile(filepath.Join(folder, name+files.Ending), s.Saved(scenetest.TwoPlayers), 0o600))
		}
		require.NoError(s.T, os.Mkdir(filepath.Join(folder, "Pictures"), 0o700))
		s.OpenSaves()
		s.Click("open")
		s.Tick()
	}},
	{"saves-none", func(s *scenetest.Studio) {
		s.Start()
		s.Tick()
		app.SavesDoor.Open(s.App, app.Nothing{})
		s.Ticks(2)
	}},
	{"saves-game", func(s *scenetest.Studio) {
		s.OpenSaves()
		s.Click("load")
		s.Ticks(2)
		app.SavesDoor.Open(s.App, app.Nothing{})
		s.Ticks(8)
	}},
}
