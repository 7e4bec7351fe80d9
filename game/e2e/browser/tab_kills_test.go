//go:build kills

package browser_test

import (
	"math/rand/v2"
	"testing"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/person"
)

// So does a game in a tab of a browser that is killed, see TestAKilledGameGoesOnWhereItWas. That
// takes minutes, so this file is only built by "make kills": once a tab is killed in
// TestBrowserPlaysAndGoesOnAfterAReload.
func TestAGameInAKilledTabGoesOnWhereItWas(t *testing.T) {
	t.Parallel()
	g, save := twoInATab(t)
	p := person.New(t, g, unhurried{person.WithMouse(t, g)})
	p.Hasty = true
	p.Press("continue")
	const kills = 10
	for n := range kills {
		turns := rand.IntN(5)
		p.Play(func(now e2e.Trace) bool {
			save.Asked(p)
			if person.IsOver(now) {
				t.Fatal("the game is over too soon")
			}
			turns--
			return turns < 0
		})
		if n%2 == 0 {
			p.Asked[g.Now().Prompt]++
			p.Answer(g.Now()) // the tab is killed while what was chosen is shown
			g.Ticks(1 + rand.IntN(60))
		}
		crash(g, save)
		p.Press("continue")
	}
	before := len(save.Known.Choices)
	p.Play(func(now e2e.Trace) bool {
		save.Asked(p)
		return person.IsOver(now) || len(save.Known.Choices) > before
	})
	t.Logf("%d kills of the tab, %d of them just after a press; %d choices", kills, kills/2, len(save.Known.Choices))
}
