package beats_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render/beats"
)

// motion is a script with one event: something moves, or is read.
type motion struct{ moves, reads, trails int64 }

func (m motion) Begin(_ []int, d *beats.Directions[int]) int {
	if m.trails > 0 {
		d.Trail(1, beats.Lasting(m.trails, 0), func(float64) {}, func() {})
	}
	if m.moves > 0 {
		d.Over(beats.Lasting(m.moves, 0), func(float64) {})
	}
	if m.reads > 0 {
		d.Rest(m.reads)
	}
	return 1
}

func (motion) Fold(int)           {}
func (motion) Pose(bool, float64) {}
func (motion) Clear()             {}

// ticks returns how many ticks a script takes with haste.
func ticks(m motion, h beats.Haste) (n int) {
	p := beats.NewPlayer[int, int](m)
	p.SetHaste(h)
	p.Queue(1)
	for p.Busy() {
		p.Tick()
		n++
	}
	return n
}

func TestHasteShortensWhatMoves(t *testing.T) {
	const second = 60 // ticks
	for name, m := range map[string]motion{"a movement": {moves: 1_000}, "what trails behind": {trails: 1_000}} {
		t.Run(name, func(t *testing.T) {
			assert.InDelta(t, second, ticks(m, beats.NoHaste), 1)
			assert.InDelta(t, second/2, ticks(m, 100), 1)
			assert.InDelta(t, second/5, ticks(m, 400), 1)
		})
	}
}

func TestHasteLeavesTimeToRead(t *testing.T) {
	m := motion{reads: 1_000}
	usual := ticks(m, beats.NoHaste)
	assert.Equal(t, usual, ticks(m, 100))
	assert.GreaterOrEqual(t, ticks(m, 60_000), usual*7/10)
}
