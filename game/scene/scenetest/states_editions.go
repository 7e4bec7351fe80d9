package scenetest

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// standardStates are the states of a turn in the editions with printed months.
var standardStates = []State{
	{"mixed-turn", func(s *Studio) { s.MidGame(Mixed) }},
	{"standard-turn", func(s *Studio) { s.MidGame(Standard) }},
	{"standard-lottery", func(s *Studio) {
		s.MidGame(Standard)
		s.LandOn(engine.LotterySpace)
		for range 4 {
			s.UntilAsked(engine.AnteUp)
			require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Ante}))
		}
		s.UntilAsked(engine.PickNumber)
	}},
	{"standard-radio", func(s *Studio) { s.MidGame(Standard); s.LandOn(engine.RadioContest); s.UntilHeld(); s.Ticks(curtain) }},
	{"standard-yard", func(s *Studio) { s.MidGame(Standard); s.LandOn(engine.YardSale); s.UntilHeld() }},
	{"standard-casino", func(s *Studio) { s.MidGame(Standard); s.LandOn(engine.FamilyCasinoNight); s.UntilHeld() }},
	{"event-turn", func(s *Studio) { s.Play(Event2000) }},
}
