package series

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestASpreadTellsWhereTheTenthTheMiddleAndTheNinetiethLie(t *testing.T) {
	var one, all Spread
	for n := range int64(100) {
		one.Add(n)
		all.Add(99 - n)
	}
	assert.Equal(t, []int64{10, 50, 90}, []int64{one.At(.1), one.At(.5), one.At(.9)})
	all.Join(&one)
	assert.Equal(t, []int64{10, 50, 90, 99, 99}, []int64{all.At(.1), all.At(.5), all.At(.9), all.At(1), all.Most})
	assert.InDelta(t, 49.5, all.Mean.Average(), 1e-9)
	assert.Zero(t, new(Spread).At(.5), "of nothing")
}

func TestASpreadKeepsLargeNumbersNearly(t *testing.T) {
	for _, n := range []int64{0, 1, 511, 512, 513, 1023, 1024, 1025, 18_000, 1_000_000, 1 << 40} {
		at := least(bucket(n))
		assert.LessOrEqual(t, at, n)
		assert.GreaterOrEqual(t, float64(at), float64(n)*.995, n)
		assert.Greater(t, least(bucket(n)+1), n, "numbers are counted apart")
	}
	var s Spread
	s.Add(1 << 40)
	assert.Less(t, len(s.counts), 20_000)
}
