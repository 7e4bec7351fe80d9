package scene_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// gamer plays turns as a person does, without a window.
type gamer struct {
	t *testing.T
	h *app.App
	m *match.Match
	s *turn.Turn
	// In is what the devices do in the next tick.
	in input.State
}

// playing opens a game of two short months whose days are laid.
func playing(t *testing.T, seed uint64, kinds ...table.Kind) *gamer {
	t.Helper()
	return playingBy(t, seed, 0, kinds...)
}

// playingBy opens such a game with house rules.
func playingBy(t *testing.T, seed uint64, house engine.HouseRules, kinds ...table.Kind) *gamer {
	t.Helper()
	return playingSetup(t, engine.Setup{
		Months: 2, Lengths: [engine.MaxMonths]uint8{28, 29}, Seed: seed, First: 0, Laying: engine.ByOne, House: house,
	}, kinds...)
}

// playingSetup opens a game of any edition, with its days laid.
func playingSetup(t *testing.T, game engine.Setup, kinds ...table.Kind) *gamer {
	t.Helper()
	game.Seats = uint8(len(kinds))
	setup := table.Setup{Game: game}
	for i, kind := range kinds {
		setup.Players = append(setup.Players, table.Player{Token: uint8(i), Colour: uint8(i), Kind: kind})
	}
	tb, err := table.New(setup, nil)
	require.NoError(t, err)
	for tb.State().Phase == engine.Building {
		choice := engine.Choice{Kind: engine.Fill, Preset: engine.Wild}
		if tb.Prompt().Kind == engine.Arrange {
			choice = engine.Choice{Kind: engine.Begin}
		}
		if tb.PersonAsked() {
			_, err = tb.Choose(choice)
			require.NoError(t, err)
		} else {
			tb.Step()
		}
	}
	theme, err := render.NewTheme(render.NewView(1280, 800, 1), 1, false)
	require.NoError(t, err)
	keys := input.DefaultMap()
	h := &app.App{
		Words: words.Open(words.English), Settings: scenetest.VeteranSettings(), Theme: theme, Keys: &keys,
		Store: store.OpenMemory(),
	}
	scene.BindPages(h)
	m := match.NewMatch(h, tb)
	m.Show()
	g := &gamer{t: t, h: h, m: m, s: h.Top().(*turn.Turn)}
	g.in.Pointer.Away = true
	return g
}

func (g *gamer) tick() bool {
	p := &g.in.Pointer
	g.in.Quiet = len(g.in.Presses) == 0 && !p.Down && !p.JustPressed && !p.JustReleased && !p.Moved
	dirty := g.h.Tick(&g.in)
	p.JustPressed, p.JustReleased, p.Moved = false, false, false
	g.in.Presses, g.in.Pressed = nil, 0
	return dirty
}

// key presses a key.
func (g *gamer) key(code input.Code) {
	p := input.Press{Code: code, Actions: g.h.Keys.Actions(code, 0)}
	g.in.Presses, g.in.Pressed, g.in.Device = append(g.in.Presses, p), g.in.Pressed|p.Actions, input.Keys
	g.tick()
}

// Click presses a control with the mouse. It reports whether it is there.
func (g *gamer) click(id ui.ID) bool {
	box, ok := g.s.UI.Box(id)
	if !ok {
		return false
	}
	g.clickAt(box.CenterX(), box.CenterY())
	return true
}

func (g *gamer) clickAt(x, y float64) {
	p := &g.in.Pointer
	p.X, p.Y, p.Away, p.Moved = x, y, false, true
	g.in.Device = input.Mouse
	g.tick()
	p.JustPressed, p.Down = true, true
	g.tick()
	p.JustReleased, p.Down = true, false
	g.tick()
}

// Until plays on until something holds. It reports whether it ever did.
func (g *gamer) until(holds func() bool) bool {
	g.t.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	for range 40_000 {
		if holds() {
			for range turn.Unread + 1 {
				g.tick() // a person reads first
			}
			return true
		}
		if _, held := g.m.Hold(); held {
			g.m.Release()
		}
		if _, ok := g.m.Asked(); ok {
			options := g.m.Options()
			o := options[r.IntN(len(options))]
			if o.Choice.Kind == engine.Borrow && r.IntN(6) > 0 {
				o = options[0]
			}
			require.NoError(g.t, g.m.Choose(o.Choice))
		}
		g.tick()
		if g.h.Top() != app.Scene(g.s) {
			break
		}
	}
	return false
}

// reach opens games of two people until one comes to where something holds.
func reach(t *testing.T, what string, holds func(g *gamer) bool) *gamer {
	t.Helper()
	for seed := uint64(1); seed < 60; seed++ {
		g := playing(t, seed, table.Human, table.Human)
		g.m.Settings.Speed = store.Instant
		if g.until(func() bool { return holds(g) }) {
			g.m.Settings.Speed = store.Normal
			return g
		}
	}
	t.Fatalf("no game comes to %s", what)
	return nil
}

// prompted opens a game at a prompt.
func prompted(t *testing.T, kind engine.PromptKind) *gamer {
	t.Helper()
	return reach(t, kind.String(), func(g *gamer) bool { return g.asks(kind)() })
}

func (g *gamer) asks(kind engine.PromptKind) func() bool {
	return func() bool { p, ok := g.m.Asked(); return ok && p.Kind == kind }
}

func (g *gamer) over() bool {
	return g.m.Table.State().Phase == engine.Over && g.h.Top() != app.Scene(g.s)
}

func TestAGameIsPlayedToTheEndWithTheKeyboardAlone(t *testing.T) {
	for _, speed := range []store.Speed{store.Fast, store.Instant} {
		g := playing(t, 21, table.Human, table.Human, table.Normal)
		g.m.Settings.Speed = speed
		r := rand.New(rand.NewPCG(5, 6))
		for range 600_000 {
			if g.over() {
				return
			}
			if g.m.Moving() {
				g.tick()
				continue
			}
			p, asked := g.m.Asked()
			if !asked {
				g.key(input.KeySpace)
				continue
			}
			answers := map[engine.PromptKind]string{
				engine.TakeTurn: " ", engine.BuyDeal: "bn", engine.SellDeal: "sk", engine.AnteUp: "yn",
				engine.PickNumber: "\n", engine.BringFriend: "\n", engine.PayOffLoan: "\n",
			}[p.Kind]
			switch c := answers[r.IntN(len(answers))]; c {
			case ' ':
				g.key(input.KeySpace)
			case '\n':
				g.key(input.KeyEnter)
			default:
				g.key(input.Letter(rune(c)))
			}
			g.tick()
		}
		t.Fatalf("the game does not end at speed %s", speed)
	}
}

func TestAGameIsPlayedToTheEndWithTheMouseAlone(t *testing.T) {
	g := playing(t, 22, table.Human, table.Normal, table.Human)
	g.m.Settings.Speed = store.Fast
	ways := []ui.ID{
		"recap-go", "roll", "keep-card", "throw", "go-on", "buy", "decline", "sell", "keep", "ante", "stay-out", "take", "bring", "repay",
	}
	r := rand.New(rand.NewPCG(7, 8))
	for range 600_000 {
		if g.over() {
			return
		}
		if g.m.Moving() {
			g.tick()
			continue
		}
		r.Shuffle(len(ways), func(i, j int) { ways[i], ways[j] = ways[j], ways[i] })
		pressed := false
		for _, id := range ways {
			if pressed = g.click(id); pressed {
				break
			}
		}
		if !pressed {
			g.tick()
		}
	}
	t.Fatalf("the game does not end: %+v", g.s.Status())
}

func TestTheKeyOfEveryButtonIsTheOneItShows(t *testing.T) {
	for _, kind := range []engine.PromptKind{engine.TakeTurn, engine.BuyDeal, engine.AnteUp, engine.SellDeal, engine.PayOffLoan, engine.BringFriend} {
		g := prompted(t, kind)
		keys := map[string]ui.ID{}
		for _, layer := range g.s.Layers {
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
		o, ok := facts.Option(g.s.M, engine.Buy)
		return ok && o.Borrows > 0
	})
	o, _ := facts.Option(g.s.M, engine.Buy)
	offer := g.m.Words.Offer(g.m.Table.State(), o, g.m.Names)
	assert.Contains(t, offer.Does, g.m.Words.Money(o.Borrows))
	assert.True(t, g.s.Noted(), "the note that says so is not shown")
}

func TestSpaceHurriesAndDoesNotAnswer(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	g.key(input.KeySpace)
	g.tick()
	require.True(t, g.m.Moving(), "the die is not thrown")
	before := g.m.Table.State().Hash()
	g.key(input.KeySpace)
	assert.Equal(t, before, g.m.Table.State().Hash(), "a key in mid-animation answered something")
}

func TestAClickInMidAnimationHurries(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	require.True(t, g.click("roll"))
	ticks := func(click bool) int {
		n := 0
		for ; g.m.Moving() && n < 10_000; n++ {
			if click {
				g.clickAt(300, 300)
			} else {
				g.tick()
			}
		}
		return n
	}
	hurried := ticks(true)
	h := prompted(t, engine.TakeTurn)
	require.True(t, h.click("roll"))
	g = h
	assert.Less(t, hurried*3, ticks(false), "clicks hurry nothing")
}

func TestALoanIsTakenAtAPrompt(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	p, _ := g.m.Asked()
	cash := g.m.Table.State().Cash(p.Seat)
	g.key(input.Letter('l'))
	g.tick()
	require.IsType(t, &turn.LoanView{}, g.s.Overlay)
	g.key(input.KeyRight)
	g.key(input.KeyEnter)
	assert.Equal(t, cash+2000, g.m.Table.State().Cash(p.Seat))
	assert.Nil(t, g.s.Overlay)
}

func TestEscapeClosesWhatIsOpenAndThenOpensTheMenu(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	g.key(input.Letter('l'))
	g.tick()
	g.key(input.KeyEscape)
	g.tick()
	assert.Nil(t, g.s.Overlay)
	before := g.m.Table.State().Hash()
	g.key(input.KeyEscape)
	assert.NotEqual(t, app.Scene(g.s), g.h.Top(), "the menu does not open")
	g.tick()
	g.key(input.KeyEscape)
	assert.Equal(t, app.Scene(g.s), g.h.Top(), "the menu does not close")
	assert.Equal(t, before, g.m.Table.State().Hash())
}

func TestANumberThatCannotComeUpHasToBeMeant(t *testing.T) {
	g := prompted(t, engine.PickNumber)
	g.tick()
	require.True(t, g.click("number-1"))
	g.click("take")
	_, ok := g.m.Asked()
	require.True(t, ok, "the number is taken at once")
	assert.Contains(t, g.m.Toast.Text, "1")
	g.click("take")
	journal := g.m.Table.Journal()
	assert.Equal(t, engine.Choice{Kind: engine.Pick, Number: 1}, journal[len(journal)-1].Choice)
}

func TestPayingOffBeginsWithTheMostThatNeedsNoNewLoan(t *testing.T) {
	g := prompted(t, engine.PayOffLoan)
	g.tick()
	o, ok := facts.Repaying(g.s.M)
	require.True(t, ok)
	l := g.s.Sheets.Ledger
	assert.Zero(t, facts.Preview(g.s.M, o, l.Amount).Borrows*int32(min(1, l.Amount)), "what is proposed needs a new loan")
	if l.Amount+o.Step <= o.Most {
		assert.Positive(t, facts.Preview(g.s.M, o, l.Amount+o.Step).Borrows, "more could be paid off")
	}
}

func TestTheLedgerForetellsWhatComes(t *testing.T) {
	for seed := uint64(28); seed < 40; seed++ {
		g := playing(t, seed, table.Human, table.Human)
		g.m.Settings.Speed = store.Instant
		if !g.until(g.asks(engine.PayOffLoan)) {
			continue
		}
		p, _ := g.m.Asked()
		o, _ := facts.Repaying(g.s.M)
		for _, amount := range []int32{o.Choice.Amount, o.Most} {
			after := *g.m.Table.State()
			v := facts.Preview(g.s.M, o, amount)
			require.NoError(t, after.Choose(engine.Choice{Kind: engine.Repay, Amount: amount}, nil))
			assert.Equal(t, v.After.Loan, after.Players[p.Seat].Loan)
			assert.Equal(t, v.After.Cash, after.Cash(p.Seat))
		}
	}
}

func TestTheLedgerListsBillsAsTheyArePaid(t *testing.T) {
	listed := 0
	for seed := uint64(1); listed == 0 && seed < 60; seed++ {
		g := playingBy(t, seed, engine.HouseRules(0).With(engine.TightMoney), table.Human, table.Human)
		g.m.Settings.Speed = store.Instant
		if !g.until(g.asks(engine.PayOffLoan)) {
			continue
		}
		g.tick()
		b := &g.m.Stage.Shown().Settlement
		for i, id := range b.Bills[:b.Count] {
			bills := g.s.Sheets.Ledger.ListBills(g.s, nil, render.Rect{W: 400, H: 400})
			n := slices.IndexFunc(bills, func(c ui.Control) bool { return c.ID == ui.ID("bill-"+strconv.Itoa(i+1)) })
			require.GreaterOrEqual(t, n, 0)
			amount := engine.EditionOf(engine.Big).Card(id).Amount
			assert.Equal(t, g.m.Words.Money(3*amount), bills[n].Tip.Figure, "money is tight: it costs three times what is printed")
			listed++
		}
	}
	assert.NotZero(t, listed, "no game came to bills")
}

func TestNoNumberIsRecommendedWhereTheTableWantsNoCoach(t *testing.T) {
	advised := func(house engine.HouseRules) bool {
		for seed := uint64(1); seed < 60; seed++ {
			g := playingBy(t, seed, house, table.Human, table.Human)
			g.m.Settings.Speed = store.Instant
			if g.until(g.asks(engine.PickNumber)) {
				g.tick()
				return g.s.Sheets.Lottery.Hints(g.s)
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
			g.tick()
		}
		assert.False(t, g.tick(), "%s is drawn though nothing changes", kind)
		assert.Zero(t, testing.AllocsPerRun(50, func() { g.tick() }), "%s allocates at rest", kind)
	}
}

func TestComputersWaitWhileADialogIsOpen(t *testing.T) {
	g := playing(t, 30, table.Normal, table.Normal)
	for range 30 {
		g.tick()
	}
	g.s.OpenHelp()
	for range 120 {
		g.tick()
	}
	before := g.m.Table.State().Hash()
	for range 600 {
		g.tick()
	}
	assert.Equal(t, before, g.m.Table.State().Hash())
	g.key(input.KeyEscape)
	for range 600 {
		g.tick()
	}
	assert.NotEqual(t, before, g.m.Table.State().Hash(), "the game does not go on")
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
	g.m.Settings.Speed = store.Instant
	require.True(t, g.until(func() bool { _, ok := g.s.Overlay.(*turn.RecapView); return ok }))
	v := g.s.Overlay.(*turn.RecapView)
	assert.LessOrEqual(t, len(v.Recap.Deeds), stage.RecapDeeds)
	g.key(input.KeyEnter)
	assert.Nil(t, g.s.Overlay)
	assert.True(t, g.asks(engine.TakeTurn)(), "closing the recap rolled the die")
	assert.Zero(t, facts.Pips(g.s.M), "what another player has thrown counts as the person's")
	assert.Equal(t, g.s.ToThrow(0, engine.WhyMove, false), g.s.DiceLook())
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
			view := g.h.View()
			switch r.IntN(12) {
			case 0, 1, 2:
				g.key(keys[r.IntN(len(keys))])
			case 3:
				g.clickAt(r.Float64()*view.W, r.Float64()*view.H)
			case 4:
				if r.IntN(40) == 0 {
					size := sizes[r.IntN(len(sizes))]
					theme, err := render.NewTheme(render.NewView(size[0], size[1], 1), 1, false)
					require.NoError(t, err)
					g.h.Theme.Deallocate()
					g.h.Theme = theme
				}
			default:
				g.tick()
			}
			if s, ok := g.h.Top().(*turn.Turn); ok {
				g.s = s
				continue
			}
			if top := g.h.Top(); strings.HasPrefix(top.Status().Scene, "results") {
				break
			} else if top.Status().Scene == "title" {
				break
			}
		}
		var sum int64
		for _, dollars := range g.m.Table.State().Balance {
			sum += int64(dollars)
		}
		assert.Zero(t, sum)
	}
}

func TestTheDeviceIsPassedOnWhereThatIsSet(t *testing.T) {
	for _, set := range []bool{false, true} {
		g := playing(t, 33, table.Human, table.Human)
		g.m.Settings.Speed, g.m.Settings.PassDevice = store.Instant, set
		covered := false
		g.until(func() bool {
			_, covered = g.s.Overlay.(*turn.HandoverView)
			return covered
		})
		assert.Equal(t, set, covered)
		if !set {
			continue
		}
		before := g.m.Table.State().Hash()
		g.key(input.KeyEscape)
		require.NotEqual(t, app.Scene(g.s), g.h.Top(), "the menu cannot be opened")
		g.tick()
		g.key(input.KeyEscape)
		g.tick()
		g.key(input.KeyEnter)
		g.tick()
		_, covered = g.s.Overlay.(*turn.HandoverView)
		assert.False(t, covered, "the table stays covered")
		assert.Equal(t, before, g.m.Table.State().Hash(), "taking the device answered a prompt")
	}
}

func TestAToastWaitsForAPanelThatCoversTheTable(t *testing.T) {
	g := playing(t, 3, table.Human, table.Human)
	require.True(t, g.until(g.asks(engine.TakeTurn)))
	g.s.OpenOver(&turn.HandoverView{Seat: 0})
	g.tick()
	g.m.Toast.Say("What is told")
	for range 2 * match.ToastStays {
		g.m.Toast.Advance()
	}
	assert.Positive(t, g.m.Toast.Left, "nobody could read it yet")
	g.s.CloseOver()
	g.tick()
	assert.False(t, g.m.Toast.Waits)
	for range match.ToastStays {
		g.tick()
	}
	assert.Zero(t, g.m.Toast.Left)
}
