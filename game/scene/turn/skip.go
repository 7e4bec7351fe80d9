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
	for _, a := range [2]act{s.MainAct(), s.secondAct()} {
		if a.Keys&pressed != 0 && a.Off == "" {
			a.do()
			return
		}
	}
}

// lend gets the player who is asked more cash, where that is possible.
func (s *Turn) lend() {
	if a := s.moneyAct(); a.Off == "" {
		a.do()
	}
}

// haltAct lets the computers pause, and go on.
func (s *Turn) haltAct() act {
	a := act{
		ID: "halt", label: s.Say("turn.pause"), cap: input.Pass, Keys: input.SetOf(input.Pass),
		do: func() { s.M.Halted = !s.M.Halted },
	}
	a.tip.Text = s.Say("tip.pause")
	return a
}
