package lab

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
)

func TestThinkingLongerIsNeverWorseInItsOwnEyes(t *testing.T) {
	setup := engine.Setup{Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{28}, First: 0, Laying: engine.ByOne, Seed: 5}
	reached := 0
	r := Regret{Setup: setup, Positions: 2, Progress: func(n int) { reached = n }}.Run(context.Background())
	assert.Equal(t, 2, r.Positions)
	assert.Equal(t, 2, reached)
	assert.GreaterOrEqual(t, r.Loss.Sum, int64(0))
	assert.LessOrEqual(t, r.Same, 2)
	assert.Less(t, r.Loss.Average(), r.Worth.Average()/10)
}
