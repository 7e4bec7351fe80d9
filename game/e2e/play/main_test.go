// Package play_test plays the game from the outside, as people do: whole games
// with the mouse alone and with the keyboard alone, games that are broken off
// and gone on with, and hands that do everything wrong. It holds the players
// and what they check; the driver is package e2e.
package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/engine"
	"bigpayday/game/money"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// saved returns the state of the game that is saved. That it can be read, and
// that its journal leads to it, is checked on the way.
func saved(t *testing.T, h home.Home) engine.State {
	t.Helper()
	game, err := money.Resume(h)
	require.NoError(t, err, "the save cannot be read")
	_, err = game.Replay()
	require.NoError(t, err, "the journal does not lead to the state that is saved")
	return *game.State()
}

// assertEnded checks that the game that is saved was played to its end.
func assertEnded(t *testing.T, h home.Home, seats, months uint8) {
	t.Helper()
	state := saved(t, h)
	assert.Equal(t, engine.Over, state.Phase)
	assert.Equal(t, seats, state.Setup.Seats)
	assert.Equal(t, months, state.Setup.Months)
	sum := int32(0)
	for _, balance := range state.Balance {
		sum += balance
	}
	assert.Zero(t, sum, "all accounts add up to zero")
}
