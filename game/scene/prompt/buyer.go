package prompt

import (
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/moments"
)

// Buyer is a buyer who has been found: one Deal is sold, or none. The one with the best
// profit is chosen at first.
type Buyer struct {
	seat   engine.Seat
	chosen engine.CardID
	// door is how far the buyer has come in.
	door moments.AtTheDoor
	// events is how many events there had been when this was asked, and asks what the question
	// says: the page stays until it is seen what has been decided.
	events int
	asks   words.Ask
	// language is the one that asks is in, see [app.App.LanguageCount].
	language int
	// cards are the Deals in each of the forms of the page, of which one is laid out, way is the
	// door and self the seller.
	cards     map[engine.CardID][]*flow.Node
	way, self *flow.Node
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

// stays reports whether what has been decided is still to be seen at the door: the sale, or how the
// buyer goes.
func (b *Buyer) stays(c *Context) bool {
	e, playing := c.Stage.Playing()
	if c.Stage.Shown().Log.Count() == b.events {
		return !playing || e.Kind == engine.Chosen
	}
	return playing && e.Kind == engine.Paid && e.Why == engine.WhyBuyer
}

// sells reports whether the sale is seen, large or over the page: then the Deal and who have to do
// with it are drawn there.
func (b *Buyer) sells(c *Context) bool { return c.Stage.Actors().Moment.Kind == moments.Sale }

// Doorstep returns where a Deal lies on the page, where the door is in which the Buyer stands, and
// where the seller is, empty where they are not to be seen.
func (b *Buyer) Doorstep(deal engine.CardID) (card, door, seller render.Rect) {
	for _, n := range b.cards[deal] {
		if !n.Box.Empty() {
			card = n.Box
		}
	}
	if b.way != nil {
		door = b.way.Box
	}
	if b.self != nil {
		seller = b.self.Box
	}
	return card, door, seller
}

// Follow lets him come in, and chooses the best Deal again where the chosen one is gone.
func (b *Buyer) Follow(c *Context, _ ui.ID) {
	if b.door.Tick(c.Settings.ReducedMotion) {
		c.Redraw()
	}
	if _, asked := c.Asked(); asked {
		b.events = c.Stage.Shown().Log.Count()
	}
	if !slices.Contains(c.Stage.Shown().HeldDeals(b.seat), b.chosen) {
		if best := bestDeal(c, b.seat); best != b.chosen {
			b.chosen = best
			c.Changed()
		}
	}
}

// Panel has what can be done: [Buyer.Desk] lays it out.
func (b *Buyer) Panel(c *Context) *panel.Panel {
	sh := c.Stage.Shown()
	if _, asked := c.Asked(); !asked {
		return &panel.Panel{Commands: []panel.Command{c.Main()}}
	}
	p := &panel.Panel{Others: []panel.Command{{
		ID: "keep", Label: c.Words.Count("choice.sell-none", len(sh.HeldDeals(b.seat))), Cap: input.Keep,
		Keys: input.SetOf(input.Keep, input.No, input.Pass), Do: func() { c.Choose(engine.Choice{Kind: engine.SellNone}) },
	}, c.Loan()}}
	if b.chosen == engine.NoCard {
		return p
	}
	choice := engine.Choice{Kind: engine.Sell, Card: b.chosen}
	payoff := sh.Edition().Card(b.chosen).Payoff()
	p.Commands = []panel.Command{{
		ID: "sell", Label: c.Say("choice.sell", words.Money("money", payoff)), Kind: control.Primary, Cap: input.Sell,
		Keys: input.SetOf(input.Sell, input.Accept, input.Yes), Do: func() { c.Choose(choice) },
	}}
	return p
}

// Sheet returns nothing: a buyer stands at the door, see [Buyer.Wall].
func (b *Buyer) Sheet(*Context) *flow.Node { return nil }
