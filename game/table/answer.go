package table

import "slices"

// Answer is [Table.Choose] for what a person does not decide now, because they have set once how
// it is always to be answered. Saves keep that it was.
func (t *Table[G, S, C, E]) Answer(choice C) ([]E, error) {
	n := t.choices.n
	t.answered = append(t.answered, n)
	events, err := t.Choose(choice)
	if err != nil {
		t.unanswer(n)
	}
	return events, err
}

// Answered reports whether the choice that so many were made before was answered, see
// [Table.Answer].
func (t *Table[G, S, C, E]) Answered(n int) bool {
	_, ok := slices.BinarySearch(t.answered, n)
	return ok
}

// unanswer forgets what was answered from the n-th choice on: it has been taken back.
func (t *Table[G, S, C, E]) unanswer(n int) {
	i, _ := slices.BinarySearch(t.answered, n)
	t.answered = t.answered[:i]
}

// Retrace plays the choices of the journal again, and hands out each with how many were made
// before it and the state in which it was made, to be read only. There are none where the replay
// is refused, see [Table.Replay].
func (t *Table[G, S, C, E]) Retrace(tell func(n int, before *S, made Entry[C])) {
	var state S
	if len(t.journal) == 0 || t.rules.Start(&state, t.setup.Game, nil) != nil {
		return
	}
	for n, entry := range t.journal {
		reseat(t.rules, &state, t.takeovers, n)
		tell(n, &state, entry)
		if t.rules.Choose(&state, entry.Choice, nil) != nil {
			return // it was taken once
		}
	}
}
