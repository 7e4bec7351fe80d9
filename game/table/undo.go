package table

import (
	"slices"

	"bigpayday/game/engine"
)

// CanUndo reports whether [Table.Undo] would take something back.
func (t *Table) CanUndo() bool { return t.lastLaid() >= 0 }

// Undo takes back the last tiles that a person laid, moved or had filled in,
// and all that computers have laid since, as long as the month is being
// built. The game is as it was at that person's prompt; the save is, too.
// What is shown has to be made anew from [Table.History].
//
// The error is an [*Error].
func (t *Table) Undo() error {
	n := t.lastLaid()
	if n < 0 {
		return &Error{ID: NothingToUndo}
	}
	if err := t.begin(slices.Clone(t.journal[:n])); err != nil {
		return err
	}
	for i := range t.takeovers {
		t.takeovers[i].After = min(t.takeovers[i].After, n)
	}
	t.seatComputers()
	t.save()
	return nil
}

// lastLaid returns the place in the journal of the last choice of a person,
// or -1 where there is none or the month is no longer being built.
func (t *Table) lastLaid() int {
	if t.state.Phase != engine.Building || t.refused {
		return -1
	}
	for i, entry := range slices.Backward(t.journal) {
		if entry.Kind == Human {
			return i
		}
	}
	return -1
}
