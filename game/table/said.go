package table

import "slices"

// mostSaid is how many lines are kept: more than all characters at a table know together.
const mostSaid = 200

// Say notes that somebody at the table has said a line, given by the id of its message. The next
// save has it; the rules know nothing of it.
func (t *Table[G, S, C, E]) Say(line string) {
	t.said = append(t.said, line)
	if n := len(t.said); n > mostSaid {
		t.said = slices.Delete(t.said, 0, n-mostSaid)
	}
}

// Said returns the ids of the latest lines that were said at the table, in their order, those of
// before the game was saved among them.
func (t *Table[G, S, C, E]) Said() []string { return slices.Clone(t.said) }
