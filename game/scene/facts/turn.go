package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
)

// Viewer returns the person whom the screen is for now: who is asked, or waited
// for, or moves; else the person whose turn it is, or the only one there is.
func Viewer(m *match.Match) engine.Seat {
	if p, ok := m.Asked(); ok {
		return p.Seat
	}
	if hold, held := m.Hold(); held {
		return hold.Seat
	}
	if turn := m.Stage.Shown().Turn; m.People.Has(turn) {
		return turn
	}
	if m.People.Len() == 1 {
		return m.Pupil()
	}
	return m.Stage.Shown().Turn
}
