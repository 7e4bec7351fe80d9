package play_test

import (
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
	"bigpayday/game/store"
)

// tabOf returns what looks at the save of a game in a tab of a browser.
func tabOf(t *testing.T, g *e2e.Game) *victim {
	return &victim{t: t, read: func() ([]byte, error) {
		text := g.Stored("bigpayday/" + store.Autosave)
		if text == "" {
			return nil, &store.Error{Kind: store.NotFound}
		}
		return []byte(text[1:]), nil // the first letter says that it is text
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

// So does a game in a tab of a browser that is killed, as the desktop's does: see
// TestAKilledGameGoesOnWhereItWas. That takes a while, so it is only done with EVERY_KILL: once a
// tab is killed in TestBrowserPlaysAndGoesOnAfterAReload.
func TestAGameInAKilledTabGoesOnWhereItWas(t *testing.T) {
	t.Parallel()
	if os.Getenv(everyKill) == "" {
		t.Skip("it takes " + everyKill + "=1")
	}
	g := e2e.StartInBrowser(t, e2e.Options{Width: 960, Height: 600})
	p := newPerson(t, g, mouse{g, t})
	p.hasty = true
	v := tabOf(t, g)
	p.press("settings") // hints come and go by themselves, and time is real here
	g.Scene("settings")
	p.option("sheet", 1, 2)
	p.press("hints")
	p.press("back")
	p.press("new")
	p.press("start")
	const kills = 20
	for n := range kills {
		turns := rand.IntN(3)
		p.play(func(now e2e.Trace) bool {
			v.asked(p)
			if isOver(now) {
				t.Fatal("the game is over too soon")
			}
			turns--
			return turns < 0
		})
		if n%2 == 0 {
			p.answer(g.Now()) // the tab is killed while what was chosen is shown
			g.Ticks(rand.IntN(90))
		}
		v.crash(g)
		p.press("continue")
	}
	before := len(v.known.Choices)
	p.play(func(now e2e.Trace) bool {
		v.asked(p)
		return isOver(now) || len(v.known.Choices) > before+5
	})
	assert.Greater(t, len(v.known.Choices), before, "the game goes on")
	t.Logf("%d kills of the tab, %d of them just after a press; %d choices", kills, kills/2, len(v.known.Choices))
}
