package lab

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
)

func TestStoredPositionsCanBeReachedAndHaveSomethingToWeigh(t *testing.T) {
	positions, err := Positions()
	require.NoError(t, err)
	assert.Len(t, positions, 300)
	kinds := map[engine.PromptKind]int{}
	seen := map[uint64]bool{}
	for i := range positions {
		view := positions[i].View(positions[i].Prompt().Seat)
		assert.NotNil(t, bot.Consider(&view, 0), "position %d", i+1)
		kinds[view.Prompt().Kind]++
		seen[positions[i].Hash()] = true
	}
	assert.Len(t, seen, 300, "all different")
	for _, kind := range []engine.PromptKind{engine.AnteUp, engine.BuyDeal, engine.SellDeal, engine.PayOffLoan} {
		assert.Greater(t, kinds[kind], 2, kind.String())
	}
}

func TestThinkingLongerIsNeverWorseInItsOwnEyes(t *testing.T) {
	positions, err := Positions()
	require.NoError(t, err)
	reached := 0
	r := Regret{Positions: positions[:2], Jobs: 2, Progress: func(n int) { reached = n }}.Run(context.Background())
	assert.Equal(t, 2, r.Positions)
	assert.Equal(t, 2, reached)
	assert.GreaterOrEqual(t, r.Loss.Sum, int64(0))
	assert.LessOrEqual(t, r.Same, 2)
	assert.Less(t, r.Loss.Average(), r.Worth.Average()/10)
}
