//go:build kills

package play_test

import (
	"math/rand/v2"
	"testing"

	"bigpayday/game/e2e"
)

// So does a game in a tab of a browser that is killed, see TestAKilledGameGoesOnWhereItWas. That
// takes minutes, so this file is only built by "make kills": once a tab is killed in
// TestBrowserPlaysAndGoesOnAfterAReload.
func TestAGameInAKilledTabGoesOnWhereItWas(t *testing.T) {
	t.Parallel()
	g, v := twoInATab(t)
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
