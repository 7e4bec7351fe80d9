package states

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/render/moments"
	"bigpayday/render/tabletop"
)

// settlementStates are the states of the page on which a month is settled.
var settlementStates = []State{
	{"settlement", func(s *scenetest.Studio) { s.PayDay(); s.UntilAsked(engine.PayOffLoan) }},
	{"pay-day", func(s *scenetest.Studio) {
		s.MidGame(scenetest.FirstMonth)
		s.LandOn(engine.BigPayDay)
		untilMoment(s, moments.PayDay, 1_250)
	}},
	{"pay-day-small", func(s *scenetest.Studio) {
		s.Settings.Moments = moments.UpToShort.String()
		s.PayDay()
		untilMoment(s, moments.PayDay, 300)
	}},
	{"settlement-bills", func(s *scenetest.Studio) { s.PayDayWithBills(13_000, 15_000); s.UntilAsked(engine.PayOffLoan) }},
	{"settlement-loan", func(s *scenetest.Studio) {
		s.PayDay()
		s.UntilAsked(engine.PayOffLoan)
		// All of the loan, so that the bills cannot be paid.
		most := s.Match.Options()[0].Most
		require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Repay, Amount: most}))
		s.Until("the last line of the ledger", func() bool {
			line := s.Match.Stage.Actors().Line
			return line.On && line.Step == tabletop.StepResult && line.T > .6
		})
	}},
	{"settlement-done", func(s *scenetest.Studio) {
		s.PayDay()
		s.UntilAsked(engine.PayOffLoan)
		require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Repay}))
		s.UntilHeld()
	}},
	{"settlement-last", func(s *scenetest.Studio) {
		s.HoldDeals(2)
		s.Arrange(func(st *engine.State) { st.Players[st.Turn].Month = st.Setup.Months })
		s.LandOn(engine.BigPayDay)
		s.UntilHeld()
	}},
	{"settlement-borrow", func(s *scenetest.Studio) { s.PayDay(); s.UntilAsked(engine.PayOffLoan); s.Click("loan") }},
	{"classic-pay-off", func(s *scenetest.Studio) { s.PayDay1975(200); s.UntilAsked(engine.PayOffLoan) }},
	{"classic-savings", func(s *scenetest.Studio) { s.PayDay1975(0); s.UntilAsked(engine.MindSavings) }},
	{"classic-settled", func(s *scenetest.Studio) {
		s.PayDay1975(0)
		s.UntilAsked(engine.MindSavings)
		require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.PutIn, Amount: 200}))
		s.UntilHeld()
	}},
	{"2000-charge", func(s *scenetest.Studio) {
		s.MidGame2000()
		s.Arrange(func(st *engine.State) {
			st.Players[st.Turn].Loan = 0
			scenetest.GiveCash(st, st.Turn, 1_150)
			giveMail(st, engine.MonsterCharge, 2)
			giveMail(st, engine.Bill, 3)
		})
		s.LandOn(engine.PayDay)
		s.UntilAsked(engine.SettleCharge)
	}},
}
