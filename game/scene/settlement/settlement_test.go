package settlement_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// asked opens a game of two people in which one is asked what to pay off.
func asked(t *testing.T, house engine.HouseRules, seeds ...uint64) *scenetest.Studio {
	t.Helper()
	for _, seed := range seeds {
		s := scenetest.OpenLaidBy(t, seed, house, table.Human, table.Human)
		s.Match.Settings.SetSpeeds(store.Instant)
		if s.PlayUntil(s.Asking(engine.PayOffLoan)) {
			s.Match.Settings.SetSpeeds(store.Normal)
			s.Tick()
			require.Equal(t, "settlement", s.Scene())
			return s
		}
	}
	return nil
}

func seeds(from, to uint64) (list []uint64) {
	for ; from < to; from++ {
		list = append(list, from)
	}
	return list
}

// control returns a control of the page on top.
func control(t *testing.T, s *scenetest.Studio, id ui.ID) ui.Control {
	t.Helper()
	for _, layer := range scenetest.Page(s.Top()).Layers {
		for _, c := range layer.Controls {
			if c.ID == id {
				return c
			}
		}
	}
	t.Fatalf("no control %q", id)
	return ui.Control{}
}

func TestPayingOffBeginsWithTheMostThatNeedsNoNewLoan(t *testing.T) {
	s := asked(t, 0, seeds(1, 60)...)
	require.NotNil(t, s, "no game comes to a loan")
	o, ok := facts.Repaying(s.Match)
	require.True(t, ok)
	amount := int32(control(t, s, "amount").Widget.(ui.Stepper).Value)
	assert.Zero(t, facts.Preview(s.Match, o, amount).Borrows*min(1, amount), "what is proposed needs a new loan")
	if amount+o.Step <= o.Most {
		assert.Positive(t, facts.Preview(s.Match, o, amount+o.Step).Borrows, "more could be paid off")
	}
}

func TestTheLedgerForetellsWhatComes(t *testing.T) {
	for _, seed := range seeds(28, 40) {
		s := asked(t, 0, seed)
		if s == nil {
			continue
		}
		p, _ := s.Match.Asked()
		o, _ := facts.Repaying(s.Match)
		for _, amount := range []int32{o.Choice.Amount, o.Most} {
			after := *s.Match.Table.State()
			v := facts.Preview(s.Match, o, amount)
			require.NoError(t, after.Choose(engine.Choice{Kind: engine.Repay, Amount: amount}, nil))
			assert.Equal(t, v.After.Loan, after.Players[p.Seat].Loan)
			assert.Equal(t, v.After.Cash, after.Cash(p.Seat))
		}
	}
}

func TestTheLedgerListsBillsAsTheyArePaid(t *testing.T) {
	listed := 0
	for seed := uint64(1); listed == 0 && seed < 60; seed++ {
		s := asked(t, engine.HouseRules(0).With(engine.TightMoney), seed)
		if s == nil {
			continue
		}
		b := &s.Match.Stage.Shown().Settlement
		for i, id := range b.Bills[:b.Count] {
			amount := engine.EditionOf(engine.Big).Card(id).Amount
			tip := control(t, s, ui.ID("bill-"+strconv.Itoa(i+1))).Tip
			assert.Equal(t, s.Match.Words.Money(3*amount), tip.Figure, "money is tight: it costs three times what is printed")
			listed++
		}
	}
	assert.NotZero(t, listed, "no game came to bills")
}

func TestTheSettlementLiesOverTheCalendarAndLeavesItAgain(t *testing.T) {
	s := asked(t, 0, seeds(1, 60)...)
	require.NotNil(t, s)
	require.Len(t, s.Scenes(), 2, "the calendar is below")
	below := s.Scenes()[0]
	s.Ticks(20)
	s.Press(input.KeyEnter)
	s.UntilHeld()
	require.Equal(t, "settlement", s.Scene(), "the ledger is read before the game goes on")
	s.Ticks(20)
	s.Press(input.KeySpace)
	s.Until("the calendar", func() bool { return s.Scene() == "turn" })
	assert.Same(t, below, s.Top(), "the page of the turn stays open meanwhile")
}

func TestWhatIsOpenedOverTheSettlementLeavesItAsItWas(t *testing.T) {
	s := asked(t, 0, seeds(1, 60)...)
	require.NotNil(t, s)
	s.Ticks(20)
	s.Click("amount") // nothing is pressed there
	set := func() int { return control(t, s, "amount").Widget.(ui.Stepper).Value }
	before := set()
	for key, page := range map[input.Code]string{
		input.Letter('l'): "loan", s.Keys.Triggers(input.Help)[0].Code: "help", s.Keys.Triggers(input.Coach)[0].Code: "coach", input.KeyEscape: "pause",
	} {
		s.Press(key)
		s.Ticks(2)
		if page == "loan" && s.Scene() == "settlement" {
			continue // nobody lends
		}
		require.Equal(t, page, s.Scene())
		s.Press(input.KeyEscape)
		s.Ticks(2)
		require.Equal(t, "settlement", s.Scene())
		assert.Equal(t, before, set(), "after %s", page)
	}
}
