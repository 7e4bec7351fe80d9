package turn

import (
	"bigpayday/game/scene/facts"
	"bigpayday/input"
)

// skip hurries what moves, for a key that answers. A Deal that has been
// turned up already is answered.
func (s *Turn) skip(pressed input.Actions) {
	seen := facts.DealComes(s.M)
	s.M.SkipMotion()
	if _, ok := s.M.Asked(); !ok || !seen {
		return
	}
	for _, a := range s.commands() {
		if a.Keys&pressed != 0 && a.Off == "" {
			a.Do()
			return
		}
	}
}

// lend gets the player who is asked more cash, where that is possible.
func (s *Turn) lend() {
	if a := s.moneyCommand(); a.Off == "" {
		a.Do()
	}
}
