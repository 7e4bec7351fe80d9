package game

import (
	"slices"

	"bigpayday/input"
)

// lateInput is what was done while the game stood still, to be handed on
// afterwards, a tick at a time.
type lateInput struct {
	states []input.State
}

// keep keeps what a tick brought: keys, typed text, and that something was let
// go. A press of the pointer is forgotten: it was meant for what the screen
// showed, which will lie elsewhere.
func (l *lateInput) keep(s input.State) {
	s.Pointer.JustPressed = false
	l.add(s)
}

// next returns what is to be handled in a tick that brought s: what is kept
// comes first.
func (l *lateInput) next(s input.State) input.State {
	if len(l.states) == 0 {
		return s
	}
	l.add(s)
	s, l.states = l.states[0], l.states[1:]
	return s
}

func (l *lateInput) add(s input.State) {
	p, t := &s.Pointer, &s.Text
	if !p.JustPressed && !p.JustReleased && len(s.Presses) == 0 && s.Pressed == 0 && !s.Lost &&
		len(t.Commits) == 0 && !t.Handled && !t.Ended {
		return
	}
	// The slices are valid for this tick only.
	s.Presses, t.Commits = slices.Clone(s.Presses), slices.Clone(t.Commits)
	l.states = append(l.states, s)
}
