package states

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
)

// coachStates are the states of the coach of Conquest; that of the money games stands with
// the states of a turn.
var coachStates = []State{
	{"conquest-coach", func(s *scenetest.Studio) {
		s.OverMap(scenetest.ConquestAttack, theater.CoachDoor)
		s.Until("the coach to know", s.Top().(app.Reckoner).Reckoned)
		s.Ticks(2)
	}},
}

// recapStates are the states of the recap of Conquest; that of the money games stands with
// the states of a turn.
var recapStates = []State{
	{"conquest-recap", func(s *scenetest.Studio) { s.OverMap(scenetest.ConquestTurn, theater.RecapDoor) }},
	{"conquest-recap-raided", func(s *scenetest.Studio) { s.OverMap(scenetest.ConquestRaided, theater.RecapDoor) }},
}

// helpStates are the states of the rules of Conquest in short; those of the money games stand
// with the states of a turn.
var helpStates = []State{
	{"conquest-help", func(s *scenetest.Studio) { s.OverMap(scenetest.ConquestAttack, theater.HelpDoor) }},
	{"conquest-help-end", func(s *scenetest.Studio) {
		s.OverMap(scenetest.ConquestAttack, theater.HelpDoor)
		s.ScrollToEnd("help-area")
	}},
}
