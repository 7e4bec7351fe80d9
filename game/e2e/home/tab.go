package home

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/store"
)

// InStorage is what a key begins with in a browser's local storage, and AsText an entry that is
// text.
const (
	InStorage = "bigpayday/"
	AsText    = "t"
)

// MoveInto stores the game and the settings of the home in a browser's tab. The page finds them when
// it is loaded again.
func (h Home) MoveInto(t *testing.T, g *e2e.Game) {
	t.Helper()
	for _, name := range []string{store.Autosave, store.SettingsName} {
		data, err := h.Read(name)
		require.NoError(t, err)
		g.Store(InStorage+name, AsText+string(data))
	}
}

// ReadTab returns the saved game in a browser's tab. The error is of the kind [store.NotFound] where
// there is none.
func ReadTab(g *e2e.Game) ([]byte, error) {
	entry := g.Stored(InStorage + store.Autosave)
	if entry == "" {
		return nil, &store.Error{Kind: store.NotFound}
	}
	return []byte(strings.TrimPrefix(entry, AsText)), nil
}
