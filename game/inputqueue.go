package game

import (
	"slices"

	"bigpayday/input"
)

// inputQueue holds the input of ticks in which the game could not handle any, to
// be handled afterwards, one state a tick. The zero value is empty.
type inputQueue struct {
	states []input.State
}

// hold is called in a tick that handles no input. It queues keys, typed text, and
// that a button was released. A press of the pointer is dropped: it was meant for
// what the screen showed, and controls may lie elsewhere afterwards.
func (q *inputQueue) hold(s input.State) {
	s.Pointer.JustPressed = false
	q.push(s)
}

// next is called in a tick that handles input, with what the devices say now. It
// returns the state to handle: the oldest in the queue, which s joins at its end,
// or s itself.
func (q *inputQueue) next(s input.State) input.State {
	if len(q.states) == 0 {
		return s
	}
	q.push(s)
	s, q.states = q.states[0], q.states[1:]
	return s
}

// push queues a state in which something was pressed, typed or released.
func (q *inputQueue) push(s input.State) {
	p, t := &s.Pointer, &s.Text
	if !p.JustPressed && !p.JustReleased && len(s.Presses) == 0 && s.Pressed == 0 && !s.Lost &&
		len(t.Commits) == 0 && !t.Handled && !t.Ended {
		return
	}
	// The slices are valid for this tick only.
	s.Presses, t.Commits = slices.Clone(s.Presses), slices.Clone(t.Commits)
	q.states = append(q.states, s)
}
