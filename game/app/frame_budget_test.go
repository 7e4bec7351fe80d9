package app

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// workers returns an app in which a step takes all the time that is spare, and how
// many steps it finds time for in a tick.
func workers(t *testing.T) (a *App, tick func() (steps int)) {
	t.Helper()
	before := FrameBudget
	t.Cleanup(func() { FrameBudget = before })
	FrameBudget = time.Nanosecond
	a = &App{}
	return a, func() (steps int) {
		a.budget.tick()
		a.WithinBudget(10, func() (done bool) {
			for from := time.Now(); time.Since(from) <= FrameBudget+a.budget.extra; {
				continue
			}
			steps++
			return false
		})
		return steps
	}
}

func TestTicksBetweenTwoFramesShareWhatTimeIsSpare(t *testing.T) {
	a, tick := workers(t)
	assert.Equal(t, 1, tick())
	for range catchUpTicks - 1 {
		assert.Zero(t, tick(), "it has been used before this frame")
	}
	a.Frame()
	assert.Equal(t, 1, tick())
}

func TestWorkGoesOnWhereNoFramesAreDrawn(t *testing.T) {
	_, tick := workers(t)
	steps := 0
	for range 4 * (catchUpTicks + 1) {
		steps += tick()
	}
	assert.GreaterOrEqual(t, steps, 4)
}

func TestTheAppWorksUntilTheLastStep(t *testing.T) {
	a, tick := workers(t)
	tick()
	assert.True(t, a.Works(), "there is more to be done")
	tick()
	assert.True(t, a.Works(), "though there is no time for it")
	a.Frame()
	a.budget.tick()
	assert.False(t, a.Works())
	a.WithinBudget(1, func() (done bool) { return true })
	assert.False(t, a.Works(), "nothing is left")
}

func TestThereIsTimeForASoundThatIsWaitedFor(t *testing.T) {
	a, tick := workers(t)
	assert.Equal(t, 1, tick())
	a.budget.extend(time.Microsecond)
	assert.Equal(t, 1, tick())
	assert.Zero(t, tick(), "but once in a frame")
}

func TestThereIsLessTimeWhereMuchHadToBeDoneAtOnce(t *testing.T) {
	a, _ := workers(t)
	FrameBudget = 2 * time.Millisecond
	passes := func(took time.Duration) {
		a.budget.tick()
		a.budget.from = a.budget.from.Add(-took) // so long has it taken already
		a.WithinBudget(0, nil)
	}
	passes(time.Millisecond)
	assert.Equal(t, FrameBudget, a.budget.left(), "there is enough for both")
	passes(time.Second)
	assert.Equal(t, FrameBudget/5, a.budget.left(), "a fifth of it is left whatever comes")
	a.Frame()
	assert.Equal(t, FrameBudget/5, a.budget.left(), "as much is expected before the next frame")
	passes(0)
	a.Frame()
	assert.Equal(t, FrameBudget, a.budget.left())
	a.budget.drawing = time.Second
	assert.Equal(t, FrameBudget/5, a.budget.left(), "what is drawn takes time, too")
}
