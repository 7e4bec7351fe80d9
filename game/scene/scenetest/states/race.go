package states

import (
	"bigpayday/game/scene/scenetest"
)

// The fixed games in which one is left in the second month, or in the first one of a year.
var (
	monthEndOfSix   = scenetest.NearMonthEnd(scenetest.SixPlayers, 2)
	monthEndOfTwo   = scenetest.NearMonthEnd(scenetest.TwoPlayers, 2)
	monthEndInDebt  = scenetest.NearMonthEnd(scenetest.OverInDebt, 2)
	monthEndNamed   = scenetest.NearMonthEnd(scenetest.LongNamed, 2)
	monthEnd1975    = scenetest.NearMonthEnd(scenetest.Classic1975, 2)
	monthEnd2000    = scenetest.NearMonthEnd(scenetest.Event2000, 2)
	monthEndOfMixed = scenetest.NearMonthEnd(scenetest.Mixed, 1)
)

// raceStates are the states of the page on which a month turns.
var raceStates = []State{
	{"race-6", func(s *scenetest.Studio) { monthTurned(s, monthEndOfSix) }},
	{"race-first", func(s *scenetest.Studio) { monthTurned(s, scenetest.FirstMonthEnd) }},
	{"race-2", func(s *scenetest.Studio) { monthTurned(s, monthEndOfTwo) }},
	{"race-debt", func(s *scenetest.Studio) { monthTurned(s, monthEndInDebt) }},
	{"race-long-names", func(s *scenetest.Studio) { monthTurned(s, monthEndNamed) }},
	{"race-1975", func(s *scenetest.Studio) { monthTurned(s, monthEnd1975) }},
	{"race-2000", func(s *scenetest.Studio) { monthTurned(s, monthEnd2000) }},
	{"race-mixed", func(s *scenetest.Studio) { monthTurned(s, monthEndOfMixed) }},
	{"race-tearing", func(s *scenetest.Studio) { s.MonthTurning(scenetest.FirstMonthEnd, .12) }},
	{"race-falling", func(s *scenetest.Studio) { s.MonthTurning(scenetest.FirstMonthEnd, .44) }},
	{"race-running", func(s *scenetest.Studio) { s.MonthTurning(monthEndOfSix, .72) }},
}

// monthTurned plays on until a month has turned, and the race waits for a person.
func monthTurned(s *scenetest.Studio, f *scenetest.Game) {
	s.T.Helper()
	s.MonthTurning(f, 1)
	s.UntilHeld()
}
