package scenetest

import (
	"slices"

	"bigpayday/game/engine"
)

// FirstMonthEnd is a game in which one player is left in the first month.
var FirstMonthEnd = nearMonthEnd(SixPlayers, 1)

// The fixed games in which one is left in the second month, or in the first one of a year.
var (
	monthEndOfSix   = nearMonthEnd(SixPlayers, 2)
	monthEndOfTwo   = nearMonthEnd(TwoPlayers, 2)
	monthEndInDebt  = nearMonthEnd(OverInDebt, 2)
	monthEndNamed   = nearMonthEnd(LongNamed, 2)
	monthEnd1975    = nearMonthEnd(Classic1975, 2)
	monthEnd2000    = nearMonthEnd(Event2000, 2)
	monthEndOfMixed = nearMonthEnd(Mixed, 1)
)

// nearMonthEnd returns a game that is played until one player is left in a month.
func nearMonthEnd(f *Game, month uint8) *Game {
	g := *f
	g.Done = func(st *engine.State) bool {
		left := slices.Collect(func(yield func(engine.Player) bool) {
			for _, p := range st.Players[:st.Seats()] {
				if !p.Retired && p.Month <= month && !yield(p) {
					return
				}
			}
		})
		return len(left) == 1 && st.Prompt().Kind == engine.TakeTurn
	}
	return &g
}

// raceStates are the states of the page on which a month turns.
var raceStates = []State{
	{"race-6", func(s *Studio) { s.MonthTurned(monthEndOfSix) }},
	{"race-first", func(s *Studio) { s.MonthTurned(FirstMonthEnd) }},
	{"race-2", func(s *Studio) { s.MonthTurned(monthEndOfTwo) }},
	{"race-debt", func(s *Studio) { s.MonthTurned(monthEndInDebt) }},
	{"race-long-names", func(s *Studio) { s.MonthTurned(monthEndNamed) }},
	{"race-1975", func(s *Studio) { s.MonthTurned(monthEnd1975) }},
	{"race-2000", func(s *Studio) { s.MonthTurned(monthEnd2000) }},
	{"race-mixed", func(s *Studio) { s.MonthTurned(monthEndOfMixed) }},
	{"race-tearing", func(s *Studio) { s.MonthTurning(FirstMonthEnd, .12) }},
	{"race-falling", func(s *Studio) { s.MonthTurning(FirstMonthEnd, .44) }},
	{"race-running", func(s *Studio) { s.MonthTurning(monthEndOfSix, .72) }},
}

// MonthTurned plays on until a month has turned, and the race waits for a person.
func (s *Studio) MonthTurned(f *Game) {
	s.T.Helper()
	s.MonthTurning(f, 1)
	s.UntilHeld()
}

// MonthTurning plays on until so much of the time has passed that a month takes to turn.
func (s *Studio) MonthTurning(f *Game, part float64) {
	s.T.Helper()
	s.Play(f)
	turns := func() bool { return s.Match.Stage.Actors().Turning.On }
	if !s.PlayUntilThen(turns) {
		s.T.Fatal("no month turns")
	}
	for s.Match.Stage.Actors().Turning.T < part {
		if _, held := s.Match.Hold(); held {
			break
		}
		s.Tick()
	}
}
