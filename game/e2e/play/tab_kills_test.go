//go:build kills

package play_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// So does a game in a tab of a browser that is killed, see TestAKilledGameGoesOnWhereItWas. That
// takes minutes, so this file is only built by "make kills": once a tab is killed in
// TestBrowserPlaysAndGoesOnAfterAReload.
func TestAGameInAKilledTabGoesOnWhereItWas(t *testing.T) {
	t.Parallel()
	g := e2e.StartInBrowser(t, e2e.Options{Width: 960, Height: 600})
	v := tabOf(t, g)
	// Two people play: in a browser time is real, and computers would play on while it is found
	// out what is asked.
	v.name, v.home = engine.Standard.String(), newHome(t)
	v.players = []table.Player{{Name: "Mom", Kind: table.Human}, {Name: "Dad", Token: 1, Colour: 1, Kind: table.Human}}
	v.begin()
	for _, name := range []string{store.Autosave, store.SettingsName} {
		data, err := v.home.Read(name)
		require.NoError(t, err)
		g.Store(inStorage+name, asText+string(data))
	}
	v.crash(g)
	p := newPerson(t, g, unhurried{mouse{g, t}})
	p.hasty = true
	p.press("continue")
	const kills = 10
	for n := range kills {
		turns := rand.IntN(5)
		p.play(func(now e2e.Trace) bool {
			v.asked(p)
			if isOver(now) {
				t.Fatal("the game is over too soon")
			}
			turns--
			return turns < 0
		})
		if n%2 == 0 {
			p.asked[g.Now().Prompt]++
			p.answer(g.Now()) // the tab is killed while what was chosen is shown
			g.Ticks(1 + rand.IntN(60))
		}
		v.crash(g)
		p.press("continue")
	}
	before := len(v.known.Choices)
	p.play(func(now e2e.Trace) bool {
		v.asked(p)
		return isOver(now) || len(v.known.Choices) > before
	})
	t.Logf("%d kills of the tab, %d of them just after a press; %d choices", kills, kills/2, len(v.known.Choices))
}
