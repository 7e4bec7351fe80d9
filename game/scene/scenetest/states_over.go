package scenetest

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/theater"
)

// coachStates are the states of the coach of Conquest; that of the money games stands with
// the states of a turn.
var coachStates = []State{
	{"conquest-coach", func(s *Studio) {
		s.OverMap(theater.CoachDoor)
		s.Until("the coach to know", s.Top().(app.Reckoner).Reckoned)
		s.Ticks(2)
	}},
}

// OverMap opens a page over the map, where a person may attack.
func (s *Studio) OverMap(door app.Door[*theater.Theater]) {
	s.T.Helper()
	s.BindBlankMap()
	s.PlayConquest(ConquestAttack)
	door.Open(s.App, s.Theater)
	s.Ticks(2)
}
