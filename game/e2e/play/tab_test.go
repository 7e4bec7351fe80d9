package play_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// inStorage is what a key begins with in the local storage, and asText an entry that is text.
const (
	inStorage = "bigpayday/"
	asText    = "t"
)

// unhurried plays with the mouse, and looks what has come of a press before the next one: what a
// page tells may come late.
type unhurried struct{ mouse }

func (u unhurried) press(id string) {
	u.t.Helper()
	u.mouse.press(id)
	u.Ticks(40)
}

// tabOf returns what looks at the save of a game in a tab of a browser.
func tabOf(t *testing.T, g *e2e.Game) *victim {
	return &victim{t: t, read: func() ([]byte, error) {
		entry := g.Stored(inStorage + store.Autosave)
		if entry == "" {
			return nil, &store.Error{Kind: store.NotFound}
		}
		return []byte(strings.TrimPrefix(entry, asText)), nil
	}}
}

// crash kills the tab, and checks what it has left. The game goes on with what the save asks.
func (v *victim) crash(g *e2e.Game) {
	v.t.Helper()
	v.look()
	g.Crash()
	g.Scene("title")
	v.look()
}

// twoInATab starts a game of two people in a tab of a browser, which shows the title. In a browser
// time is real, and computers would play on while it is found out what is asked.
func twoInATab(t *testing.T) (*e2e.Game, *victim) {
	g := e2e.StartInBrowser(t, e2e.Options{Width: 960, Height: 600})
	v := tabOf(t, g)
	v.name, v.home = engine.Standard.String(), newHome(t)
	v.players = []table.Player{{Name: "Mom", Kind: table.Human}, {Name: "Dad", Token: 1, Colour: 1, Kind: table.Human}}
	v.begin()
	for _, name := range []string{store.Autosave, store.SettingsName} {
		data, err := v.home.Read(name)
		require.NoError(t, err)
		g.Store(inStorage+name, asText+string(data))
	}
	v.crash(g)
	return g, v
}
