package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/render/stage"
)

// resumed returns the game that a situation begins with.
func resumed(t *testing.T, name string) *table.Table {
	t.Helper()
	s, err := named(name)
	require.NoError(t, err)
	shelf := store.OpenMemory()
	_, err = s.save(shelf)
	require.NoError(t, err)
	game, err := table.Resume(shelf)
	require.NoError(t, err)
	return game
}

func TestARestIsThePersonsTurn(t *testing.T) {
	game := resumed(t, "rest")
	assert.True(t, game.PersonAsked())
	assert.Equal(t, engine.TakeTurn, game.Prompt().Kind)
}

func TestATileIsDraggedWhileThePersonBuilds(t *testing.T) {
	game := resumed(t, "drag")
	assert.True(t, game.PersonAsked())
	assert.Equal(t, engine.Building, game.State().Phase)
}

func TestNobodyGoesOnWhileASettlementIsShown(t *testing.T) {
	game := resumed(t, "settlement")
	assert.True(t, game.PersonAsked())
}

// ticksOf counts in how many of so many ticks a situation moves on a stage.
func ticksOf(t *testing.T, name string, ticks int) (moving int) {
	t.Helper()
	s, err := named(name)
	require.NoError(t, err)
	game, err := s.save(store.OpenMemory())
	require.NoError(t, err)
	w, err := newShow(s, game)
	require.NoError(t, err)
	st := stageOf(game)
	for range ticks {
		w.before(st)
		st.Tick()
		w.after(st)
		if w.moving(st) {
			moving++
		}
	}
	return moving
}

func TestATokenHopsAndANoteFliesInNearlyEveryTick(t *testing.T) {
	assert.Greater(t, ticksOf(t, "moving", 1000), 700)
}

func TestASettlementIsShownInNearlyEveryTick(t *testing.T) {
	assert.Greater(t, ticksOf(t, "settlement", 1000), 950)
}

func TestTheSameGameIsPlayedEveryTime(t *testing.T) {
	assert.Equal(t, resumed(t, "moving").State().Hash(), resumed(t, "moving").State().Hash())
}

func stageOf(game *table.Table) *stage.Stage { return stage.FromState(game.State()) }
