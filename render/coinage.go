package render

import (
	"slices"

	"bigpayday/render/sketch"
)

// Notes are the bills that stand for a sum, the greatest first: at most five,
// zero where there are fewer.
type Notes [5]int

// coinage is the money of an edition.
type coinage struct {
	engraving sketch.Engraving
	// notes are its bills, the greatest first.
	notes []note
}

// note is a bill: its value in dollars, how that is printed, and its colours.
type note struct {
	value      int
	mark       string
	paper, ink Color
}

// of returns the greatest bill that a value has room for, or the smallest.
func (m *coinage) of(value int) note {
	for _, b := range m.notes {
		if b.value <= value {
			return b
		}
	}
	return m.notes[len(m.notes)-1]
}

// notesFor is [Theme.NotesFor].
func (m *coinage) notesFor(dollars int) Notes {
	var out Notes
	n := 0
	for _, b := range m.notes {
		for ; dollars >= b.value && n < len(out); n++ {
			out[n] = b.value
			dollars -= b.value
		}
	}
	return out
}

// count returns how many bills there are.
func (n Notes) count() int {
	if i := slices.Index(n[:], 0); i >= 0 {
		return i
	}
	return len(n)
}
