package pause_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/pause"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/turn"
	"bigpayday/game/table"
	"bigpayday/input"
)

func TestAComputerTakesASeatOverAndGivesItBack(t *testing.T) {
	g := scenetest.OpenLaid(t, 41, table.Human, table.Hard)
	require.True(t, g.PlayUntil(g.Asking(engine.TakeTurn)))
	change := func(kind int) {
		g.Open(pause.NewPause(g.App, g.Match.Session))
		g.Tick()
		g.Click("players")
		require.Equal(t, "players", g.Scene())
		box, ok := g.Top().Hand().Box("plays-1")
		require.True(t, ok)
		n := float64(len(table.Kinds()))
		g.ClickBeside("plays-1", box.W*((float64(kind)+.5)/n-.5))
		g.Key(input.KeyEnter)
		require.Equal(t, "turn", g.Scene())
		g.Match = g.Top().(*turn.Turn).M
	}
	turns := g.Match.Table.State().Turns
	change(1)
	assert.Equal(t, table.Easy, g.Match.Table.Players()[0].Kind)
	_, asked := g.Match.Asked()
	assert.False(t, asked, "nobody is asked in a computer's place")
	for range 20_000 {
		if g.Match.Table.State().Turns > turns+2 {
			break
		}
		if _, held := g.Match.Hold(); held {
			g.Match.Release()
		}
		g.Tick()
	}
	require.Greater(t, g.Match.Table.State().Turns, turns+2, "the computers play on by themselves")
	require.NotEqual(t, engine.Over, g.Match.Table.State().Phase)

	change(0)
	assert.Equal(t, table.Human, g.Match.Table.Players()[0].Kind)
	assert.True(t, g.PlayUntil(func() bool { p, ok := g.Match.Asked(); return ok && p.Seat == 0 }))
	assert.Len(t, g.Match.Table.Takeovers(), 2)
}

func TestLookingWhoPlaysChangesNothing(t *testing.T) {
	g := scenetest.OpenLaid(t, 42, table.Human, table.Normal)
	require.True(t, g.PlayUntil(g.Asking(engine.TakeTurn)))
	page := g.Top()
	g.Open(pause.NewPlayers(g.App, g.Match.Session))
	g.Tick()
	g.Key(input.KeyEscape)
	assert.Same(t, page, g.Top(), "the scene is the one that was left")
	assert.Empty(t, g.Match.Table.Takeovers())
}
