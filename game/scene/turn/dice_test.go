package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

func TestTheTraySaysWhatOneDieHasDecided(t *testing.T) {
	g := playingSetup(t, engine.Setup{
		Edition: engine.Standard, Months: 1, Lengths: [engine.MaxMonths]uint8{31}, Seed: 8,
	}, table.Normal, table.Normal, table.Normal)
	g.App.Set(func(c *store.Settings) { c.SetSpeeds(store.Fast) })
	read := map[string]bool{}
	for tick := 0; tick < 20_000 && !g.over(); tick++ {
		g.Tick()
		if facts.Decided(g.s.M) {
			read[g.s.TrayContent().Sub] = true
			assert.Contains(t, g.s.TrayContent().Title, " rolled ")
		}
	}
	assert.Equal(t, map[string]bool{g.App.Say("turn.one_die_note"): true}, read, "not where the token went before")
}
