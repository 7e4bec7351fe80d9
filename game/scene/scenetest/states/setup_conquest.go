package states

import (
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// conquestSetupStates are the states of the set-up of Conquest.
var conquestSetupStates = []State{
	{"setup-conquest", func(s *scenetest.Studio) { s.OpenConquestSetup() }},
	{"setup-conquest-6", func(s *scenetest.Studio) {
		s.OpenConquestSetup()
		s.FillSeats()
		for _, id := range []ui.ID{"seat-2-kind", "seat-3-kind", "seat-4-kind"} {
			s.Click(id)
		}
		s.Do(scenetest.Change("rounds", 1))
		s.Ticks(2)
	}},
	{"setup-conquest-page", func(s *scenetest.Studio) { s.OpenConquestSetup(); s.Unfold(scenetest.Calendar) }},
	{"setup-conquest-plain", func(s *scenetest.Studio) {
		s.OpenConquestSetup()
		s.Unfold(scenetest.Calendar)
		s.Do(scenetest.Change("month-kind", 1))
		s.Ticks(2)
		s.Do(scenetest.Change("weekday", 1))
		s.Do(scenetest.Change("length", 28))
		s.Ticks(2)
	}},
	{"setup-conquest-rules", func(s *scenetest.Studio) {
		s.OpenConquestSetup()
		s.Unfold(scenetest.HouseRules)
		s.Do(scenetest.Change("house-page-tiles", 1))
		s.Ticks(2)
	}},
	{"setup-conquest-kept", func(s *scenetest.Studio) {
		s.OpenConquestSetup()
		s.Unfold(scenetest.Presets)
		s.Click("keep-name")
		s.Type("Rainy Sunday")
		s.Press(input.KeyEnter)
		s.Ticks(2)
	}},
}
