package states

import (
	"bigpayday/game/scene/scenetest"
)

// replayStates are the states of the replay of a money game.
var replayStates = []State{
	{"replay", func(s *scenetest.Studio) { s.Finished(scenetest.OverOfSix); replayTo(s, .6) }},
	{"replay-followed", func(s *scenetest.Studio) {
		s.Finished(scenetest.OverOfTwo)
		replayTo(s, .3)
		s.Click("follow")
		s.MoveAway()
		s.Ticks(2)
	}},
}

// conquestReplayStates are the states of the replay of a game of Conquest.
var conquestReplayStates = []State{
	{"conquest-replay", func(s *scenetest.Studio) { s.FinishedConquest(scenetest.ConquestOfSix); replayTo(s, .6) }},
}

// replayTo opens the replay at a part of the game, 0 to 1.
func replayTo(s *scenetest.Studio, part float64) {
	s.T.Helper()
	s.Click("replay")
	s.Ticks(2)
	bar := s.Box("timeline")
	s.ClickAt(bar.X+bar.W*part, bar.CenterY())
	s.MoveAway()
	s.Ticks(2)
}
