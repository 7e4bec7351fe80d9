package turn_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// gamer plays turns as a person does.
type gamer struct {
	*scenetest.Studio
	// s is the page of the turn.
	s *turn.Turn
}

// opened returns a player on the page of a game that was opened.
func opened(s *scenetest.Studio) *gamer { return &gamer{s, s.Top().(*turn.Turn)} }

// playing opens a game of two short months whose days are laid.
func playing(t *testing.T, seed uint64, kinds ...table.Kind) *gamer {
	t.Helper()
	return opened(scenetest.OpenLaid(t, seed, kinds...))
}

// playingBy opens such a game with house rules.
func playingBy(t *testing.T, seed uint64, house engine.HouseRules, kinds ...table.Kind) *gamer {
	t.Helper()
	return opened(scenetest.OpenLaidBy(t, seed, house, kinds...))
}

// playingSetup opens a game of any edition, with its days laid.
func playingSetup(t *testing.T, game engine.Setup, kinds ...table.Kind) *gamer {
	t.Helper()
	tb := scenetest.NewTable(t, game, kinds...)
	scenetest.LayMonth(t, tb)
	return opened(scenetest.Open(t, tb))
}

// reach opens games of two people until one comes to where something holds.
func reach(t *testing.T, what string, holds func(g *gamer) bool) *gamer {
	t.Helper()
	for seed := uint64(1); seed < 60; seed++ {
		g := playing(t, seed, table.Human, table.Human)
		g.Match.Settings.SetSpeeds(store.Instant)
		if g.PlayUntil(func() bool { return holds(g) }) {
			g.Match.Settings.SetSpeeds(store.Normal)
			return g
		}
	}
	t.Fatalf("no game comes to %s", what)
	return nil
}

// prompted opens a game at a prompt.
func prompted(t *testing.T, kind engine.PromptKind) *gamer {
	t.Helper()
	return reach(t, kind.String(), func(g *gamer) bool { return g.Asks(kind) })
}

// atTable reports whether nothing lies over the table, or over the settlement.
func (g *gamer) atTable() bool { return g.Scene() == "turn" || g.Scene() == "settlement" }

// over reports whether the game is over and its results are shown.
func (g *gamer) over() bool {
	return g.Match.Table.State().Phase == engine.Over && g.App.Top() != app.Scene(g.s)
}

func TestAGameIsPlayedToTheEndWithTheKeyboardAlone(t *testing.T) {
	for _, speed := range []store.Speed{store.Fast, store.Instant} {
		g := playing(t, 21, table.Human, table.Human, table.Normal)
		g.Match.Settings.SetSpeeds(speed)
		r := rand.New(rand.NewPCG(5, 6))
		for range 600_000 {
			if g.over() {
				return
			}
			if g.Match.Moving() {
				g.Tick()
				continue
			}
			p, asked := g.Match.Asked()
			if !asked {
				g.Press(input.KeySpace)
				continue
			}
			answers := map[engine.PromptKind]string{
				engine.TakeTurn: " ", engine.BuyDeal: "bn", engine.SellDeal: "sk", engine.AnteUp: "yn",
				engine.PickNumber: "\n", engine.BringFriend: "\n", engine.PayOffLoan: "\n",
			}[p.Kind]
			switch c := answers[r.IntN(len(answers))]; c {
			case ' ':
				g.Press(input.KeySpace)
			case '\n':
				g.Press(input.KeyEnter)
			default:
				g.Press(input.Letter(rune(c)))
			}
			g.Tick()
		}
		t.Fatalf("the game does not end at speed %s", speed)
	}
}

func TestAGameIsPlayedToTheEndWithTheMouseAlone(t *testing.T) {
	g := playing(t, 22, table.Human, table.Normal, table.Human)
	g.Match.Settings.SetSpeeds(store.Fast)
	ways := []ui.ID{
		"recap-go", "roll", "keep-card", "throw", "go-on", "buy", "decline", "sell", "keep", "ante", "stay-out", "take", "bring", "repay",
	}
	r := rand.New(rand.NewPCG(7, 8))
	for range 600_000 {
		if g.over() {
			return
		}
		if g.Match.Moving() {
			g.Tick()
			continue
		}
		r.Shuffle(len(ways), func(i, j int) { ways[i], ways[j] = ways[j], ways[i] })
		pressed := false
		for _, id := range ways {
			if pressed = g.TryClick(id); pressed {
				break
			}
		}
		if !pressed {
			g.Tick()
		}
	}
	t.Fatalf("the game does not end: %+v", g.s.Status())
}

func TestTheKeyOfEveryButtonIsTheOneItShows(t *testing.T) {
	for _, kind := range []engine.PromptKind{engine.TakeTurn, engine.BuyDeal, engine.AnteUp, engine.SellDeal, engine.PayOffLoan, engine.BringFriend} {
		g := prompted(t, kind)
		keys := map[string]ui.ID{}
		for _, layer := range scenetest.Page(g.Top()).Layers {
			for _, c := range layer.Controls {
				b, ok := c.Widget.(ui.Button)
				if !ok || b.Key == "" || c.Off {
					continue
				}
				if other, taken := keys[b.Key]; taken {
					t.Errorf("%s: %s and %s both show the key %s", kind, c.ID, other, b.Key)
				}
				keys[b.Key] = c.ID
			}
		}
		assert.NotEmpty(t, keys, "no button at %s shows a key", kind)
	}
}

func TestWhatBorrowsSaysSoBeforeItIsChosen(t *testing.T) {
	g := reach(t, "a Deal that needs a loan", func(g *gamer) bool {
		o, ok := g.s.M.Option(engine.Buy)
		return ok && o.Borrows > 0
	})
	o, _ := g.s.M.Option(engine.Buy)
	offer := g.Match.Words.Offer(g.Match.Table.State(), o, g.Match.Names)
	assert.Contains(t, offer.Does, g.Match.Words.Money(o.Borrows))
	told := g.TextsThat(func(text string) bool { return strings.Contains(text, g.Match.Words.Money(o.Borrows)) })
	assert.NotEmpty(t, told, "the note that says so is not shown")
}

func TestSpaceHurriesAndDoesNotAnswer(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	g.Press(input.KeySpace)
	g.Tick()
	require.True(t, g.Match.Moving(), "the die is not thrown")
	before := g.Match.Table.State().Hash()
	g.Press(input.KeySpace)
	assert.Equal(t, before, g.Match.Table.State().Hash(), "a key in mid-animation answered something")
}

func TestAClickInMidAnimationHurries(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	require.True(t, g.TryClick("roll"))
	ticks := func(click bool) int {
		n := 0
		for ; g.Match.Moving() && n < 10_000; n++ {
			if click {
				g.ClickAt(300, 300)
			} else {
				g.Tick()
			}
		}
		return n
	}
	hurried := ticks(true)
	h := prompted(t, engine.TakeTurn)
	require.True(t, h.TryClick("roll"))
	g = h
	assert.Less(t, hurried*3, ticks(false), "clicks hurry nothing")
}

func TestALoanIsTakenAtAPrompt(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	p, _ := g.Match.Asked()
	cash := g.Match.Table.State().Cash(p.Seat)
	g.Press(input.Letter('l'))
	g.Tick()
	require.Equal(t, "loan", g.Scene())
	g.Press(input.KeyRight)
	g.Press(input.KeyEnter)
	assert.Equal(t, cash+2000, g.Match.Table.State().Cash(p.Seat))
	assert.Equal(t, "turn", g.Scene())
}

func TestEscapeClosesWhatIsOpenAndThenOpensTheMenu(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	g.Press(input.Letter('l'))
	g.Tick()
	g.Press(input.KeyEscape)
	g.Tick()
	assert.Equal(t, "turn", g.Scene())
	before := g.Match.Table.State().Hash()
	g.Press(input.KeyEscape)
	assert.NotEqual(t, app.Scene(g.s), g.App.Top(), "the menu does not open")
	g.Tick()
	g.Press(input.KeyEscape)
	assert.Equal(t, app.Scene(g.s), g.App.Top(), "the menu does not close")
	assert.Equal(t, before, g.Match.Table.State().Hash())
}

func TestANumberThatCannotComeUpHasToBeMeant(t *testing.T) {
	g := prompted(t, engine.PickNumber)
	g.Tick()
	require.True(t, g.TryClick("number-1"))
	g.TryClick("take")
	_, ok := g.Match.Asked()
	require.True(t, ok, "the number is taken at once")
	assert.Contains(t, g.Match.Toast.Text, "1")
	g.TryClick("take")
	journal := g.Match.Table.Journal()
	assert.Equal(t, engine.Choice{Kind: engine.Pick, Number: 1}, journal[len(journal)-1].Choice)
}

func TestNoNumberIsRecommendedWhereTheTableWantsNoCoach(t *testing.T) {
	advised := func(house engine.HouseRules) bool {
		for seed := uint64(1); seed < 60; seed++ {
			g := playingBy(t, seed, house, table.Human, table.Human)
			g.Match.Settings.SetSpeeds(store.Instant)
			if g.PlayUntil(g.Asking(engine.PickNumber)) {
				g.Tick()
				return g.s.Prompt().(*prompt.Lottery).Advises(g.Match)
			}
		}
		t.Fatal("no game comes to a lottery")
		return false
	}
	assert.True(t, advised(0))
	assert.False(t, advised(engine.HouseRules(0).With(engine.NoCoach)))
}

func TestASceneAtRestAllocatesNothing(t *testing.T) {
	for _, kind := range []engine.PromptKind{engine.TakeTurn, engine.PickNumber, engine.PayOffLoan, engine.SellDeal, engine.BringFriend, engine.AnteUp, engine.BuyDeal} {
		g := prompted(t, kind)
		for range 300 {
			g.Tick()
		}
		assert.False(t, g.Tick(), "%s is drawn though nothing changes", kind)
		assert.Zero(t, testing.AllocsPerRun(50, func() { g.Tick() }), "%s allocates at rest", kind)
	}
}

func TestComputersWaitWhileADialogIsOpen(t *testing.T) {
	g := playing(t, 30, table.Normal, table.Normal)
	for range 30 {
		g.Tick()
	}
	g.Click("help")
	for range 120 {
		g.Tick()
	}
	before := g.Match.Table.State().Hash()
	for range 600 {
		g.Tick()
	}
	assert.Equal(t, before, g.Match.Table.State().Hash())
	g.Press(input.KeyEscape)
	for range 600 {
		g.Tick()
	}
	assert.NotEqual(t, before, g.Match.Table.State().Hash(), "the game does not go on")
}

func TestEveryDayAndSumSaysWhatItIs(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	seen := map[ui.ID]bool{}
	for _, layer := range g.s.Layers {
		for _, c := range layer.Controls {
			if c.Tip.Title != "" && c.Tip.Text != "" {
				seen[c.ID] = true
			}
		}
	}
	for _, id := range []ui.ID{"day-0", "day-1", "day-28", "day-31", "jackpot", "pile-mail", "pile-deal", "seat-1", "seat-2", "seat-1-cash", "seat-2-loan", "seat-1-bills", "seat-1-deals"} {
		assert.True(t, seen[id], "%s says nothing", id)
	}
}

func TestAfterAnInstantAPersonHearsWhatHappened(t *testing.T) {
	g := playing(t, 32, table.Human, table.Normal, table.Normal)
	g.Match.Settings.SetSpeeds(store.Instant)
	require.True(t, g.PlayUntil(func() bool { return g.Scene() == "recap" }))
	g.Press(input.KeyEnter)
	assert.Equal(t, "turn", g.Scene())
	assert.True(t, g.Asks(engine.TakeTurn), "closing the recap rolled the die")
	assert.Zero(t, facts.Pips(g.s.M), "what another player has thrown counts as the person's")
	assert.Equal(t, g.s.BeforeThrow(0, engine.WhyMove, false), g.s.TrayContent())
}

// TestNothingThatIsPressedBreaksATurn presses keys and the mouse at random, in
// windows of random sizes.
func TestNothingThatIsPressedBreaksATurn(t *testing.T) {
	for seed := uint64(0); seed < 3; seed++ {
		kinds := []table.Kind{table.Human, table.Normal, table.Human, table.Normal, table.Human, table.Human}[:2+seed*2]
		g := playing(t, 40+seed, kinds...)
		r := rand.New(rand.NewPCG(seed, 9))
		keys := []input.Code{
			input.KeySpace, input.KeyEnter, input.KeyEscape, input.KeyTab, input.KeyUp, input.KeyDown, input.KeyLeft, input.KeyRight,
			input.KeyPageDown, input.KeyHome, input.Letter('l'), input.Letter('d'), input.Letter('b'), input.Letter('n'), input.Letter('y'),
			input.Letter('k'), input.Letter('s'), input.DigitKey(0), input.DigitKey(1), input.DigitKey(4), input.DigitKey(9),
		}
		sizes := [][2]float64{{1280, 800}, {960, 600}, {320, 240}, {2560, 1080}, {500, 900}}
		for range 9000 {
			view := g.App.View()
			switch r.IntN(12) {
			case 0, 1, 2:
				g.Press(keys[r.IntN(len(keys))])
			case 3:
				g.ClickAt(r.Float64()*view.W, r.Float64()*view.H)
			case 4:
				if r.IntN(40) == 0 {
					size := sizes[r.IntN(len(sizes))]
					theme, err := render.NewTheme(render.NewView(size[0], size[1], 1), 1, false)
					require.NoError(t, err)
					g.App.Theme.Deallocate()
					g.App.Theme = theme
				}
			default:
				g.Tick()
			}
			if s, ok := g.App.Top().(*turn.Turn); ok {
				g.s = s
				continue
			}
			if top := g.App.Top(); strings.HasPrefix(top.Status().Scene, "results") {
				break
			} else if top.Status().Scene == "title" {
				break
			}
		}
		var sum int64
		for _, dollars := range g.Match.Table.State().Balance {
			sum += int64(dollars)
		}
		assert.Zero(t, sum)
	}
}

func TestTheDeviceIsPassedOnWhereThatIsSet(t *testing.T) {
	for _, set := range []bool{false, true} {
		g := playing(t, 33, table.Human, table.Human)
		g.Match.Settings.SetSpeeds(store.Instant)
		g.Match.Settings.PassDevice = set
		assert.Equal(t, set, g.PlayUntil(func() bool { return g.Scene() == "handover" }))
		if !set {
			continue
		}
		before := g.Match.Table.State().Hash()
		g.Press(input.KeyEscape)
		require.Equal(t, "pause", g.Scene(), "the menu cannot be opened")
		g.Tick()
		g.Press(input.KeyEscape)
		g.Tick()
		require.Equal(t, "handover", g.Scene(), "the menu uncovers the table")
		g.Press(input.KeyEnter)
		g.Tick()
		assert.NotEqual(t, "handover", g.Scene(), "the table stays covered")
		assert.Equal(t, before, g.Match.Table.State().Hash(), "taking the device answered a prompt")
	}
}

func TestAToastWaitsForAPanelThatCoversTheTable(t *testing.T) {
	g := playing(t, 3, table.Human, table.Human)
	require.True(t, g.PlayUntil(g.Asking(engine.TakeTurn)))
	asked, _ := g.Match.Asked()
	session.HandoverDoor.Open(g.App, session.Handover{Session: g.Match.Session, From: asked.Seat, To: asked.Seat})
	g.Tick()
	g.Match.Toast.Say("What is told")
	for range 2 * session.ToastTicks {
		g.Match.Toast.Advance()
	}
	assert.Positive(t, g.Match.Toast.Left, "nobody could read it yet")
	g.Close()
	g.Tick()
	assert.False(t, g.Match.Toast.Waits)
	for range session.ToastTicks {
		g.Tick()
	}
	assert.Zero(t, g.Match.Toast.Left)
}

func TestAnotherQuestionTakesTheKeyboardToWhatIsProposed(t *testing.T) {
	g := scenetest.OpenLaid(t, 3, table.Human, table.Human)
	require.True(t, g.PlayUntil(g.Asking(engine.TakeTurn)))
	seat := g.Match.Table.State().Prompt().Seat
	for range 4 {
		g.TabTo("odds")
		require.True(t, g.PlayUntil(func() bool {
			p, ok := g.Match.Asked()
			return ok && p.Kind == engine.TakeTurn && p.Seat != seat
		}))
		seat = g.Match.Table.State().Prompt().Seat
		at, shown := g.Top().Hand().Focused()
		assert.True(t, shown)
		assert.Equal(t, ui.ID("roll"), at)
	}
}
