package table

import (
	"slices"
	"sort"
)

// Timeline is a game that has been played, laid out along its events: it can be looked at
// before and after each of them, from beginning to end and back. It leaves the table alone.
//
// A place on it is a number of events, 0 before the first one. Between two choices there is
// no state: what is shown there is the state before, and the events since folded into it.
type Timeline[G any, S comparable, C Choice, E any] struct {
	rules   Rules[G, S, C, E]
	setup   Setup[G]
	players []Player
	journal []Entry[C]
	// takeovers are those of the table.
	takeovers []Takeover
	// answered has how many choices there were before each that was answered.
	answered []int
	// running says that the game is not over, so that nobody may know what is to come.
	running bool

	events []E
	// ends has the place at which each step ends: the opening of the game, then each choice.
	ends  []int
	turns []turnKept[S]
}

// turnKept is the state of a game where a turn begins: after so many steps.
type turnKept[S any] struct {
	step  int
	state S
}

// Timeline returns the game from its beginning up to now. The error is an [*Error] where the
// replay is refused, see [Table.Replay].
func (t *Table[G, S, C, E]) Timeline() (*Timeline[G, S, C, E], error) {
	replay, err := t.Replay()
	if err != nil {
		return nil, err
	}
	l := &Timeline[G, S, C, E]{rules: t.rules, setup: t.setup, players: t.Players(), journal: replay.journal, takeovers: replay.takeovers, answered: slices.Clone(t.answered), running: !t.Over()}
	for step := 1; ; step++ {
		events, ok := replay.Next()
		if !ok {
			break
		}
		l.events = append(l.events, events...)
		l.ends = append(l.ends, len(l.events))
		if n := len(l.turns); n == 0 || t.rules.Turn(replay.State()) != t.rules.Turn(&l.turns[n-1].state) {
			l.turns = append(l.turns, turnKept[S]{step, *replay.State()})
		}
	}
	return l, nil
}

// Setup returns what was settled before the game began.
func (l *Timeline[G, S, C, E]) Setup() Setup[G] { return l.setup }

// Len returns the number of events, which is the last place.
func (l *Timeline[G, S, C, E]) Len() int { return len(l.events) }

// Events returns the events between two places, to be read only: all of them, also what only
// one player may know.
func (l *Timeline[G, S, C, E]) Events(from, to int) []E { return l.events[from:to] }

// Turns returns how many turns have begun, with what came before the first one.
func (l *Timeline[G, S, C, E]) Turns() int { return len(l.turns) }

// TurnBegins returns the place at which a turn begins. The first one, 0, begins with the game.
func (l *Timeline[G, S, C, E]) TurnBegins(turn int) int {
	if turn == 0 {
		return 0
	}
	return l.ends[l.turns[turn].step-1]
}

// Before returns the state after the last step that has ended at a place, and the place at
// which that step ends. It is false where not even the opening has.
func (l *Timeline[G, S, C, E]) Before(place int) (state S, at int, ok bool) {
	steps := l.stepsAt(place)
	if steps == 0 {
		return state, 0, false
	}
	kept := l.turns[sort.Search(len(l.turns), func(i int) bool { return l.turns[i].step > steps })-1]
	state = kept.state
	for n, entry := range l.journal[kept.step-1 : steps-1] {
		reseat(l.rules, &state, l.takeovers, kept.step-1+n)
		if l.rules.Choose(&state, entry.Choice, nil) != nil {
			break // it was taken once
		}
	}
	return state, l.ends[steps-1], true
}

// stepsAt returns how many steps have ended at a place.
func (l *Timeline[G, S, C, E]) stepsAt(place int) int {
	return sort.Search(len(l.ends), func(i int) bool { return l.ends[i] > place })
}

// SeenBy returns the state of [Timeline.Before] as a seat may know it: what the others alone
// know is hidden.
func (l *Timeline[G, S, C, E]) SeenBy(seat Seat, place int) (state S, at int, ok bool) {
	state, at, ok = l.Before(place)
	if ok {
		state = l.rules.View(&state, seat)
	}
	return state, at, ok
}

// Next returns the place after the next event from a place on that is meant. It is false where
// there is none.
func (l *Timeline[G, S, C, E]) Next(place int, meant func(e *E) bool) (int, bool) {
	for i := place; i < len(l.events); i++ {
		if meant(&l.events[i]) {
			return i + 1, true
		}
	}
	return place, false
}

// Curve returns what a seat had of something at the end of each turn, the first of them that
// before the first turn, and at last what it has now.
func (l *Timeline[G, S, C, E]) Curve(of func(s *S) int32) []int32 {
	values := make([]int32, 0, len(l.turns)+1)
	for i := range l.turns {
		values = append(values, of(&l.turns[i].state))
	}
	if last, _, ok := l.Before(l.Len()); ok {
		values = append(values, of(&last))
	}
	return values
}

// LargestFall returns the turn in which a curve fell most, as [Timeline.Curve] counts them. It
// is false where it never fell.
func LargestFall(curve []int32) (turn int, ok bool) {
	most := int32(0)
	for i := 1; i < len(curve); i++ {
		if fall := curve[i-1] - curve[i]; fall > most {
			turn, most = i-1, fall
		}
	}
	return turn, most > 0
}

// Practice opens a table at a place, or where the step before it has ended, with the same
// players. It is a game of its own, which is saved nowhere: the one that was played stays as
// it is. Chance goes the way it went in a game that is over. In one that is not it begins anew
// with the seed, and so does all that is hidden, be it from the only person who plays or, where
// there are more of them, from anybody: nothing is learned of what is still to come.
func (l *Timeline[G, S, C, E]) Practice(place int, seed uint64) (*Table[G, S, C, E], error) {
	t := &Table[G, S, C, E]{rules: l.rules, setup: l.setup, takeovers: slices.Clone(l.takeovers), practice: true}
	if err := t.begin(l.journal[:max(0, l.stepsAt(place)-1)]); err != nil {
		return nil, err
	}
	t.takeovers = slices.DeleteFunc(t.takeovers, func(o Takeover) bool { return o.After > t.choices.n })
	t.players = slices.Clone(l.players)
	for seat, p := range t.players { // as they sit now
		t.takeovers = append(t.takeovers, Takeover{After: t.choices.n, Seat: Seat(seat), Kind: p.Kind})
	}
	reseat(t.rules, &t.state, t.takeovers, t.choices.n)
	t.answered = slices.Clone(l.answered)
	t.unanswer(len(t.journal))
	if l.running {
		t.goOnFrom(t.rules.World(&t.state, OnlyPerson(t.players), seed))
		t.rules.Seed(&t.setup.Game, seed)
		t.choices.clear()
		t.marks.clear()
		t.answered = nil
	}
	t.seatComputers()
	return t, nil
}
