package scenetest

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/moments"
	"bigpayday/render/tabletop"
)

// settlementStates are the states of the page on which a month is settled.
var settlementStates = []State{
	{"settlement", func(s *Studio) { s.PayDay(); s.UntilAsked(engine.PayOffLoan) }},
	{"pay-day", func(s *Studio) {
		s.MidGame(FirstMonth)
		s.LandOn(engine.BigPayDay)
		s.untilMoment(moments.PayDay, 1_250)
	}},
	{"pay-day-small", func(s *Studio) {
		s.Settings.Moments = moments.UpToShort.String()
		s.PayDay()
		s.untilMoment(moments.PayDay, 300)
	}},
	{"settlement-bills", func(s *Studio) { s.PayDayWithBills(13_000, 15_000); s.UntilAsked(engine.PayOffLoan) }},
	{"settlement-loan", func(s *Studio) {
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
	{"settlement-done", func(s *Studio) {
		s.PayDay()
		s.UntilAsked(engine.PayOffLoan)
		require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Repay}))
		s.UntilHeld()
	}},
	{"settlement-last", func(s *Studio) {
		s.HoldDeals(2)
		s.Arrange(func(st *engine.State) { st.Players[st.Turn].Month = st.Setup.Months })
		s.LandOn(engine.BigPayDay)
		s.UntilHeld()
	}},
	{"settlement-borrow", func(s *Studio) { s.PayDay(); s.UntilAsked(engine.PayOffLoan); s.Click("loan") }},
	{"classic-pay-off", func(s *Studio) { s.PayDay1975(200); s.UntilAsked(engine.PayOffLoan) }},
	{"classic-savings", func(s *Studio) { s.PayDay1975(0); s.UntilAsked(engine.MindSavings) }},
	{"classic-settled", func(s *Studio) {
		s.PayDay1975(0)
		s.UntilAsked(engine.MindSavings)
		require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.PutIn, Amount: 200}))
		s.UntilHeld()
	}},
	{"2000-charge", func(s *Studio) {
		s.MidGame2000()
		s.Arrange(func(st *engine.State) {
			st.Players[st.Turn].Loan = 0
			GiveCash(st, st.Turn, 1_150)
			s.GiveMail(st, engine.MonsterCharge, 2)
			s.GiveMail(st, engine.Bill, 3)
		})
		s.LandOn(engine.PayDay)
		s.UntilAsked(engine.SettleCharge)
	}},
}
