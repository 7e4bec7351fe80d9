package moments

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/rules"
)

func TestABoardComesUpForWhoHasThrownAndGoesDownForWhoThrowsAgain(t *testing.T) {
	var b Boards
	one := rules.SeatSet(0).With(1)
	ticks := 0
	for b.Tick(one, 2, false) {
		ticks++
	}
	assert.InDelta(t, 16, ticks, 1, "a quarter of a second")
	assert.InDelta(t, 1, b.Risen(1), 1e-9)
	assert.InDelta(t, 0, b.Risen(2), 1e-9)
	assert.True(t, b.Tick(0, 2, false))
	assert.InDelta(t, 0, b.Risen(1), 1e-9)
}

func TestTheLampBlinksWhenSomebodyElseStepsOnTheStage(t *testing.T) {
	var b Boards
	b.Tick(0, 1, false)
	assert.Zero(t, b.Dark(), "not for the first one")
	b.Tick(0, 2, false)
	assert.EqualValues(t, 1, b.Dark())
	for range 10 {
		b.Tick(0, 2, false)
	}
	assert.Zero(t, b.Dark())
	assert.False(t, b.Tick(0, 2, false))
}

func TestBoardsAreUpAtOnceForWhoWantsItCalm(t *testing.T) {
	var b Boards
	b.Tick(0, 1, true)
	b.Tick(rules.SeatSet(0).With(1), 2, true)
	assert.InDelta(t, 1, b.Risen(1), 1e-9)
	assert.Zero(t, b.Dark())
	assert.False(t, b.Tick(rules.SeatSet(0).With(1), 2, true))
}
