package table

// Replay plays a game again from its beginning, choice by choice. It leaves
// the table alone.
type Replay[G any, S comparable, C Choice, E any] struct {
	rules     Rules[G, S, C, E]
	setup     G
	journal   []Entry[C]
	takeovers []Takeover
	next      int // 0 is the opening, then each choice
	state     S
}

// Replay returns the game from its beginning up to now. The error is an
// [*Error] where the replay is refused: the rules have changed since, and the
// game would go another way.
func (t *Table[G, S, C, E]) Replay() (*Replay[G, S, C, E], error) {
	if t.refused {
		return nil, &Error{ID: NoReplay}
	}
	return &Replay[G, S, C, E]{rules: t.rules, setup: t.setup.Game, journal: t.Journal(), takeovers: t.Takeovers()}, nil
}

// Fitting is [Table.Replay] for a game whose replay is refused: it goes as far as the choices
// of the save fit, and the misfit says how far that is. The misfit is nil where all do.
func (t *Table[G, S, C, E]) Fitting() (*Replay[G, S, C, E], *Misfit) {
	replay, err := t.Replay()
	if err != nil {
		replay = &Replay[G, S, C, E]{rules: t.rules, setup: t.setup.Game, journal: t.fitting, takeovers: t.Takeovers()}
	}
	return replay, t.misfit
}

// Len returns the number of steps: the opening of the game, and one for each
// choice.
func (r *Replay[G, S, C, E]) Len() int { return 1 + len(r.journal) }

// Next carries out the next step and returns what happens. After the last
// one ok is false.
func (r *Replay[G, S, C, E]) Next() (events []E, ok bool) {
	sink := func(e E) { events = append(events, e) }
	switch {
	case r.next >= r.Len():
		return nil, false
	case r.next == 0:
		ok = r.rules.Start(&r.state, r.setup, sink) == nil
	default:
		reseat(r.rules, &r.state, r.takeovers, r.next-1)
		ok = r.rules.Choose(&r.state, r.journal[r.next-1].Choice, sink) == nil
	}
	r.next++
	return events, ok
}

// State returns the state after the steps so far, to be read only. Before the
// first step there is none: it is empty.
func (r *Replay[G, S, C, E]) State() *S { return &r.state }
