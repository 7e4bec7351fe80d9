//go:build sizes

package phone_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/person"
)

// A month is built, played and settled with a finger; the telephone is turned round while a tile is
// carried, and the page is loaded anew after the pay day. That takes five minutes, so this file is
// only built by "make sizes".
func TestAMonthIsSettledOnATelephone(t *testing.T) {
	g, p := layTiles(t)
	g.Key(ebiten.KeyF2) // hints come and go by themselves, and time is real here
	g.Scene("settings")
	p.Option("sheet", person.GamesPart, person.SettingsParts)
	p.Press("hints")
	p.Press("back")
	g.Scene("placement")
	g.Rest()

	from, to := g.Control("hand"), g.Control("day-12")
	g.MoveTo(from.X+from.W/2, from.Y+from.H/2)
	g.Press()
	g.MoveTo(to.X+to.W/2, to.Y+to.H/2)
	g.Resize(844, 390)
	g.Ticks(30)
	g.Release()
	g.Rest()
	now := g.Now()
	require.Equal(t, "place-tile", now.Prompt, "the tile lies, or is in the hand again")
	for _, id := range []string{"hand", "day-19", "fill"} {
		require.True(t, person.Has(now, id), "%s in %v", id, now)
	}
	g.Resize(390, 844)
	g.Ticks(30)
	g.Rest()
	g.ClickOn("fill")
	g.Rest()
	g.ClickOn("start")

	settled := false
	p.Play(func(now e2e.Trace) bool {
		settled = settled || now.Scene == "settlement"
		return settled && now.Scene != "settlement"
	})
	assert.Positive(t, p.Asked["take-turn"])
	g.Ticks(120) // what was done is kept by now
	g.Reload()
	g.Scene("title")
	g.ClickOn("continue")
	g.Until("the game to go on", func(now e2e.Trace) bool { return now.Prompt != "" || now.Scene == "recap" || person.IsOver(now) })
	t.Logf("asked %v", p.Asked)
}
