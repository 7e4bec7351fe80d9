package session

import "bigpayday/input"

// What a player presses before he could read the question is neither lost nor
// taken for an answer. A click, and the key that goes on, skip what moves. So
// does a key that answers; and where it can be seen already what will be asked,
// it answers as well. The key of the loan is kept until there is somebody to
// lend to.

// GracePeriod is how many ticks a question stands there before a press is meant
// for it. Nobody reacts to anything in an eighth of a second: what comes sooner
// was meant to skip the movement that has just ended.
const GracePeriod = 8

// Answers are the actions that answer a question and do nothing else.
var Answers = input.SetOf(input.Yes, input.No, input.Keep, input.Buy, input.Sell, input.Pass)

// grace finds out whether a press came before its question could be read.
type grace struct {
	// Idle counts the ticks since something last moved, up to [GracePeriod].
	Idle int
	// moved says that something moved when this tick began.
	moved bool
	// Early says that the last press came before anybody could read what it
	// would answer.
	Early bool
}

// NotePress notes what a press in this tick is meant for. Pages call it before
// they hand the tick to their controls.
func (s *Session) NotePress(in *input.State) {
	g := &s.Grace
	switch {
	case g.moved || s.Moving():
		g.Idle = 0
	case g.Idle < GracePeriod:
		g.Idle++
	}
	if in.Pointer.JustPressed || in.Pressed != 0 {
		// Other keys than those that skip as well can be meant for one thing only.
		g.Early = g.Idle < GracePeriod && in.Pressed&Answers == 0
	}
}

// InGrace reports whether something moves, or did a moment ago.
func (s *Session) InGrace() bool { return s.Grace.Idle < GracePeriod || s.Moving() }
