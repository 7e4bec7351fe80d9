package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// classic returns a position of the game of 1975 in which a prompt of the kind
// is put, with so much cash, savings and loan, and no Mail or Deals, before who
// is asked. Pay Day of two months is still ahead.
func classic(t *testing.T, kind engine.PromptKind, cash, savings, loan int32) engine.State {
	t.Helper()
	s := findIn(t, engine.Classic1975, 3, func(s *engine.State, p engine.Prompt) bool {
		return p.Kind == kind && s.Players[p.Seat].Month == 1
	})
	seat := s.Prompt().Seat
	hold(&s, seat, cash)
	s.Players[seat].Savings, s.Players[seat].Loan = savings, loan
	s.Mail[seat].N, s.Deals[seat].N = 0, 0
	return s
}

// hold gives a seat so much cash.
func hold(s *engine.State, seat engine.Seat, cash int32) {
	s.Balance[engine.Bank] += s.Cash(seat) - cash
	s.Balance[engine.SeatAccount(seat)] = cash
}

func TestWhatIsNotNeededSoonIsSaved(t *testing.T) {
	for _, test := range []struct {
		name          string
		cash, savings int32
		last          bool
		want          engine.Choice
	}{
		{"all but a pocket full", 730, 0, false, engine.Choice{Kind: engine.PutIn, Amount: 500}},
		{"nothing where there is no more than that", 250, 300, false, engine.Choice{Kind: engine.LeaveSavings}},
		{"an empty pocket is filled while it costs no fee", 60, 900, false, engine.Choice{Kind: engine.TakeOut, Amount: 200}},
		{"at last everything comes out", 60, 900, true, engine.Choice{Kind: engine.TakeOut, Amount: 900}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := classic(t, engine.MindSavings, test.cash, test.savings, 0)
			if test.last {
				s.Players[s.Prompt().Seat].Month = 2
			}
			assert.Equal(t, test.want, answer(t, &s))
		})
	}
}

func TestAClassicLoanIsPaidOffAsFarAsTheCashGoes(t *testing.T) {
	s := classic(t, engine.PayOffLoan, 350, 0, 600)
	assert.Equal(t, engine.Choice{Kind: engine.Repay, Amount: 300}, answer(t, &s))
}

func TestPokerIsForThoseWhoAreBehind(t *testing.T) {
	s := classic(t, engine.AnteUp, 300, 0, 0)
	me := s.Prompt().Seat
	for i := range engine.Seat(2) {
		other := (me + 1 + i) % 3
		hold(&s, other, 200)
		s.Players[other] = engine.Player{Month: 1, Day: 3}
		s.Mail[other].N, s.Deals[other].N = 0, 0
	}
	assert.Equal(t, engine.StayOut, answer(t, &s).Kind, "the leader has nothing to gain by chance")
	hold(&s, (me+1)%3, 500)
	assert.Equal(t, engine.Ante, answer(t, &s).Kind)
	hold(&s, me, 90)
	assert.Equal(t, engine.StayOut, answer(t, &s).Kind, "nothing is borrowed for a fair game")
}

func TestSwellfareIsStakedInFull(t *testing.T) {
	bet := func(amount int32) engine.Choice { return engine.Choice{Kind: engine.Bet, Amount: amount} }
	for _, test := range []struct {
		name                string
		cash, savings, loan int32
		house               engine.HouseRules
		rules               engine.RulesVersion
		want                engine.Choice
	}{
		{"up to $100", 180, 0, 400, 0, engine.SecondRules, bet(100)},
		{"as far as there is cash: a loan would not raise it", 35, 0, 400, 0, engine.SecondRules, bet(35)},
		{"nor would savings", 35, 600, 0, 0, engine.SecondRules, bet(35)},
		{"by the first rules with a loan for what lacks", 35, 0, 400, 0, engine.FirstRules, engine.Choice{Kind: engine.Borrow, Amount: 100}},
		{"but not for a few dollars", 98, 0, 400, 0, engine.FirstRules, bet(95)},
		{"nor where no loan is given", 35, 0, 1_000, engine.HouseRules(0).With(engine.BorrowLimit), engine.FirstRules, bet(35)},
		{"with savings for what lacks, and their fee", 35, 600, 0, 0, engine.FirstRules, engine.Choice{Kind: engine.TakeOut, Amount: 200}},
		{"but not where the fee eats it up", 85, 600, 0, 0, engine.FirstRules, bet(85)},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := classic(t, engine.TakeTurn, test.cash, test.savings, test.loan)
			seat := s.Prompt().Seat
			s.Setup.House, s.Setup.Rules = test.house, test.rules
			s.Mail[seat].Cards[0] = cardOf(t, s.Edition(), engine.Swellfare)
			s.Mail[seat].Cards[1] = billOf(t, s.Edition(), 250)
			s.Mail[seat].N = 2
			require.True(t, s.InDebt(seat))
			s.Tasks[s.Depth-1].N = 1 // it was found out when the turn began
			if test.rules != engine.FirstRules {
				s.Tasks[s.Depth-1].N = uint8(test.cash / engine.SwellfareStep)
			}
			assert.Equal(t, test.want, answer(t, &s))
		})
	}
}

// cardOf returns the first card of a kind.
func cardOf(t *testing.T, ed *engine.Edition, kind engine.CardKind) engine.CardID {
	t.Helper()
	for i, card := range ed.Cards {
		if card.Kind == kind {
			return engine.CardID(i + 1)
		}
	}
	require.Fail(t, "no such card", "%v", kind)
	return engine.NoCard
}

func TestADealIsNotPaidWithSavingsIfTheFeeEatsItUp(t *testing.T) {
	s := classic(t, engine.BuyDeal, 0, 400, 0)
	seat := s.Prompt().Seat
	page(&s, map[uint8]engine.Space{22: engine.FoundABuyer, 23: engine.FoundABuyer, 24: engine.FoundABuyer, 25: engine.FoundABuyer,
		26: engine.FoundABuyer, 27: engine.FoundABuyer})
	s.Players[seat].Day, s.Players[seat].Month = 20, 2
	s.Tasks[s.Depth-1].Card = dealOf(t, s.Edition(), 30)
	assert.Equal(t, engine.Decline, answer(t, &s).Kind, "$60 for $30, but the money costs $50")
	hold(&s, seat, 200)
	assert.Equal(t, engine.Buy, answer(t, &s).Kind)
}

// dealOf returns a Deal that costs so many dollars.
func dealOf(t *testing.T, ed *engine.Edition, cost int32) engine.CardID {
	t.Helper()
	for i, card := range ed.Cards {
		if card.Kind == engine.PlainDeal && card.Cost == cost {
			return engine.CardID(i + 1)
		}
	}
	require.Fail(t, "no such Deal", "$%d", cost)
	return engine.NoCard
}
