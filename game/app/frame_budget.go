package app

import "time"

// FrameBudget is how long the program works from one frame to the next at what need not be
// done at once, such as the moves of computers: so short that no frame is late
// for it, on a slow machine and in a browser neither. Tests have all the time they
// need, so that what they see does not depend on the machine.
var FrameBudget = 5 * time.Millisecond

// mostOfFrame is how much of a frame may be used before it is likely to come late: in a browser
// without a graphics card everything takes half as long again while the last frame is being shown.
const mostOfFrame = time.Second / 60 * 2 / 5

// catchUpTicks is how many ticks come between two frames at most, where frames are
// drawn at all.
const catchUpTicks = 5

// budgetUse is what has been used of [FrameBudget] since the last frame. Where frames
// come slowly, several ticks are made up for at once before one, and have to share it.
type budgetUse struct {
	spent, extra time.Duration
	// needed is how long what could not wait has taken, as far as it came before what can, before
	// what it took before the last frame, and drawing how long that took to be drawn; from is when
	// what is still to be added to needed began.
	needed, before, drawing time.Duration
	from                    time.Time
	ticks                   int // since the last frame
	// worked says that some of it has been used in this tick.
	worked bool
}

// Frame notes that all that has happened is being shown, if anything looks
// different: from now on the next frame is got ready.
func (a *App) Frame() { a.budget = budgetUse{worked: a.budget.worked, before: a.budget.needed} }

// Works reports whether the program goes on with something, in this tick, that need
// not be done at once: a computer thinks, a sound is made.
func (a *App) Works() bool { return a.budget.worked }

// drawing notes that a frame has been drawn since a time.
func (a *App) drawing(since time.Time) { a.budget.drawing = time.Since(since) }

// tick lets a tick pass. A window that nobody sees has no frames.
func (b *budgetUse) tick() {
	b.worked = false
	if b.ticks++; b.ticks > catchUpTicks {
		*b = budgetUse{}
	}
	b.from = time.Now()
}

// left is how much time there is before the next frame. Where much has to be done at once, such
// as several ticks or a page that is painted, there is less, but always a fifth of it.
func (b *budgetUse) left() time.Duration {
	free := mostOfFrame - max(b.needed, b.before) - b.drawing
	return min(FrameBudget, max(free, FrameBudget/5)) + b.extra - b.spent
}

// extend lets the program work a while longer, once between two frames.
func (b *budgetUse) extend(more time.Duration) { b.extra = more }

// WithinBudget takes so many steps, or as many as there is time for before the next
// frame. A step lasts a fraction of a millisecond, and returns true where it was the
// last one.
func (a *App) WithinBudget(steps int, step func() (done bool)) {
	b := &a.budget
	from := time.Now()
	b.needed += from.Sub(b.from)
	if b.left() <= 0 {
		b.worked = true // what is to be done has to wait
	}
	for ; steps > 0 && b.left() > 0; steps-- {
		done := step()
		now := time.Now()
		b.spent += now.Sub(from)
		if from = now; done {
			break
		}
		b.worked = true
	}
	b.from = from
}
