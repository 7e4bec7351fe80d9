package scene

import (
	"bigpayday/game/engine"
	"bigpayday/game/table"
)

// begin puts a game on the screen.
func (h *House) begin(t *table.Table) { newMatch(h, t).open() }

// keepMonth keeps the month of the running game, if it is laid, for another
// one.
func (h *House) keepMonth() {
	if h.running == nil || h.teaching {
		return
	}
	if page := laidPage(h.running.State()); page != nil {
		rememberPage(h.Store, page)
	}
}

// laidPage returns the tiles of a month that is laid completely, from day 1 on
// without the last day, and nil of one that is not.
func laidPage(s *engine.State) []engine.Space {
	longest := uint8(0)
	for month := uint8(1); month <= s.Setup.Months; month++ {
		if longest == 0 || s.Length(month) > s.Length(longest) {
			longest = month
		}
	}
	if longest == 0 {
		return nil
	}
	var page []engine.Space
	for day := uint8(1); day < s.Length(longest); day++ {
		space := s.SpaceAt(longest, day)
		if space == engine.Vacant {
			return nil
		}
		page = append(page, space)
	}
	return page
}
