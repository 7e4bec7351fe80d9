package turn_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// playing2000 opens a game of the edition of 2000 in two months.
func playing2000(t *testing.T, seed uint64, kinds ...table.Kind) *gamer {
	t.Helper()
	return playingSetup(t, engine.Setup{
		Edition: engine.Event2000, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, Seed: seed, First: 0,
	}, kinds...)
}

// ways2000 are the controls that answer each prompt of the edition of 2000, any
// of which may be pressed.
var ways2000 = map[engine.PromptKind][]ui.ID{
	engine.TakeTurn:     {"roll"},
	engine.BuyDeal:      {"buy", "decline"},
	engine.SellDeal:     {"sell", "keep"},
	engine.PayOffLoan:   {"repay"},
	engine.AnteUp:       {"ante", "ante", "stay-out", "take", "unused", "player-1", "player-2", "player-3"},
	engine.SetBonusDie:  {"number-1", "number-4", "take"},
	engine.ChoosePlayer: {"player-1", "player-2", "player-3", "take"},
	engine.DealOrBuyer:  {"take-deal", "take-buyer", "take"},
	engine.SettleCharge: {"pay-charge", "carry-charge"},
	engine.AnswerSwap:   {"accept", "refuse"},
	engine.PlaceBid:     {"bid", "bid", "pass", "bid-amount", "lot"},
}

func TestAGameOf2000IsPlayedToTheEndWithTheMouseAlone(t *testing.T) {
	answered := map[engine.PromptKind]int{}
	for seed := uint64(1); len(answered) < len(ways2000) && seed < 20; seed++ {
		g := playing2000(t, seed, table.Human, table.Normal, table.Human)
		g.Match.Settings.SetSpeeds(store.Instant)
		r := rand.New(rand.NewPCG(seed, 8))
		play2000(g, func(p engine.Prompt) {
			ways := ways2000[p.Kind]
			require.NotEmpty(t, ways, "nothing answers %s", p.Kind)
			g.TryClick(ways[r.IntN(len(ways))])
			answered[p.Kind]++
		}, func() {
			for _, id := range []ui.ID{"handover-take", "recap-go", "keep-card", "throw", "go-on"} {
				if g.TryClick(id) {
					return
				}
			}
		})
	}
	for kind := range ways2000 {
		assert.NotZero(t, answered[kind], "%s was never asked", kind)
	}
}

func TestAGameOf2000IsPlayedToTheEndWithTheKeyboardAlone(t *testing.T) {
	keys := map[engine.PromptKind]string{
		engine.TakeTurn: " ", engine.BuyDeal: "bn", engine.SellDeal: "sk", engine.PayOffLoan: "\n", engine.AnteUp: "yyn123\n0",
		engine.SetBonusDie: "35\n", engine.ChoosePlayer: "12\n", engine.DealOrBuyer: "12\n", engine.SettleCharge: "yk",
		engine.AnswerSwap: "yn", engine.PlaceBid: "\n\np",
	}
	g := playing2000(t, 5, table.Human, table.Human, table.Normal)
	g.Match.Settings.SetSpeeds(store.Instant)
	r := rand.New(rand.NewPCG(5, 6))
	press := func(c byte) {
		switch c {
		case ' ':
			g.Press(input.KeySpace)
		case '\n':
			g.Press(input.KeyEnter)
		default:
			if c >= '0' && c <= '9' {
				g.Press(input.DigitKey(int(c - '0')))
			} else {
				g.Press(input.Letter(rune(c)))
			}
		}
		g.Tick()
	}
	play2000(g, func(p engine.Prompt) {
		choices := keys[p.Kind]
		require.NotEmpty(t, choices, "nothing answers %s", p.Kind)
		press(choices[r.IntN(len(choices))])
	}, func() { press("\n "[r.IntN(2)]) })
}

// play2000 plays a game to its end: answer is called when a person is asked
// something, and other when a person is waited for otherwise.
func play2000(g *gamer, answer func(engine.Prompt), other func()) {
	g.T.Helper()
	for range 400_000 {
		if g.over() {
			return
		}
		if s, ok := g.App.Top().(*turn.Turn); ok {
			g.s = s
		}
		if g.Match.InGrace() {
			g.Tick()
			continue
		}
		p, asked := g.Match.Asked()
		if asked && g.atTable() {
			answer(p)
		} else {
			other()
		}
		g.Tick()
	}
	g.T.Fatalf("the game does not end: %+v", g.s.Status())
}

// hammer opens a game of three people and a computer in which the first draws a
// Deal that is auctioned, at the moment it is drawn. What it is, is returned.
func hammer(t *testing.T, kinds ...table.Kind) (g *gamer, lot engine.CardID) {
	t.Helper()
	for seed := uint64(1); seed < 400; seed++ {
		g = playing2000(t, seed, kinds...)
		st := g.Match.Table.State()
		st.Players[0].Day = 1
		for at := range st.DealPile.Left {
			if id := st.DealPile.Draw[at]; st.Edition().Card(id).Kind == engine.AuctionDeal {
				top := st.DealPile.Left - 1
				st.DealPile.Draw[at], st.DealPile.Draw[top] = st.DealPile.Draw[top], id
				lot = id
				break
			}
		}
		trial := *st
		lands := false
		require.NoError(t, trial.Choose(engine.Choice{Kind: engine.Roll}, func(e engine.Event) {
			lands = lands || e.Kind == engine.Drawn && e.Secret
		}))
		if lands {
			require.NoError(t, g.Match.Choose(engine.Choice{Kind: engine.Roll}))
			return g, lot
		}
	}
	t.Fatal("nobody comes to a Deal")
	return nil, 0
}

// shows reports whether a seat's Deal is to be seen anywhere: on the table, in
// the log, in a tooltip or on the sheet.
func (g *gamer) shows(id engine.CardID) bool {
	st, sh := g.Match.Stage, g.Match.Stage.Shown()
	title := g.Match.Words.CardTitle(engine.Event2000, id)
	if sh.Offer.Card == id || st.Actors().Card.Card == id {
		return true
	}
	for i := range sh.Log.Len() {
		if sh.Log.At(i).Event.Card == id {
			return true
		}
	}
	for i := range g.Match.Log.Lines {
		if strings.Contains(g.Match.Log.Lines[i].String(), title) {
			return true
		}
	}
	for _, layer := range g.s.Layers {
		for _, c := range layer.Controls {
			if strings.Contains(c.Tip.Title+c.Tip.Text+c.Tip.Figure+c.Tip.More+c.Reason, title) {
				return true
			}
		}
	}
	a, ok := g.s.Prompt().(*prompt.Auction)
	return ok && a.Face(g.Match) == id
}

func TestWhatIsAuctionedIsKnownToItsDrawerAlone(t *testing.T) {
	g, lot := hammer(t, table.Human, table.Human, table.Normal, table.Human)
	seen := 0
	for range 30_000 {
		if g.Match.Table.State().Prompt().Kind != engine.PlaceBid {
			break
		}
		covered := g.Scene() == "handover"
		p, asked := g.Match.Asked()
		drawer := asked && p.Seat == 0 && !covered
		if drawer && g.shows(lot) {
			seen++
		} else {
			require.False(t, g.shows(lot), "%v can be seen at %+v, covered %t", lot, g.s.Status(), covered)
		}
		switch {
		case covered:
			assert.Zero(t, p.Seat, "the device goes to the one who drew the card")
			g.TryClick("handover-take")
		case asked && !g.Match.InGrace() && g.Match.Table.State().Auction.Bid < 3_000:
			g.TryClick("bid")
		case asked && !g.Match.InGrace():
			g.TryClick("pass")
		}
		g.Tick()
	}
	assert.NotZero(t, seen, "the drawer has seen the card")
	for range 3000 {
		if g.Tick(); g.shows(lot) {
			return // whoever has bought it shows it
		}
	}
	t.Fatal("the Deal is never shown")
}

func TestTheOnlyPersonSeesTheDealThatItDrewAndNoOther(t *testing.T) {
	for _, mine := range []bool{true, false} {
		kinds := []table.Kind{table.Normal, table.Normal, table.Human}
		if mine {
			kinds = []table.Kind{table.Human, table.Normal, table.Normal}
		}
		g, lot := hammerBy(t, kinds...)
		seen := false
		for range 3000 {
			if g.Match.Table.State().Prompt().Kind != engine.PlaceBid {
				break
			}
			seen = seen || g.shows(lot)
			if p, asked := g.Match.Asked(); asked && p.Kind == engine.PlaceBid {
				break
			}
			if _, held := g.Match.Hold(); held {
				g.Match.Release()
			}
			g.Tick()
		}
		covered := g.Scene() == "handover"
		assert.False(t, covered, "nobody else looks at the screen")
		assert.Equal(t, mine, seen)
	}
}

// hammerBy is hammer where a computer may roll first.
func hammerBy(t *testing.T, kinds ...table.Kind) (*gamer, engine.CardID) {
	t.Helper()
	if kinds[0] == table.Human {
		return hammer(t, kinds...)
	}
	for seed := uint64(1); seed < 400; seed++ {
		g := playing2000(t, seed, kinds...)
		st := g.Match.Table.State()
		st.Players[0].Day = 1
		for range 400 {
			if g.Match.Table.State().Prompt().Kind == engine.PlaceBid {
				// The task's card is its drawer's alone: a trial sells it.
				trial, lot := *st, engine.NoCard
				for trial.Prompt().Kind == engine.PlaceBid {
					require.NoError(t, trial.Choose(engine.Choice{Kind: engine.Pass}, func(e engine.Event) {
						if e.Kind == engine.Kept || e.Kind == engine.Discarded {
							lot = e.Card
						}
					}))
				}
				return g, lot
			}
			if p := g.Match.Table.State().Prompt(); p.Seat != 0 {
				break
			}
			g.Tick()
		}
	}
	t.Fatal("no computer comes to an auction")
	return nil, 0
}

func TestABidIsMadeOnceHoweverOftenItIsPressed(t *testing.T) {
	for _, speed := range []store.Speed{store.Normal, store.Fast, store.Instant} {
		g, _ := hammer(t, table.Human, table.Human, table.Human)
		g.Match.Settings.SetSpeeds(speed)
		g.bidding()
		before := g.Match.Table.State().Auction
		require.Zero(t, before.Bid)
		// A double click, the key as well, and more while it moves.
		for range 5 {
			g.TryClick("bid")
			g.Press(input.KeyEnter)
		}
		now := g.Match.Table.State().Auction
		assert.Equal(t, engine.Seat(0), now.Bidder, "at speed %s: nobody else has bid", speed)
		assert.Equal(t, g.Match.Table.State().FirstBid(), now.Bid)
		g.bidding()
		assert.Equal(t, engine.Seat(1), g.Match.Table.State().Prompt().Seat, "the next one is asked, and nobody was left out")
		for range 3 {
			g.Press(input.Letter('p'))
		}
		assert.Equal(t, engine.SeatSet(0).With(1), g.Match.Table.State().Auction.Passed, "at speed %s: one has passed", speed)
	}
}

// bidding waits until a person can bid.
func (g *gamer) bidding() {
	g.T.Helper()
	for range 3000 {
		if _, held := g.Match.Hold(); held {
			g.Match.Release()
		}
		g.TryClick("handover-take")
		if _, ok := g.Match.Asked(); ok && g.Scene() == "turn" && !g.Match.InGrace() {
			for range prompt.AfterBid {
				g.Tick()
			}
			return
		}
		g.Tick()
	}
	g.T.Fatal("nobody is asked to bid")
}

func TestABidIsSteppedByAHundredAndBorrowsOnlyIfItWins(t *testing.T) {
	g, _ := hammer(t, table.Human, table.Human)
	g.bidding()
	st := g.Match.Table.State()
	first := st.FirstBid()
	box, ok := g.s.UI.Box("bid-amount")
	require.True(t, ok)
	for range 3 {
		g.ClickAt(box.Right()-12, box.CenterY())
	}
	cash := st.Cash(0)
	g.TryClick("bid")
	assert.Equal(t, first+300, st.Auction.Bid)
	assert.Equal(t, cash, st.Cash(0), "a bid costs nothing until it wins")
	g.bidding()
	assert.Equal(t, first+400, g.s.Prompt().(*prompt.Auction).Amount, "the next one has to bid more")
}

func TestASceneOf2000AtRestAllocatesNothing(t *testing.T) {
	kinds := map[engine.PromptKind]bool{
		engine.AnteUp: true, engine.SetBonusDie: true, engine.ChoosePlayer: true, engine.PlaceBid: true, engine.SettleCharge: true,
	}
	for seed := uint64(1); len(kinds) > 0 && seed < 40; seed++ {
		g := playing2000(t, seed, table.Human, table.Human)
		g.Match.Settings.SetSpeeds(store.Instant)
		g.PlayUntil(func() bool {
			p, ok := g.Match.Asked()
			if !ok || !kinds[p.Kind] {
				return false
			}
			delete(kinds, p.Kind)
			g.Press(input.KeyTab)
			for range 300 {
				g.Tick()
			}
			assert.Zero(t, testing.AllocsPerRun(50, func() { g.Tick() }), "%s allocates at rest", p.Kind)
			return len(kinds) == 0
		})
	}
	assert.Empty(t, kinds, "never asked")
}

func TestALoanIsTakenInMidAuction(t *testing.T) {
	g, lot := hammer(t, table.Human, table.Human)
	g.bidding()
	require.True(t, g.shows(lot))
	box, _ := g.s.UI.Box("bid-amount")
	g.ClickAt(box.Right()-12, box.CenterY())
	amount, loan := g.s.Prompt().(*prompt.Auction).Amount, g.Match.Table.State().Players[0].Loan
	g.TryClick("loan")
	g.Tick()
	g.TryClick("loan-take")
	for range 300 {
		g.Tick()
	}
	assert.Greater(t, g.Match.Table.State().Players[0].Loan, loan)
	p, ok := g.Match.Asked()
	require.True(t, ok && p.Kind == engine.PlaceBid && p.Seat == 0, "the same player is asked on")
	assert.Equal(t, amount, g.s.Prompt().(*prompt.Auction).Amount, "what was meant to be bid stays")
	assert.True(t, g.shows(lot), "and the card stays open")
}

// fixedHammer is a game that is saved in the middle of an auction, when its
// drawer has bid, and the next player too.
var fixedHammer = &scenetest.Game{Cast: scenetest.Family[:4], Seed: 8, Change: scenetest.Custom2000.Change, Done: func(st *engine.State) bool {
	return st.Prompt().Kind == engine.PlaceBid && st.Prompt().Seat != st.Auction.Drawer && st.Auction.Bid > st.FirstBid()
}}

func TestAnAuctionGoesOnAfterItWasSaved(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	for _, changed := range []bool{false, true} {
		s := scenetest.New(t, scenetest.DesignWindow, th)
		s.Play(fixedHammer)
		if changed {
			// What was not played cannot be played again: the state alone is kept.
			s.Arrange(func(st *engine.State) { scenetest.GiveCash(st, 0, 77_700) })
			require.NoError(t, s.Running.Save())
			s.Resume()
		}
		st := s.Match.Table.State()
		before := *st
		scene := s.Top().(*turn.Turn)
		auction, ok := scene.Prompt().(*prompt.Auction)
		require.True(t, ok)
		sh := s.Match.Stage.Shown()
		assert.Equal(t, st.Auction, sh.Auction, "the highest bid is shown")
		assert.Equal(t, st.FirstBid(), sh.FirstBid)
		assert.Equal(t, st.Auction.Bid, sh.Bids[st.Auction.Bidder])
		assert.Equal(t, engine.NoCard, sh.Offer.Card, "the Deal is not")
		assert.Equal(t, engine.NoCard, auction.Face(s.Match))

		s.Ticks(prompt.AfterBid + 2)
		seat := st.Prompt().Seat
		s.Click("bid")
		assert.Equal(t, before.Auction.Bid+engine.BidStep, st.Auction.Bid)
		assert.Equal(t, seat, st.Auction.Bidder)
		require.NoError(t, s.Running.Save())
		after := st.Auction
		s.Resume()
		assert.Equal(t, after, s.Match.Table.State().Auction, "the bid has been kept, once")
		assert.Equal(t, after, s.Match.Stage.Shown().Auction)
	}
}
