package states

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/input"
)

// classicStates are the states of the edition of 1975.
var classicStates = []State{
	{"classic-turn", func(s *scenetest.Studio) { s.MidGame1975() }},
	{"classic-swellfare", func(s *scenetest.Studio) { s.InDebt(); s.LandOn(engine.Mail1); s.UntilAsked(engine.PlaySwellfare) }},
	{"classic-swellfare-turn", func(s *scenetest.Studio) { s.InDebtAtTurn(); s.Click("swellfare"); s.Tick() }},
	{"classic-poker", func(s *scenetest.Studio) {
		s.MidGame1975()
		s.LandOn(engine.PokerGame)
		for range 2 {
			s.UntilAsked(engine.AnteUp)
			require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Ante}))
		}
		s.UntilAsked(engine.AnteUp)
		s.Ticks(curtain)
	}},
	{"classic-poker-off", func(s *scenetest.Studio) {
		s.MidGame1975()
		s.Arrange(func(st *engine.State) { // no one else could pay
			for seat := engine.Seat(1); seat < engine.Seat(st.Setup.Seats); seat++ {
				st.Balance[engine.SeatAccount(seat)] = 10
			}
		})
		s.LandOn(engine.PokerGame)
		untilCalledOff(s)
	}},
	{"classic-commission", func(s *scenetest.Studio) {
		s.Deal1975()
		s.Click("buy")
		s.UntilHeld()
		s.Match.Release()
		s.UntilHeld()
		s.Ticks(curtain)
	}},
	{"classic-deal", func(s *scenetest.Studio) { s.Deal1975() }},
	{"classic-deal-savings", func(s *scenetest.Studio) {
		s.Deal1975()
		s.Arrange(func(st *engine.State) { scenetest.GiveCash(st, st.Turn, 20); st.Players[st.Turn].Savings = 400 })
	}},
	{"classic-withdraw", func(s *scenetest.Studio) {
		s.MidGame1975()
		s.Arrange(func(st *engine.State) { st.Players[st.Turn].Savings = 400 })
		s.Click("withdraw")
		s.Tick()
	}},
	{"classic-borrow", func(s *scenetest.Studio) {
		s.MidGame1975()
		s.Arrange(func(st *engine.State) { st.Players[st.Turn].Savings = 0 })
		s.Click("loan")
		s.Tick()
	}},
	// The hand of the edition, small in the log and on a postcard, and in the coach's advice.
	{"classic-log", func(s *scenetest.Studio) { s.MidGame1975(); s.Click("log"); s.Tick() }},
	{"classic-coach", func(s *scenetest.Studio) { s.Deal1975(); s.Press(input.Letter('h')); s.Ticks(400) }},
	{"classic-postcard", func(s *scenetest.Studio) {
		mailBrings(s, scenetest.Classic1975, engine.Mail1, scenetest.OfKind(engine.Postcard))
	}},
	{"classic-election", func(s *scenetest.Studio) {
		s.MidGame1975()
		s.LandOn(engine.TownElection)
		s.Until("all to pay into the Pot", func() bool {
			notes := &s.Match.Stage.Actors().Notes
			return notes.N > 0 && notes.Notes[0].T > .6
		})
	}},
}
