package scenetest

import (
	"bigpayday/game/ui"
	"bigpayday/input"
)

// conquestSetupStates are the states of the set-up of Conquest.
var conquestSetupStates = []State{
	{"setup-conquest", func(s *Studio) { s.OpenConquestSetup() }},
	{"setup-conquest-6", func(s *Studio) {
		s.OpenConquestSetup()
		s.FillSeats()
		for _, id := range []ui.ID{"seat-2-kind", "seat-3-kind", "seat-4-kind"} {
			s.Click(id)
		}
		s.Do(Change("rounds", 1))
		s.Ticks(2)
	}},
	{"setup-conquest-page", func(s *Studio) { s.OpenConquestSetup(); s.Unfold(Calendar) }},
	{"setup-conquest-plain", func(s *Studio) {
		s.OpenConquestSetup()
		s.Unfold(Calendar)
		s.Do(Change("month-kind", 1))
		s.Ticks(2)
		s.Do(Change("weekday", 1))
		s.Do(Change("length", 28))
		s.Ticks(2)
	}},
	{"setup-conquest-rules", func(s *Studio) {
		s.OpenConquestSetup()
		s.Unfold(HouseRules)
		s.Do(Change("house-page-tiles", 1))
		s.Ticks(2)
	}},
	{"setup-conquest-kept", func(s *Studio) {
		s.OpenConquestSetup()
		s.Unfold(Presets)
		s.Click("keep-name")
		s.Type("Rainy Sunday")
		s.Press(input.KeyEnter)
		s.Ticks(2)
	}},
}

// OpenConquestSetup opens the set-up and chooses Conquest.
func (s *Studio) OpenConquestSetup() {
	s.T.Helper()
	s.OpenSetup()
	s.TakeBox("conquest")
	s.Ticks(2)
}
