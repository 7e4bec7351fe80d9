package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/control"
	"bigpayday/render/stage"
)

// playingClassic opens a game of the edition of 1975.
func playingClassic(t *testing.T, seed uint64, kinds ...table.Kind) *gamer {
	t.Helper()
	g := playingSetup(t, engine.Setup{
		Edition: engine.Classic1975, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, Seed: seed, First: 0,
	}, kinds...)
	g.App.Settings.SetSpeeds(store.Instant)
	return g
}

// answer presses the control that answers what is asked or waited for, and
// returns its id. Turn by turn it takes another one where there are several.
func (g *gamer) answer(n int) ui.ID {
	g.T.Helper()
	press := func(ids ...ui.ID) ui.ID {
		g.T.Helper()
		var last ui.ID
		for _, id := range ids {
			require.True(g.T, g.TryClick(id), "there is no %q at %v", id, g.Match.Table.State().Prompt())
			last = id
			for range 40 {
				g.Tick() // so that the next one is no double click
			}
		}
		return last
	}
	switch hold, held := g.Match.Hold(); {
	case held && hold.Kind == stage.ReadLedger:
		return press("go-on")
	case held:
		return press(g.s.MainCommand().ID)
	}
	p, _ := g.Match.Asked()
	pick := func(ids ...ui.ID) ui.ID { return press(ids[n%len(ids)]) }
	switch p.Kind {
	case engine.TakeTurn:
		if p := g.Match.Table.State().Players[p.Seat]; n%2 == 0 && p.Savings == 0 && p.Loan < 500 {
			return press("loan", "loan-take") // so that somebody comes to be in debt
		}
		if _, stakes := g.s.UI.Box("swellfare"); stakes && n%3 < 2 {
			press("swellfare")
		}
		switch _, open := g.s.UI.Box("no-stake"); {
		case open && n%3 == 0:
			return press("stake")
		case open:
			return press("no-stake")
		}
		return press("roll")
	case engine.BuyDeal:
		if _, ok := g.s.M.Option(engine.Buy); !ok {
			return press("decline")
		}
		return pick("buy", "buy", "decline")
	case engine.SellDeal:
		return pick("sell", "sell", "keep")
	case engine.AnteUp:
		if _, ok := g.s.M.Option(engine.Ante); !ok {
			return press("stay-out")
		}
		return pick("ante", "ante", "stay-out")
	case engine.PayOffLoan:
		return press("repay")
	case engine.MindSavings:
		if n%2 == 0 {
			for _, id := range []ui.ID{"save-most", "save-least"} {
				if g.TryClick(id) {
					break
				}
			}
		}
		return press("save")
	case engine.PlaySwellfare:
		return pick("stake", "keep-swellfare")
	}
	require.Fail(g.T, "nothing answers "+p.Kind.String())
	return ""
}

func TestGamesOf1975ArePlayedToTheirEndByWhatIsOnScreen(t *testing.T) {
	asked := map[engine.PromptKind]int{}
	pressed := map[ui.ID]int{}
	for seed := range uint64(16) {
		g := playingClassic(t, seed, table.Human, table.Human, table.Normal)
		if seed%4 == 0 {
			g.give(50, 500, 0) // Swellfare is for those in debt
		}
		for n := 0; g.Match.Opened != match.ResultsAreIn; n++ {
			require.Less(t, n, 20_000, "the game does not end")
			_, held := g.Match.Hold()
			p, ok := g.Match.Asked()
			if !g.atTable() {
				g.Press(input.KeyEnter) // what happened meanwhile has been read
				continue
			}
			if !held && !ok || g.Match.InGrace() && g.Match.Moving() {
				g.Tick()
				continue
			}
			for range session.GracePeriod + 1 {
				g.Tick() // a person reads first
			}
			if ok {
				asked[p.Kind]++
			}
			pressed[g.answer(n)]++
			g.Tick()
		}
		assert.Equal(t, engine.Over, g.Match.Table.State().Phase)
		g.App.Theme.Deallocate()
	}
	for _, kind := range []engine.PromptKind{
		engine.TakeTurn, engine.BuyDeal, engine.SellDeal, engine.AnteUp, engine.PayOffLoan, engine.MindSavings, engine.PlaySwellfare,
	} {
		assert.Positive(t, asked[kind], "nobody was asked %v", kind)
	}
	for _, id := range []ui.ID{"roll", "throw", "stake", "keep-swellfare", "ante", "stay-out", "save", "repay", "buy", "sell"} {
		assert.Positive(t, pressed[id], "nobody pressed %s", id)
	}
}

// richIn opens a game of 1975 and changes what the first player has.
func richIn(t *testing.T, cash, loan, saved int32) *gamer {
	t.Helper()
	g := playingClassic(t, 5, table.Human, table.Human)
	g.give(cash, loan, saved)
	return g
}

// give changes what the first player has once that one is to roll.
func (g *gamer) give(cash, loan, saved int32) {
	g.T.Helper()
	require.True(g.T, g.PlayUntil(func() bool { p, ok := g.Match.Asked(); return ok && p.Kind == engine.TakeTurn && p.Seat == 0 }))
	st := g.Match.Table.State()
	scenetest.GiveCash(st, 0, cash)
	st.Players[0].Loan, st.Players[0].Savings = loan, saved
	g.Match.Stage = stage.FromState(st)
	g.Match.Stage.SetPeople(g.Match.People)
	g.s.Invalidate()
	g.Tick()
}

func TestSavingsAreTakenOutOfTheBookAtAnyPromptOfOnesOwn(t *testing.T) {
	g := richIn(t, 20, 0, 300)
	assert.False(t, g.s.LoanCommand().Off == "", "who saves cannot borrow")
	g.Press(input.Letter('l'))
	require.Equal(t, "loan", g.Scene(), "the key of the loan opens the savings")
	g.Press(input.KeyRight)
	require.True(t, g.TryClick("loan-take"))
	st := g.Match.Table.State()
	assert.Equal(t, int32(100), st.Players[0].Savings, "two hundred were taken out")
	assert.Equal(t, int32(170), st.Cash(0), "and fifty paid")
	g.Tick()
	p, ok := g.Match.Asked()
	assert.True(t, ok && p.Kind == engine.TakeTurn, "the prompt stays")
}

func TestALoanIsTakenInTheBook(t *testing.T) {
	g := richIn(t, 20, 0, 0)
	require.True(t, g.TryClick("loan"))
	g.Tick()
	require.True(t, g.TryClick("loan-take"))
	assert.Equal(t, int32(100), g.Match.Table.State().Players[0].Loan)
	require.True(t, g.PlayUntil(func() bool { return !g.Match.Stage.Busy() }))
	lines := g.s.BookPages(4)[1].Lines
	require.NotEmpty(t, lines)
	assert.Equal(t, "+$100", lines[0].Change)
}

func TestThePlayerCardTellsSavingsOrLoan(t *testing.T) {
	for _, c := range []struct {
		loan, saved  int32
		label, value string
	}{
		{0, 300, "Savings", "$300"}, {200, 0, "Loan", "$200"}, {0, 0, "Savings", "none"},
	} {
		g := richIn(t, 20, c.loan, c.saved)
		f := facts.PlayerCard(g.s.M, 0, 0, "").Loan
		assert.Equal(t, [2]string{c.label, c.value}, [2]string{f.Label, f.Value})
		g.App.Theme.Deallocate()
	}
}

func TestTheStakeIsSetWithTheStepperAndRolledForWithTheMainKey(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.InDebt()
	s.LandOn(engine.Mail1)
	s.UntilAsked(engine.PlaySwellfare)
	_, plus := control.StepperParts(s.Box("stake-amount"))
	s.MoveTo(plus.CenterX(), plus.CenterY())
	s.Down()
	s.Up()
	s.MoveAway()
	before := len(s.Match.Table.History().Events)
	s.Press(input.KeySpace)
	var staked engine.Event
	for _, e := range s.Match.Table.History().Events[before:] {
		if e.Kind == engine.Paid && e.Payee == engine.Stakes {
			staked = e
		}
	}
	assert.Equal(t, engine.SeatAccount(0), staked.Payer)
	assert.Equal(t, int32(turn.UsualStake+5), staked.Amount)
	s.Until("the die to decide", func() bool { return s.Match.Stage.Shown().Bet.Rolled > 0 })
	assert.True(t, s.Top().(*turn.Turn).ShowsStake(), "what it has brought can be read")
}

// classicControls is what answers each prompt of the edition of 1975, among
// others.
var classicControls = map[engine.PromptKind]ui.ID{
	engine.TakeTurn: "roll", engine.BuyDeal: "buy", engine.SellDeal: "sell", engine.AnteUp: "ante",
	engine.PayOffLoan: "repay", engine.MindSavings: "save", engine.PlaySwellfare: "stake",
}

func TestAGameOf1975IsSavedAndGoesOnAtEveryPrompt(t *testing.T) {
	theme := scenetest.DesignWindow.Theme(t)
	reach := map[engine.PromptKind]func(s *scenetest.Studio){
		engine.TakeTurn:      func(s *scenetest.Studio) { s.MidGame1975() },
		engine.BuyDeal:       func(s *scenetest.Studio) { s.Deal1975() },
		engine.SellDeal:      func(s *scenetest.Studio) { s.Deal1975(); s.Sale1975() },
		engine.AnteUp:        func(s *scenetest.Studio) { s.MidGame1975(); s.LandOn(engine.PokerGame); s.UntilAsked(engine.AnteUp) },
		engine.PayOffLoan:    func(s *scenetest.Studio) { s.PayDay1975(200); s.UntilAsked(engine.PayOffLoan) },
		engine.MindSavings:   func(s *scenetest.Studio) { s.PayDay1975(0); s.UntilAsked(engine.MindSavings) },
		engine.PlaySwellfare: func(s *scenetest.Studio) { s.InDebt(); s.LandOn(engine.Mail1); s.UntilAsked(engine.PlaySwellfare) },
	}
	for kind, id := range classicControls {
		s := scenetest.New(t, scenetest.DesignWindow, theme)
		reach[kind](s)
		before := *s.Match.Table.State()
		require.Equal(t, kind, before.Prompt().Kind)
		require.NoError(t, s.Match.Table.Save())
		tb, err := money.Resume(s.Store)
		require.NoError(t, err, kind)
		s.Match, s.Running = match.NewMatch(s.App, tb), tb
		s.Match.Show()
		s.Ticks(session.GracePeriod + 2) // it is read first
		assert.Equal(t, before.Hash(), s.Match.Table.State().Hash(), "%v", kind)
		s.Box(id)
		s.Click(id)
		s.Until("the game to go on", func() bool { return s.Match.Table.State().Hash() != before.Hash() })
	}
}
