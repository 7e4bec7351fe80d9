package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/store"
	"bigpayday/render/stage"
)

// resumed returns the game that a situation begins with, read from its save.
func resumed(t *testing.T, name string) *money.Table {
	t.Helper()
	s, err := situationNamed(name)
	require.NoError(t, err)
	storage := store.OpenMemory()
	_, err = s.save(storage)
	require.NoError(t, err)
	game, err := money.Resume(storage)
	require.NoError(t, err)
	return game
}

func TestARestIsThePersonsTurn(t *testing.T) {
	game := resumed(t, "rest")
	assert.True(t, game.PersonAsked())
	assert.Equal(t, engine.TakeTurn, game.State().Prompt().Kind)
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

// movingTicks counts in how many of so many ticks a situation moves on a stage.
func movingTicks(t *testing.T, name string, ticks int) (moving int) {
	t.Helper()
	s, err := situationNamed(name)
	require.NoError(t, err)
	game, err := s.save(store.OpenMemory())
	require.NoError(t, err)
	p, err := newPlayback(s, game)
	require.NoError(t, err)
	st := stage.FromState(game.State())
	for range ticks {
		p.beforeTick(st)
		st.Tick()
		p.afterTick(st)
		if p.moving(st) {
			moving++
		}
	}
	return moving
}

func TestATokenHopsAndANoteFliesInNearlyEveryTick(t *testing.T) {
	assert.Greater(t, movingTicks(t, "moving", 1000), 700)
}

func TestASettlementIsShownInNearlyEveryTick(t *testing.T) {
	assert.Greater(t, movingTicks(t, "settlement", 1000), 950)
}

func TestEachMomentIsSeenInFullAgainAndAgain(t *testing.T) {
	for _, s := range moments() {
		assert.Greater(t, movingTicks(t, s.name, 1000), 150, s.name)
	}
}

func TestTheSameGameIsPlayedEveryTime(t *testing.T) {
	assert.Equal(t, resumed(t, "moving").State().Hash(), resumed(t, "moving").State().Hash())
}
