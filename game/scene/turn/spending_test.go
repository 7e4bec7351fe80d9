package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/input"
)

// offered opens a game in which a Deal is offered that costs more than half of the cash, or less.
func offered(t *testing.T, large bool) *gamer {
	t.Helper()
	return reach(t, "a Deal", func(g *gamer) bool {
		s := g.Match.Table.State()
		spending, ok := s.Spending(engine.Choice{Kind: engine.Buy})
		return g.Asks(engine.BuyDeal) && ok && spending.Large() == large
	})
}

// buys presses the key that buys until that has been taken as an answer, or a question is asked.
func (g *gamer) buys() {
	for range 200 {
		if !g.Asks(engine.BuyDeal) || g.Scene() == "dialog" {
			return
		}
		g.Press(input.Letter('b'))
		g.Tick()
	}
	g.T.Fatal("nothing is bought")
}

func TestALargePurchaseIsAskedAboutWithItsSum(t *testing.T) {
	g := offered(t, true)
	g.Match.Set(func(c *store.Settings) { c.AskSpending = true })
	before := *g.Match.Table.State()
	spending, _ := before.Spending(engine.Choice{Kind: engine.Buy})
	g.buys()
	d, ok := g.App.Top().(*app.Dialog)
	require.True(t, ok, "it is asked first")
	assert.Contains(t, d.Title, g.Match.Words.Money(spending.Cost))
	assert.Equal(t, before.Prompt(), g.Match.Table.State().Prompt(), "nothing has been bought yet")

	g.Press(input.KeyEscape)
	g.Tick()
	assert.True(t, g.Asks(engine.BuyDeal), "Esc goes back to the question")
	assert.Equal(t, "turn", g.Scene())

	g.buys()
	require.Equal(t, "dialog", g.Scene())
	g.Press(input.KeyEnter)
	g.Tick()
	after := g.Match.Table.State()
	assert.NotEqual(t, engine.BuyDeal, after.Prompt().Kind)
	assert.Len(t, after.HeldDeals(before.Prompt().Seat), len(before.HeldDeals(before.Prompt().Seat))+1, "Enter buys")
}

func TestASmallPurchaseIsNotAskedAbout(t *testing.T) {
	g := offered(t, false)
	g.Match.Set(func(c *store.Settings) { c.AskSpending = true })
	g.buys()
	assert.NotEqual(t, "dialog", g.Scene())
}

func TestNothingIsAskedTwiceUnlessSomebodyWantsThat(t *testing.T) {
	g := offered(t, true)
	g.buys()
	assert.NotEqual(t, "dialog", g.Scene())
}

func TestADealFromAYardSaleSaysOnItsWayWhatWasPaidForIt(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.MidGame(scenetest.Standard)
	s.LandOn(engine.YardSale)
	st := s.Match.Stage
	had := len(st.Shown().HeldDeals(0))
	var said []string
	for range 1_200 {
		if _, held := s.Match.Hold(); held {
			s.Act(input.GoOn)
		}
		s.Tick()
		if len(st.Shown().HeldDeals(0)) > had && st.Actors().Card.On {
			said = append(said, s.TextsThat(func(text string) bool { return text == s.Say("deals.paid") || text == s.Say("deals.price") })...)
		}
	}
	assert.Contains(t, said, s.Say("deals.paid"))
	assert.NotContains(t, said, s.Say("deals.price"), "that is what others would pay")
}
