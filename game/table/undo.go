package table

import "slices"

// CanUndo reports whether [Table.Undo] would take something back.
func (t *Table[G, S, C, E]) CanUndo() bool { return t.Undoable() >= 0 }

// Choices returns how many choices have been made.
func (t *Table[G, S, C, E]) Choices() int { return t.choices.n }

// Undo takes back the last choice of a person and what computers have chosen
// since, as long as the rules of the game allow it. The game is as it was at
// that person's prompt; the save is, too. What is shown has to be made anew
// from [Table.History].
//
// The error is an [*Error].
func (t *Table[G, S, C, E]) Undo() error {
	n := t.Undoable()
	if n < 0 {
		return &Error{ID: NothingToUndo}
	}
	for i := range t.takeovers {
		t.takeovers[i].After = min(t.takeovers[i].After, n)
	}
	if err := t.begin(slices.Clone(t.journal[:n])); err != nil {
		return err
	}
	t.unanswer(n)
	t.seatComputers()
	t.save()
	return nil
}

// Undoable returns how many choices there were before the one that [Table.Undo] would take back,
// the last of a person, or -1 where there is none or it cannot be taken back.
func (t *Table[G, S, C, E]) Undoable() int {
	if t.refused {
		return -1
	}
	for i, entry := range slices.Backward(t.journal) {
		if entry.Kind != Human {
			continue
		}
		passed := t.PersonAsked() && t.Asked() != entry.Seat
		if t.rules.CanUndo(&t.state, t.events[t.before[i]:], passed) {
			return i
		}
		break
	}
	return -1
}
