package ui

import "bigpayday/game/ui/digest"

// Dropdown shows one of many options and opens a list of them. The list closes
// on a choice, on Escape and on a press beside it. It reports Changed with the
// index.
type Dropdown struct {
	Options  []Option
	Selected int
	// Paint draws the closed control in place of the usual one, unless it is nil.
	Paint Painter
	// Wide is the width of the list in logical pixels; zero stands for that of the control
	// or of the widest option, if that is more.
	Wide float64
	// Version has to change whenever what Paint draws changes.
	Version uint64
}

func (w Dropdown) activates() bool { return true }

func (w Dropdown) hash(s *digest.Digest) {
	s.Int(w.Selected)
	s.Num(w.Version)
	for i := range w.Options {
		w.Options[i].hash(s)
	}
}

// ListOption is an entry of an open list.
type ListOption struct {
	Index    int
	Text     string
	Selected bool
}

func (w ListOption) activates() bool { return true }

func (w ListOption) hash(s *digest.Digest) {
	s.Int(w.Index)
	s.Text(w.Text)
	s.Bool(w.Selected)
}
