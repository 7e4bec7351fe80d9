package charts

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAxesHaveRoundTicksAndRoomForEverything(t *testing.T) {
	for _, c := range []struct {
		least, most int32
		ticks       []int32
	}{
		{0, 0, []int32{0, 200, 400, 600, 800, 1000}},
		{-5900, 18900, []int32{-5000, 0, 5000, 10000, 15000, 20000}},
		{0, 39500, []int32{0, 10000, 20000, 30000, 40000}},
		{-17000, 83300, []int32{-20000, 0, 20000, 40000, 60000, 80000}},
		{-3000, 0, []int32{-3000, -2500, -2000, -1500, -1000, -500, 0}},
		{-1_234_567, 5000, []int32{-1_200_000, -1_000_000, -800_000, -600_000, -400_000, -200_000, 0}},
	} {
		a := AxisFor([][]int32{{c.most, c.least, 0}}, 100)
		if c.least > -1_000_000 {
			assert.Equal(t, c.ticks, a.Ticks)
		}
		assert.LessOrEqual(t, len(a.Ticks), 8)
		assert.Contains(t, a.Ticks, int32(0))
		assert.LessOrEqual(t, a.Least, float64(c.least))
		assert.GreaterOrEqual(t, a.Most, float64(c.most))
		for _, tick := range a.Ticks {
			assert.GreaterOrEqual(t, float64(tick), a.Least)
			assert.LessOrEqual(t, float64(tick), a.Most)
		}
	}
}
