package app_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/app"
)

// workers returns an app in which a step takes all the time that is spare, and how
// many steps it finds time for in a tick.
func workers(t *testing.T) (h *app.App, tick func() (steps int)) {
	t.Helper()
	before := app.Spare
	t.Cleanup(func() { app.Spare = before })
	app.Spare = time.Nanosecond
	h = &app.App{}
	return h, func() (steps int) {
		h.FrameBudget.Tick()
		h.WithinBudget(10, func() (done bool) {
			for from := time.Now(); time.Since(from) <= app.Spare+h.FrameBudget.Lent; {
				continue
			}
			steps++
			return false
		})
		return steps
	}
}

func TestTicksBetweenTwoFramesShareWhatTimeIsSpare(t *testing.T) {
	h, tick := workers(t)
	assert.Equal(t, 1, tick())
	for range app.CatchUpTicks - 1 {
		assert.Zero(t, tick(), "it has been used before this frame")
	}
	h.Frame()
	assert.Equal(t, 1, tick())
}

func TestWorkGoesOnWhereNoFramesAreDrawn(t *testing.T) {
	_, tick := workers(t)
	steps := 0
	for range 4 * (app.CatchUpTicks + 1) {
		steps += tick()
	}
	assert.GreaterOrEqual(t, steps, 4)
}

func TestAHouseWorksUntilTheLastStep(t *testing.T) {
	h, tick := workers(t)
	tick()
	assert.True(t, h.Works(), "there is more to be done")
	tick()
	assert.True(t, h.Works(), "though there is no time for it")
	h.Frame()
	h.FrameBudget.Tick()
	assert.False(t, h.Works())
	h.WithinBudget(1, func() (done bool) { return true })
	assert.False(t, h.Works(), "nothing is left")
}

func TestThereIsTimeForASoundThatIsWaitedFor(t *testing.T) {
	h, tick := workers(t)
	assert.Equal(t, 1, tick())
	h.FrameBudget.Lend(time.Microsecond)
	assert.Equal(t, 1, tick())
	assert.Zero(t, tick(), "but once in a frame")
}
