package series

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestIntervalsHoldTheTruth(t *testing.T) {
	// Thrown dice: the average is 3.5, and a 95 % interval should hold it in
	// about 95 of 100 runs.
	random := uint64(1)
	die := func() int64 {
		random = random*6364136223846793005 + 1442695040888963407
		return int64(random>>33)%6 + 1
	}
	held, sixes := 0, 0
	const runs, games = 400, 200
	for range runs {
		var m Mean
		six := int64(0)
		for range games {
			n := die() % 3 // as often as it comes in this game
			sum := int64(0)
			for range n {
				sum += die()
			}
			m.Add(n, sum)
			if die() == 6 {
				six++
			}
		}
		if math.Abs(m.Average()-3.5) <= m.Margin(games) {
			held++
		}
		if _, low, high := Share(six, games); low <= 1.0/6 && 1.0/6 <= high {
			sixes++
		}
	}
	assert.InDelta(t, .95, float64(held)/runs, .04)
	assert.InDelta(t, .95, float64(sixes)/runs, .04)

	share, low, high := Share(0, 2)
	assert.Zero(t, share)
	assert.Zero(t, low)
	assert.Greater(t, high, .5, "two games prove little")
	assert.True(t, math.IsNaN(Mean{}.Margin(0)))
}
