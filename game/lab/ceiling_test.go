package lab

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

func TestNobodyEndsRicherThanOneWhoKnowsAllDice(t *testing.T) {
	setup := engine.Setup{Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{31}, First: 0, Laying: engine.ByOne, Seed: 1}
	for seed := range uint64(6) {
		setup.Seed = seed
		r, err := Ceiling{Setup: setup, Games: 1}.Run(context.Background())
		require.NoError(t, err)
		if r.Games == 0 {
			assert.Equal(t, 1, r.Skipped)
			continue
		}
		for i, mean := range r.Entrants {
			assert.LessOrEqual(t, mean.Sum, r.Best.Sum, "%s in game %d", Entrants()[i], seed)
		}
	}
}

func TestTheCeilingIsReachedByTryingEveryWay(t *testing.T) {
	setup := engine.Setup{Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{31}, First: 0, Laying: engine.ByOne, Seed: 3}
	r, err := Ceiling{Setup: setup, Games: 12}.Run(context.Background())
	require.NoError(t, err)
	require.Positive(t, r.Games)
	assert.Equal(t, 12, r.Games+r.Skipped)
	normal := r.Entrants[3]
	assert.Greater(t, r.Best.Average(), normal.Average(), "to know the dice is worth something")
}
