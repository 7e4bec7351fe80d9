package prompt

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
)

// Buyer is a buyer who has been found: one Deal is sold, or none. The one with the best
// profit is chosen at first.
type Buyer struct {
	seat   engine.Seat
	chosen engine.CardID
}

func newBuyer(c *Context, p engine.Prompt) Prompt {
	return &Buyer{seat: p.Seat, chosen: bestDeal(c, p.Seat)}
}

// bestDeal returns the Deal of a player that brings most beyond what was paid for it, the
// first of equals, and NoCard where there is none.
func bestDeal(c *Context, seat engine.Seat) engine.CardID {
	sh := c.Stage.Shown()
	best, most := engine.NoCard, int32(0)
	for _, id := range sh.HeldDeals(seat) {
		if profit := sh.Edition().Card(id).Profit(sh.PaidFor(id)); best == engine.NoCard || profit > most {
			best, most = id, profit
		}
	}
	return best
}

func (b *Buyer) answers(p engine.Prompt) bool {
	return p.Kind == engine.SellDeal && p.Seat == b.seat
}

// Follow chooses the best Deal again where the chosen one is gone.
func (b *Buyer) Follow(c *Context, _ ui.ID) {
	if !slices.Contains(c.Stage.Shown().HeldDeals(b.seat), b.chosen) {
		if best := bestDeal(c, b.seat); best != b.chosen {
			b.chosen = best
			c.Changed()
		}
	}
}

// Panel says what selling the chosen Deal comes to.
func (b *Buyer) Panel(c *Context) *panel.Panel {
	sh := c.Stage.Shown()
	p := &panel.Panel{Others: []panel.Command{{
		ID: "keep", Label: c.Words.Count("choice.sell-none", len(sh.HeldDeals(b.seat))), Cap: input.Keep,
		Keys: input.SetOf(input.Keep, input.No, input.Pass), Do: func() { c.Choose(engine.Choice{Kind: engine.SellNone}) },
	}, c.Loan()}}
	if b.chosen == engine.NoCard {
		return p
	}
	choice := engine.Choice{Kind: engine.Sell, Card: b.chosen}
	payoff := sh.Edition().Card(b.chosen).Payoff()
	sold, _ := c.Table.State().Preview(choice)
	p.Title = c.Say("deals.if_sold", words.Text("title", c.Words.CardTitle(sh.Setup.Edition, b.chosen)))
	p.Facts = []panel.Fact{
		{Label: c.Say("deals.cash_now"), Value: c.Words.Money(sh.Cash(b.seat))},
		{Label: c.Say("deals.from_buyer"), Value: c.Words.Signed(payoff), Strong: true, Gain: true, Follows: true},
		{Label: c.Say("deals.cash_after"), Value: c.Words.Money(sold.After[b.seat].Cash), Follows: true},
	}
	p.Commands = []panel.Command{{
		ID: "sell", Label: c.Say("choice.sell", words.Money("money", payoff)), Kind: control.Primary, Cap: input.Sell,
		Keys: input.SetOf(input.Sell, input.Accept, input.Yes), Do: func() { c.Choose(choice) },
	}}
	return p
}

// Sheet lays the player's Deals over the board, to choose from.
func (b *Buyer) Sheet(c *Context) *flow.Node {
	ink2 := c.Theme.Palette.Ink2
	sh := c.Stage.Shown()
	held := sh.HeldDeals(b.seat)
	ask := c.Words.Ask(c.Table.State(), c.Names)
	best := c.Say("deals.best", words.Text("title", c.Words.CardTitle(sh.Setup.Edition, bestDeal(c, b.seat))))
	width := render.SheetWidth
	if len(held) == 1 {
		width = render.PaneLeast
	}
	cards := func(high float64) *flow.Node {
		grid := flow.Grid(render.CellLeast, min(2, len(held))).Gap(render.Gap).Pad(render.Tight, render.Near).Most(width)
		for i, id := range held {
			grid.Add(b.deal(c, i, id, high))
		}
		return flow.Column(grid).Along(flow.Center)
	}
	return sheet(c, palette.Green, engine.FoundABuyer, ask.Title, ask.Text, flow.Line(c.Say("deals.one"), render.Remark.In(ink2)),
		flow.First(cards(1), cards(lower), flow.Scroll("deals-area", cards(1)).Least(render.None, render.Illustration)).Grow(1),
		flow.Row(flow.Art("hint", render.LargeSign), flow.Column(
			flow.Text(facts.BuyersAhead(c.Match, b.seat), render.Body, 2).Lead(best+"  ", render.Label),
			flow.Text(c.Say("deals.worthless"), render.Fine.In(ink2), 2),
		).Along(flow.Center).Grow(1)).Gap(render.Gap),
	)
}

// lower is how much lower than they are printed cards of Deals may be, so that none has to
// be scrolled to.
const lower = .95

// deal is the i-th Deal of the player, which can be chosen, so many times as high as it is
// printed.
func (b *Buyer) deal(c *Context, i int, id engine.CardID, high float64) *flow.Node {
	k := facts.DealCard(c.Match, id, "deals.paid", "deals.payoff", c.Stage.Shown().PaidFor(id))
	control := ui.Control{ID: ui.ID("deal-" + strconv.Itoa(i+1)), Active: id == b.chosen, Do: func(ui.Event) {
		b.chosen = id
		c.Changed()
	}}
	if i < 9 {
		control.Keys = input.SetOf(input.Digit(i + 1))
	}
	return flow.Drawn(control, render.CellLeast, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		k.Draw(t, dst, r, state)
	}).Aspect(high * render.DealH / render.DealW)
}
