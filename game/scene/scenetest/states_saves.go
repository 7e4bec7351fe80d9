package scenetest

import (
	"os"
	"path/filepath"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/files"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// SaveGames puts some games into the store: the running one, one that was put aside, and two that
// were saved under names.
func (s *Studio) SaveGames() {
	s.T.Helper()
	require.NoError(s.T, s.Store.Write(store.Autosave, s.Saved(SixPlayers)))
	require.NoError(s.T, s.Store.Write(store.KeptName(nil), s.Saved(TwoPlayers)))
	require.NoError(s.T, table.KeepAs(s.Saved(TwoPlayers), "Grandma against all", s.Store))
	require.NoError(s.T, table.KeepAs(s.Saved(SixPlayers), "Rainy Sunday", s.Store))
}

// OpenSaves opens the page of saved games from the title, once all of them are read.
func (s *Studio) OpenSaves() {
	s.T.Helper()
	s.SaveGames()
	s.Start()
	s.Tick()
	s.Click("saves")
	s.Ticks(8)
}

// savesStates are the states of the page of saved games.
var savesStates = []State{
	{"saves", func(s *Studio) { s.OpenSaves() }},
	{"saves-renaming", func(s *Studio) { s.OpenSaves(); s.Click("save-2-rename"); s.Tick() }},
	{"saves-bin", func(s *Studio) { s.OpenSaves(); s.Click("save-2-bin"); s.Tick() }},
	{"saves-open", func(s *Studio) {
		folder := s.T.TempDir()
		s.T.Setenv("XDG_DOWNLOAD_DIR", folder)
		for _, name := range []string{"From Aunt May", "Sunday in Maine, after lunch"} {
			require.NoError(s.T, os.WriteFile(filepath.Join(folder, name+files.Ending), s.Saved(TwoPlayers), 0o600))
		}
		require.NoError(s.T, os.Mkdir(filepath.Join(folder, "Pictures"), 0o700))
		s.OpenSaves()
		s.Click("open")
		s.Tick()
	}},
	{"saves-none", func(s *Studio) {
		s.Start()
		s.Tick()
		app.SavesDoor.Open(s.App, app.Nothing{})
		s.Ticks(2)
	}},
	{"saves-game", func(s *Studio) {
		s.OpenSaves()
		s.Click("load")
		s.Ticks(2)
		app.SavesDoor.Open(s.App, app.Nothing{})
		s.Ticks(8)
	}},
}
