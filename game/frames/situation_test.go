package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// resumed returns the game that a situation begins with.
func resumed(t *testing.T, name string) *table.Table {
	t.Helper()
	s, err := named(name)
	require.NoError(t, err)
	shelf := store.OpenMemory()
	require.NoError(t, s.save(shelf))
	game, err := table.Resume(shelf)
	require.NoError(t, err)
	return game
}

func TestARestIsThePersonsTurn(t *testing.T) {
	game := resumed(t, "rest")
	assert.True(t, game.PersonAsked())
	assert.Equal(t, engine.TakeTurn, game.Prompt().Kind)
}

func TestWhatMovesIsPlayedByComputers(t *testing.T) {
	game := resumed(t, "moving")
	assert.False(t, game.PersonAsked())
	assert.Equal(t, engine.Playing, game.State().Phase)
}

func TestATileIsDraggedWhileThePersonBuilds(t *testing.T) {
	game := resumed(t, "drag")
	assert.True(t, game.PersonAsked())
	assert.Equal(t, engine.Building, game.State().Phase)
}

func TestASettlementComesWithTheNextChoice(t *testing.T) {
	game := resumed(t, "settlement")
	for range 100_000 {
		events := game.Step()
		if events == nil {
			continue
		}
		settled := false
		for _, e := range events {
			settled = settled || e.Kind == engine.MonthEnded
		}
		assert.True(t, settled)
		return
	}
	t.Fatal("the computer does not decide")
}

func TestTheSameGameIsPlayedEveryTime(t *testing.T) {
	assert.Equal(t, resumed(t, "moving").State().Hash(), resumed(t, "moving").State().Hash())
}
