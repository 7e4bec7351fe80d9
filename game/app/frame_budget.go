package app

import "time"

// FrameBudget is how long the program works from one frame to the next at what need not be
// done at once, such as the moves of computers: so short that no frame is late
// for it, on a slow machine and in a browser neither. Tests have all the time they
// need, so that what they see does not depend on the machine.
var FrameBudget = 5 * time.Millisecond

// catchUpTicks is how many ticks come between two frames at most, where frames are
// drawn at all.
const catchUpTicks = 5

// budgetUse is what has been used of [FrameBudget] since the last frame. Where frames
// come slowly, several ticks are made up for at once before one, and have to share it.
type budgetUse struct {
	spent, extra time.Duration
	ticks        int // since the last frame
	// worked says that some of it has been used in this tick.
	worked bool
}

// Frame notes that all that has happened is being shown, if anything looks
// different: from now on the next frame is got ready.
func (a *App) Frame() { a.budget = budgetUse{worked: a.budget.worked} }

// Works reports whether the program goes on with something, in this tick, that need
// not be done at once: a computer thinks, a sound is made.
func (a *App) Works() bool { return a.budget.worked }

// tick lets a tick pass. A window that nobody sees has no frames.
func (b *budgetUse) tick() {
	b.worked = false
	if b.ticks++; b.ticks > catchUpTicks {
		*b = budgetUse{}
	}
}

// extend lets the program work a while longer, once between two frames.
func (b *budgetUse) extend(more time.Duration) { b.extra = more }

// WithinBudget takes so many steps, or as many as there is time for before the next
// frame. A step lasts a fraction of a millisecond, and returns true where it was the
// last one.
func (a *App) WithinBudget(steps int, step func() (done bool)) {
	b := &a.budget
	if b.spent >= FrameBudget+b.extra {
		b.worked = true // what is to be done has to wait
	}
	for from := time.Now(); steps > 0 && b.spent < FrameBudget+b.extra; steps-- {
		done := step()
		now := time.Now()
		b.spent += now.Sub(from)
		if from = now; done {
			return
		}
		b.worked = true
	}
}
