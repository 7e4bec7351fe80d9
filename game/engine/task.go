package engine

// task is one thing still to be done. It has so few fields that it can be
// handed about in registers, which most of a game's time is spent on.
type task struct {
	Kind taskKind
	Seat Seat
	Card CardID
	// N is a count (cards to draw), a day (where a friend is taken to), or what
	// is said at the kind.
	N uint8
}

// pending is a task that waits. The tasks of a game are a small stack inside
// its state, so that a game can stop at any prompt, be saved there and go on.
type pending struct {
	task
	Messages waitingMessages
}

// waitingMessages are the instant messages drawn so far on one Mail space.
type waitingMessages [maxMessagesPerSpace]CardID

// maxMessagesPerSpace is the most Mail that one space draws.
const maxMessagesPerSpace = 3

// push adds a task to be done before all others. Sixteen places are more
// than a game can need: at most the deck's instant messages and one landing
// a friend wait at a time. A task that finds no place is a mistake in the
// rules, and a game that went on without it would be another one: it panics.
func (g game) push(t task) {
	if g.Depth >= maxTasks {
		panic("engine: the task stack is full")
	}
	g.Tasks[g.Depth].task = t
	g.Depth++
}

// pop takes the next task off the stack. Its messages, which hardly any has,
// are left for [game.popMessages].
func (g game) pop() task {
	g.Depth--
	slot := &g.Tasks[g.Depth]
	t := slot.task
	slot.task = task{}
	return t
}

// popMessages takes the messages of the task that was popped last.
func (g game) popMessages() waitingMessages {
	slot := &g.Tasks[g.Depth]
	drawn := slot.Messages
	slot.Messages = waitingMessages{}
	return drawn
}

// top returns the next task, or none.
func (s *State) top() task {
	if s.Depth == 0 {
		return task{}
	}
	return s.Tasks[s.Depth-1].task
}

// taskKinds is a set of kinds of task, one bit each.
type taskKinds uint32

// has reports whether the kind is in the set. There are fewer than 32 kinds.
func (set taskKinds) has(kind taskKind) bool { return set>>(kind%32)&1 != 0 }

// waits reports whether anything of these kinds is pending for a seat.
func (s *State) waits(seat Seat, kinds taskKinds) bool {
	for i := range s.Tasks[:s.Depth] {
		if t := &s.Tasks[i]; t.Seat == seat && kinds.has(t.Kind) {
			return true
		}
	}
	return false
}

// drop takes away what is pending for a seat, as far as it is of these kinds.
func (s *State) drop(seat Seat, gone taskKinds) {
	kept := uint8(0)
	for i := range s.Depth {
		if t := &s.Tasks[i]; t.Seat != seat || !gone.has(t.Kind) {
			s.Tasks[kept] = *t
			kept++
		}
	}
	clear(s.Tasks[kept:s.Depth])
	s.Depth = kept
}

// run carries tasks out until one asks for a choice, or none is left.
func (g game) run() {
	for g.Depth > 0 && g.top().prompt() == NoPrompt {
		switch t := g.pop(); t.Kind {
		case endTurn:
			if seat := g.next(g.Turn); seat != NoSeat {
				g.beginTurn(seat)
			} else {
				g.endGame()
			}
		case land:
			g.land(t.Seat)
		case openMail:
			g.openMail(t, g.popMessages())
		case doMessage:
			g.doMessage(t.Seat, t.Card)
		case rollLottery:
			g.rollLottery()
		case walk:
			g.walk(t.Seat, t.N)
		case turnClock:
			g.turnClock(t)
		}
	}
}
