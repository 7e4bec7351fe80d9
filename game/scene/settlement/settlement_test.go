package settlement_test

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
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

// said are the texts on the page on top.
func said(s *scenetest.Studio) (texts []string) {
	s.Top().(interface{ Rebuild() }).Rebuild() // all of it is painted, not only what has changed
	for _, m := range s.Record() {
		texts = append(texts, m.Line.Text)
	}
	return texts
}

func TestTheNoteNamesTheStepThatIsBeingWritten(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.PayDay()
	steps := map[string]bool{}
	for range scenetest.Patience {
		if s.Asks(engine.PayOffLoan) {
			break
		}
		line := s.Match.Stage.Actors().Line
		if s.Scene() == "settlement" && line.On && line.T < .9 {
			place := 1 + slices.Index(s.Match.Stage.Shown().Settlement.Steps(), line.Step)
			step := s.Match.Say("settle.step_of", words.Number("n", place), words.Number("steps", 5))
			assert.Contains(t, said(s), step, "while line %d is written", place)
			steps[step] = true
		}
		s.Tick()
	}
	assert.Len(t, steps, 2, "salary and interest")
}

func TestTheLedgerShowsWhatItComesToWithItsLastLine(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.PayDay()
	s.UntilAsked(engine.PayOffLoan)
	require.NoError(t, s.Match.Choose(engine.Choice{Kind: engine.Repay}))
	before := 0
	for range scenetest.Patience {
		if _, held := s.Match.Hold(); held {
			break
		}
		s.Tick()
		line := s.Match.Stage.Actors().Line
		if s.Scene() == "settlement" && line.On && line.T < .9 {
			before++
			worth := s.Match.Words.Money(s.Match.Stage.Shown().Finances(0).NetWorth())
			assert.NotContains(t, said(s), worth, "step %v is still being written", line.Step)
		}
	}
	assert.Positive(t, before)
	s.Ticks(2)
	assert.Contains(t, said(s), s.Match.Words.Money(s.Match.Stage.Shown().Finances(0).NetWorth()))
}

func TestDealsThatWillBeLostAreNoPartOfWhatIsDone(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "settlement-last").Set(s)
	require.Equal(t, "settlement", s.Scene())
	require.Len(t, s.Match.Stage.Shown().HeldDeals(0), 2, "they still lie before their player")
	texts := said(s)
	assert.Contains(t, texts, "You’ll lose 2 unsold Deals when you finish.", "on a line of its own")
	assert.Contains(t, texts, "That was the last month.")
}

// On a telephone that lies on its side what it comes to can be read, and the bills are scrolled to.
func TestALyingTelephoneScrollsToTheBills(t *testing.T) {
	w := scenetest.Window{Width: 844, Height: 390, Scale: 2, TextScale: 100}
	s := scenetest.New(t, w, w.Theme(t))
	states.Named(t, "settlement").Set(s)
	area, pay, read := s.Box("beside-area"), s.Box("repay"), 0
	assert.LessOrEqual(t, area.Bottom(), pay.Y)
	for _, m := range s.Record() {
		if l := m.Line; l.Text != "" && area.Contains(l.Box.CenterX(), l.Box.CenterY()) {
			read++
			assert.GreaterOrEqual(t, l.Size/s.View().Point, 11.5, "points: %s", l.Text)
		}
	}
	const note = 8 // a title, a sum, three figures with their labels, and what it leaves
	assert.Greater(t, read, note)
	s.ScrollToEnd("beside-area")
	last := s.Box("bill-4")
	assert.True(t, area.Contains(last.CenterX(), last.CenterY()))
}
