package states

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/input"
)

// placementStates are the states of the page on which a month is built.
var placementStates = []State{
	{"placement", func(s *scenetest.Studio) { s.Play(scenetest.LayingAlone) }},
	{"placement-half", func(s *scenetest.Studio) { s.Play(scenetest.LayingAlone); s.LayTiles(15) }},
	{"placement-help", func(s *scenetest.Studio) { s.Play(scenetest.LayingAlone); s.LayTiles(15); s.Click("help"); s.Tick() }},
	{"placement-drag", func(s *scenetest.Studio) {
		s.Play(scenetest.LayingAlone)
		s.LayTiles(12)
		s.Drag("tile-deal", s.VacantDay())
	}},
	{"placement-refused", func(s *scenetest.Studio) {
		s.Play(scenetest.LayingAlone)
		s.LayTiles(12)
		s.Drag("tile-deal", "day-31")
		s.Up()
		s.Ticks(30)
	}},
	{"placement-all", func(s *scenetest.Studio) { s.Play(scenetest.LayingAlone); s.LayTiles(30) }},
	{"placement-turns", func(s *scenetest.Studio) { s.Play(scenetest.LayingInTurn); s.LayTiles(14) }},
	{"placement-odds", func(s *scenetest.Studio) {
		s.Play(scenetest.LayingAlone)
		s.LayTiles(12)
		s.Press(input.Letter('o'))
		s.Drag("tile-holiday", s.VacantDay())
		s.Ticks(60)
	}},
	{"placement-odds-turns", func(s *scenetest.Studio) {
		s.Play(scenetest.LayingInTurn)
		s.LayTiles(14)
		s.Press(input.Letter('o'))
		s.Ticks(60)
	}},
	{"mixed-odds", func(s *scenetest.Studio) { s.Play(scenetest.MixedLayingAlone); s.Press(input.Letter('o')); s.Ticks(30) }},
	{"mixed-laying", func(s *scenetest.Studio) { s.Play(scenetest.MixedLayingAlone) }},
	{"mixed-laid", func(s *scenetest.Studio) {
		s.Play(scenetest.MixedLayingAlone)
		require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Fill, Preset: engine.Balanced}))
		s.Until("tiles that lie", func() bool { _, ok := s.Match.Asked(); return ok })
		s.Ticks(60)
	}},
	{"mixed-in-turn", func(s *scenetest.Studio) { s.Play(scenetest.MixedLayingInTurn) }},
}
