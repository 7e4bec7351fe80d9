package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/pause"
	"bigpayday/game/scene/turn"
	"bigpayday/game/table"
	"bigpayday/input"
)

func TestAComputerTakesASeatOverAndGivesItBack(t *testing.T) {
	g := playing(t, 41, table.Human, table.Hard)
	require.True(t, g.until(g.asks(engine.TakeTurn)))
	v := &guest{g.h, t}
	change := func(kind int) {
		v.Open(pause.NewPause(g.h, g.m))
		v.Tick(&input.State{Quiet: true})
		v.click("players", 0)
		require.Equal(t, "players", v.scene())
		box, ok := v.Top().Hand().Box("plays-1")
		require.True(t, ok)
		n := float64(len(table.Kinds()))
		v.click("plays-1", box.W*((float64(kind)+.5)/n-.5))
		v.key(enterKey)
		require.Equal(t, "turn", v.scene())
		g.s = v.Top().(*turn.Turn)
		g.m = g.s.M
	}
	turns := g.m.Table.State().Turns
	change(1)
	assert.Equal(t, table.Easy, g.m.Table.Players()[0].Kind)
	_, asked := g.m.Asked()
	assert.False(t, asked, "nobody is asked in a computer's place")
	for range 20_000 {
		if g.m.Table.State().Turns > turns+2 {
			break
		}
		if _, held := g.m.Hold(); held {
			g.m.Release()
		}
		g.tick()
	}
	require.Greater(t, g.m.Table.State().Turns, turns+2, "the computers play on by themselves")
	require.False(t, g.over())

	change(0)
	assert.Equal(t, table.Human, g.m.Table.Players()[0].Kind)
	assert.True(t, g.until(func() bool { p, ok := g.m.Asked(); return ok && p.Seat == 0 }))
	assert.Len(t, g.m.Table.Takeovers(), 2)
}

func TestLookingWhoPlaysChangesNothing(t *testing.T) {
	g := playing(t, 42, table.Human, table.Normal)
	require.True(t, g.until(g.asks(engine.TakeTurn)))
	v := &guest{g.h, t}
	v.Open(pause.NewPlayers(g.h, g.m))
	v.Tick(&input.State{Quiet: true})
	v.key(input.KeyEscape)
	assert.Same(t, g.s, v.Top(), "the scene is the one that was left")
	assert.Empty(t, g.m.Table.Takeovers())
}
