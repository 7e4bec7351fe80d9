package replay

import (
	"sort"

	"bigpayday/game/rules"
	"bigpayday/game/table"
)

// turnAt returns the turn that a place lies in.
func (s *Story) turnAt(place int) int {
	return max(0, sort.Search(len(s.Turns), func(i int) bool { return s.Turns[i].At > place })-1)
}

// turn returns the places at which a turn begins and ends.
func (s *Story) turn(i int) (from, to int) {
	if i+1 < len(s.Turns) {
		return s.Turns[i].At, s.Turns[i+1].At
	}
	return s.Turns[i].At, s.Len
}

// between returns the lines about the events between two places.
func (s *Story) between(from, to int) []Line {
	first := sort.Search(len(s.Lines), func(i int) bool { return s.Lines[i].At > from })
	last := sort.Search(len(s.Lines), func(i int) bool { return s.Lines[i].At > to })
	return s.Lines[first:last]
}

// largestFall returns where the turn begins in which a seat lost most of what the first
// measure counts, 0 where it never lost anything.
func (s *Story) largestFall(seat rules.Seat) int {
	turn, ok := table.LargestFall(s.Measures[0].Lines[seat])
	if !ok {
		return 0
	}
	return s.Turns[turn].At
}
