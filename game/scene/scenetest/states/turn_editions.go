package states

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
)

// standardStates are the states of a turn in the editions with printed months.
var standardStates = []State{
	{"mixed-turn", func(s *scenetest.Studio) { s.MidGame(scenetest.Mixed) }},
	{"standard-turn", func(s *scenetest.Studio) { s.MidGame(scenetest.Standard) }},
	{"standard-lottery", func(s *scenetest.Studio) {
		s.MidGame(scenetest.Standard)
		s.LandOn(engine.LotterySpace)
		for range 4 {
			s.UntilAsked(engine.AnteUp)
			require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Ante}))
		}
		s.UntilAsked(engine.PickNumber)
	}},
	{"standard-radio", func(s *scenetest.Studio) {
		s.MidGame(scenetest.Standard)
		s.LandOn(engine.RadioContest)
		s.UntilHeld()
		s.Ticks(curtain)
	}},
	{"standard-yard", func(s *scenetest.Studio) { s.MidGame(scenetest.Standard); s.LandOn(engine.YardSale); s.UntilHeld() }},
	{"standard-casino", func(s *scenetest.Studio) {
		s.MidGame(scenetest.Standard)
		s.LandOn(engine.FamilyCasinoNight)
		s.UntilHeld()
	}},
	{"event-turn", func(s *scenetest.Studio) { s.Play(scenetest.Event2000) }},
}
