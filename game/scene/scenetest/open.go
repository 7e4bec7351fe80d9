package scenetest

import (
	"strings"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/scene/settings"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
)

// OpenAlbum opens the album of Mom from the title.
func (s *Studio) OpenAlbum() {
	s.T.Helper()
	s.Start()
	s.Tick()
	app.AlbumDoor.Open(s.App, app.AlbumOf{})
	s.Ticks(2)
}

// OpenVolume opens the rule book at a place.
func (s *Studio) OpenVolume(at *app.RulesAt) {
	s.Start()
	s.Tick()
	app.RulesDoor.Open(s.App, at)
	s.Tick()
}

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

// OpenSettingsAndChange opens the settings and does something with a control of theirs.
func (s *Studio) OpenSettingsAndChange(id ui.ID, value int) *settings.Settings {
	s.T.Helper()
	s.SaveToDisk()
	s.Start()
	s.Tick()
	app.SettingsDoor.Open(s.App, app.Nothing{})
	s.Ticks(2)
	set, ok := s.Top().(*settings.Settings)
	require.True(s.T, ok)
	if strings.HasPrefix(string(id), "key-") {
		s.Do(ui.Event{Kind: ui.Changed, ID: "sheet", Value: 2})
		s.Tick()
	}
	s.Do(ui.Event{Kind: ui.Changed, ID: id, Value: value})
	s.Ticks(2)
	return set
}
