package palette

import (
	"slices"

	"bigpayday/render/sketch"
)

// Notes are the bills that stand for a sum, the greatest first: at most five,
// zero where there are fewer.
type Notes [5]int

// coinage is the money of an edition.
type coinage struct {
	Engraving sketch.Engraving
	// notes are its bills, the greatest first.
	Notes []note
}

// note is a bill: its value in dollars, how that is printed, and its colours.
type note struct {
	Value      int
	Mark       string
	Paper, Ink Color
}

// Of returns the greatest bill that a value has room for, or the smallest.
func (m *coinage) Of(value int) note {
	for _, b := range m.Notes {
		if b.Value <= value {
			return b
		}
	}
	return m.Notes[len(m.Notes)-1]
}

// NotesFor is [pieces.NotesFor].
func (m *coinage) NotesFor(dollars int) Notes {
	var out Notes
	n := 0
	for _, b := range m.Notes {
		for ; dollars >= b.Value && n < len(out); n++ {
			out[n] = b.Value
			dollars -= b.Value
		}
	}
	return out
}

// Count returns how many bills there are.
func (n Notes) Count() int {
	if i := slices.Index(n[:], 0); i >= 0 {
		return i
	}
	return len(n)
}
