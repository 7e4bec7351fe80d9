package scene

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
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
	engine.AnteUp:       {"ante", "ante", "stay-out"},
	engine.SetBonusDie:  {"number-1", "number-4", "take"},
	engine.ChoosePlayer: {"player-1", "player-2", "player-3", "take"},
	engine.DealOrBuyer:  {"take-deal", "take-buyer", "take"},
	engine.SettleCharge: {"pay-charge", "carry-charge"},
	engine.SwapCards:    {"keep", "take", "unused", "player-1", "player-2", "player-3"},
	engine.AnswerSwap:   {"accept", "refuse"},
	engine.PlaceBid:     {"bid", "bid", "pass", "bid-amount", "lot"},
}

func TestAGameOf2000IsPlayedToTheEndWithTheMouseAlone(t *testing.T) {
	answered := map[engine.PromptKind]int{}
	for seed := uint64(1); len(answered) < len(ways2000) && seed < 20; seed++ {
		g := playing2000(t, seed, table.Human, table.Normal, table.Human)
		g.m.Settings.Speed = store.Instant
		r := rand.New(rand.NewPCG(seed, 8))
		play2000(g, func(p engine.Prompt) {
			ways := ways2000[p.Kind]
			require.NotEmpty(t, ways, "nothing answers %s", p.Kind)
			g.click(ways[r.IntN(len(ways))])
			answered[p.Kind]++
		}, func() {
			for _, id := range []ui.ID{"handover-take", "recap-go", "keep-card", "throw", "go-on"} {
				if g.click(id) {
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
		engine.TakeTurn: " ", engine.BuyDeal: "bn", engine.SellDeal: "sk", engine.PayOffLoan: "\n", engine.AnteUp: "yyn",
		engine.SetBonusDie: "35\n", engine.ChoosePlayer: "12\n", engine.DealOrBuyer: "12\n", engine.SettleCharge: "yk",
		engine.SwapCards: "k123\n0", engine.AnswerSwap: "yn", engine.PlaceBid: "\n\np",
	}
	g := playing2000(t, 5, table.Human, table.Human, table.Normal)
	g.m.Settings.Speed = store.Instant
	r := rand.New(rand.NewPCG(5, 6))
	press := func(c byte) {
		switch c {
		case ' ':
			g.key(input.KeySpace)
		case '\n':
			g.key(input.KeyEnter)
		default:
			if c >= '0' && c <= '9' {
				g.key(input.DigitKey(int(c - '0')))
			} else {
				g.key(input.Letter(rune(c)))
			}
		}
		g.tick()
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
	g.t.Helper()
	for range 400_000 {
		if g.over() {
			return
		}
		if s, ok := g.h.Top().(*turn); ok {
			g.s = s
		}
		if g.s.settles() {
			g.tick()
			continue
		}
		p, asked := g.m.asked()
		if asked && g.s.over == nil {
			answer(p)
		} else {
			other()
		}
		g.tick()
	}
	g.t.Fatalf("the game does not end: %+v", g.s.Status())
}
