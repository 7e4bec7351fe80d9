package scenetest

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/theater"
)

// coachStates are the states of the coach of Conquest; that of the money games stands with
// the states of a turn.
var coachStates = []State{
	{"conquest-coach", func(s *Studio) {
		s.OverMap(ConquestAttack, theater.CoachDoor)
		s.Until("the coach to know", s.Top().(app.Reckoner).Reckoned)
		s.Ticks(2)
	}},
}

// recapStates are the states of the recap of Conquest; that of the money games stands with
// the states of a turn.
var recapStates = []State{
	{"conquest-recap", func(s *Studio) { s.OverMap(ConquestTurn, theater.RecapDoor) }},
	{"conquest-recap-raided", func(s *Studio) { s.OverMap(ConquestRaided, theater.RecapDoor) }},
}

// helpStates are the states of the rules of Conquest in short; those of the money games stand
// with the states of a turn.
var helpStates = []State{
	{"conquest-help", func(s *Studio) { s.OverMap(ConquestAttack, theater.HelpDoor) }},
	{"conquest-help-end", func(s *Studio) { s.OverMap(ConquestAttack, theater.HelpDoor); s.ScrollToEnd("help-area") }},
}

// OverMap opens a page over the map of a game.
func (s *Studio) OverMap(f *Conquest, door app.Door[*theater.Theater]) {
	s.T.Helper()
	s.PlayConquest(f)
	door.Open(s.App, s.Theater)
	s.Ticks(2)
}
