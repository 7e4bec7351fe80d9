package app

import "time"

// Spare is how long the game works from one frame to the next at what need not be
// done at once, such as the thoughts of computers: so short that no frame is late
// for it, on a slow machine and in a browser neither. Tests have all the time they
// need, so that what they see does not depend on the machine.
var Spare = 5 * time.Millisecond

// CatchUpTicks is how many ticks come between two frames at most, where frames are
// drawn at all.
const CatchUpTicks = 5

// spareTime is what is left of it. Where frames come slowly, several ticks are made
// up for at once before one, and have to share it.
type spareTime struct {
	spent, Lent time.Duration
	ticks       int // since the last frame
	// worked says that some of it has been used in this tick.
	worked bool
}

// Frame tells that all that has happened is being shown, if anything looks
// different: from now on the next frame is got ready.
func (h *App) Frame() { h.FrameBudget = spareTime{worked: h.FrameBudget.worked} }

// Works reports whether the game goes on with something, in this tick, that need
// not be done at once: a computer thinks, a sound is made.
func (h *App) Works() bool { return h.FrameBudget.worked }

// Tick lets a tick pass. A window that nobody sees has no frames.
func (t *spareTime) Tick() {
	t.worked = false
	if t.ticks++; t.ticks > CatchUpTicks {
		*t = spareTime{}
	}
}

// Lend lets the game work a while longer, once between two frames.
func (t *spareTime) Lend(more time.Duration) { t.Lent = more }

// sparely takes so many steps, or as many as there is time for before the next
// frame. A step lasts a fraction of a millisecond, and returns true where it was the
// last one.
func (h *App) WithinBudget(steps int, step func() (done bool)) {
	t := &h.FrameBudget
	if t.spent >= Spare+t.Lent {
		t.worked = true // what is to be done has to wait
	}
	for from := time.Now(); steps > 0 && t.spent < Spare+t.Lent; steps-- {
		done := step()
		now := time.Now()
		t.spent += now.Sub(from)
		if from = now; done {
			return
		}
		t.worked = true
	}
}
