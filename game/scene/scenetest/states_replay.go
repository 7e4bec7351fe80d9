package scenetest

// replayStates are the states of the replay of a money game.
var replayStates = []State{
	{"replay", func(s *Studio) { s.Finished(OverOfSix); s.replayTo(.6) }},
	{"replay-followed", func(s *Studio) { s.Finished(OverOfTwo); s.replayTo(.3); s.Click("follow"); s.MoveAway(); s.Ticks(2) }},
}

// conquestReplayStates are the states of the replay of a game of Conquest.
var conquestReplayStates = []State{
	{"conquest-replay", func(s *Studio) { s.FinishedConquest(ConquestOfSix); s.replayTo(.6) }},
}

// replayTo opens the replay at a part of the game, 0 to 1.
func (s *Studio) replayTo(part float64) {
	s.T.Helper()
	s.Click("replay")
	s.Ticks(2)
	bar := s.Box("timeline")
	s.ClickAt(bar.X+bar.W*part, bar.CenterY())
	s.MoveAway()
	s.Ticks(2)
}
