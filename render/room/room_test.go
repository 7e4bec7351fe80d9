package room

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheCatCrossesTheDeskAndSitsAtItsEnds(t *testing.T) {
	m := New()
	ends, blinks, before := map[float64]bool{}, 0, m.CatAt()
	for range 2 * (wayTicks + sitsAtEnd) {
		m.Advance()
		at, pose := m.CatAt(), m.CatPose()
		assert.GreaterOrEqual(t, at, 0.0)
		assert.LessOrEqual(t, at, 1.0)
		if pose.Sits {
			assert.InDelta(t, before, at, 1.0/wayTicks, "who sits does not move")
			ends[at] = true
			if pose.Blinks {
				blinks++
			}
		} else if at != before {
			assert.Equal(t, at < before, pose.Left, "it looks where it goes")
		}
		before = at
	}
	assert.Equal(t, map[float64]bool{0: true, 1: true}, ends)
	assert.Positive(t, blinks)
}

func TestTheCatLooksAtWhoPointsAtIt(t *testing.T) {
	m := New()
	m.LookAt(true)
	m.Advance()
	at := m.CatAt()
	assert.True(t, m.CatPose().Sits)
	m.Advance()
	assert.Equal(t, at, m.CatAt())
	m.LookAt(false)
	m.Advance()
	assert.False(t, m.CatPose().Sits)
	assert.Greater(t, m.CatAt(), at)
}

// TestNothingJumps compares each tick with the one before: all that moves goes on without a leap.
func TestNothingJumps(t *testing.T) {
	m := New()
	type shown struct{ clouds, curtain, postcard, corner, high, cat float64 }
	now := func() shown {
		_, high := m.Hop()
		return shown{m.Clouds(), m.Curtain(), m.Postcard(), m.Corner(), high, m.CatAt()}
	}
	before := now()
	for range 10 * 60 * second {
		m.Advance()
		after := now()
		assert.InDelta(t, before.clouds, after.clouds, .01)
		assert.InDelta(t, before.curtain, after.curtain, .02)
		assert.InDelta(t, before.postcard, after.postcard, .02)
		assert.InDelta(t, before.corner, after.corner, .02)
		assert.InDelta(t, before.high, after.high, .7)
		assert.InDelta(t, before.cat, after.cat, .002)
		before = after
	}
	for _, w := range m.Steam() {
		assert.LessOrEqual(t, math.Abs(w.Stray), 1.0)
	}
}

func TestItIsDrawnAFewTimesASecond(t *testing.T) {
	m := New()
	drawn := func() (n int) {
		for range second {
			if m.Advance() {
				n++
			}
		}
		return n
	}
	assert.Equal(t, 15, drawn(), "the cat walks")
	m.LookAt(true)
	drawn() // a token may hop
	assert.Equal(t, 10, drawn(), "the cat sits")
	m.Lift(5)
	assert.Equal(t, 15, drawn(), "it lifts a tile")
}

func TestTheCatPurrsOnceAMinute(t *testing.T) {
	m := New()
	purrs := func(ticks int) (n int) {
		for range ticks {
			if m.Purrs() {
				n++
			}
			m.Advance()
		}
		return n
	}
	assert.Zero(t, purrs(second), "nobody looks")
	m.LookAt(true)
	assert.Equal(t, 1, purrs(59*second))
	m.LookAt(false)
	assert.Zero(t, purrs(2*second))
	m.LookAt(true)
	assert.Equal(t, 1, purrs(second))
}

func TestTheCatLiftsOneTileAtATime(t *testing.T) {
	m := New()
	require.True(t, m.Lift(5))
	tile, _ := m.Lifted()
	assert.False(t, m.Lift(5), "its paw is full")
	last, most := 0.0, 0.0
	for range liftTicks {
		now, high := m.Lifted()
		assert.Equal(t, tile, now)
		assert.InDelta(t, last, high, .06)
		last, most = high, max(most, high)
		m.Advance()
	}
	assert.InDelta(t, 1, most, .01)
	none, _ := m.Lifted()
	assert.Equal(t, -1, none)
	require.True(t, m.Lift(5))
	next, _ := m.Lifted()
	assert.NotEqual(t, tile, next, "another one the next time")
}
