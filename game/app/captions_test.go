package app_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

func TestWhatIsHeardIsCaptionedWhereThatIsSet(t *testing.T) {
	for _, on := range []bool{true, false} {
		g := scenetest.OpenLaid(t, 3, table.Human, table.Human)
		g.App.Set(func(c *store.Settings) { c.Captions = on })
		require.True(t, g.PlayUntil(g.Asking(engine.TakeTurn)))
		require.True(t, g.TryClick("roll"))
		read := map[string]bool{}
		for range 120 {
			g.Tick()
			for _, text := range strings.Split(g.App.Captions(), " · ") {
				read[text] = true
			}
		}
		assert.Equal(t, on, read["Dice land"])
		assert.Equal(t, on, read["Token hops"])
	}
}
