package prompt

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
	"bigpayday/render/scenery"
)

// heldDeals are the Deals of the seller, those with the best profit first.
func (b *Buyer) heldDeals(c *Context) []engine.CardID {
	held := slices.Clone(c.Stage.Shown().HeldDeals(b.seat))
	slices.SortStableFunc(held, func(x, y engine.CardID) int { return cmp.Compare(profit(c, y), profit(c, x)) })
	return held
}

// profit is what selling a Deal brings beyond what was paid for it, in dollars.
func profit(c *Context, deal engine.CardID) int32 {
	sh := c.Stage.Shown()
	return sh.Edition().Card(deal).Profit(sh.PaidFor(deal))
}

// Wall is the buyer in the door, with the Deals that he may have beside him.
func (b *Buyer) Wall(c *Context, tools *flow.Node) *flow.Node {
	if _, asked := c.Asked(); asked {
		b.asks, b.language = c.Words.Ask(c.Table.State(), c.Names), c.LanguageCount()
	} else if b.language != c.LanguageCount() { // that cannot be said anew
		b.asks = words.Ask{Title: c.SpaceWords(engine.FoundABuyer).Name}
	}
	ask, cream, v := b.asks, c.Theme.Palette.Cream, c.View()
	b.cards, b.way, b.self = map[engine.CardID][]*flow.Node{}, nil, nil
	style := render.Banner
	if v.Compact {
		style = render.Display
	}
	ahead := facts.BuyersAhead(c.Match, b.seat)
	head := flow.Column(
		flow.Line(ask.Title, style.In(cream)), flow.Text(ask.Text, render.Body.In(cream), 2),
		flow.If(v.IsLying() && !c.Tutor.Teaches, flow.Text(ahead, render.Body.In(cream), 2)), // a hint of its own has no room
	).Gap(render.Hair)
	top := flow.First(
		flow.Row(head.Grow(1), flow.Column(tools.Least(render.SideWidth, render.None), flow.Spring())).Gap(render.Wide), flow.Column(tools, head).Gap(render.Near),
	)
	hint := flow.Row(flow.Art("hint", render.Sign), flow.Column(
		flow.Text(ahead, render.Body, 2), flow.Text(c.Say("deals.worthless"), render.Fine.In(c.Theme.Palette.Ink2), 2),
	).Along(flow.Center).Grow(1)).Gap(render.Gap).Pad(render.Gap, render.Near).On(paper.NoteBox)
	// A larger text has room for no more than the Deals in a window that is not high.
	const tooLarge = 1.5
	if c.Tutor.Teaches || v.IsLying() || c.Theme.TextScale > tooLarge && !v.IsUpright() { // Pearl has more to say
		hint = nil
	}
	left := flow.Column(top, b.deals(c), hint).Gap(render.Gap).Pad(render.None, render.Gap)
	if v.IsUpright() {
		return flow.Column(left.Grow(1), flow.Row(flow.Column(flow.Spring(), b.seller(c)), flow.Spring(), b.doorway(c))).Pad(render.Margin, render.None)
	}
	return flow.Row(left.Grow(1), flow.Column(flow.Spring(), b.doorway(c))).Gap(render.Wide).Pad(render.Margin, render.None)
}

// deals are the Deals of the seller: one alone, with the seller and the price tag, or all to
// choose from.
func (b *Buyer) deals(c *Context) *flow.Node {
	held := b.heldDeals(c)
	if len(held) == 1 {
		const end = .166 // of what is left over in a row is free at an end of it, for what the card has
		card := func(most render.Step) *flow.Node { return b.deal(c, 0, held[0], higher).Upto(most) }
		free := func() *flow.Node { return flow.Spring().Grow(end) }
		tag := func() *flow.Node { return flow.Column(b.tag(c, held[0])).Along(flow.Center) }
		alone := func(parts ...*flow.Node) *flow.Node { return flow.Row(parts...).Gap(render.Gap).Along(flow.Center) }
		forms, least := flow.First(), render.CellLeast
		for _, most := range [...]render.Step{render.SideWidth, render.ThirdWidth, least} { // low windows have room for a small one
			if !c.View().IsUpright() {
				forms.Add(alone(flow.Column(flow.Spring(), b.seller(c)), free(), card(most), tag(), free()))
			}
			forms.Add(alone(free(), card(most), tag(), free()))
		}
		return forms.Add(alone(card(least)), flow.Scroll("deals-area", alone(card(least))).Least(render.None, render.Illustration)).Grow(1)
	}
	cards := func(most int, high float64) *flow.Node {
		grid := flow.Grid(render.CellLeast, most).Gap(render.Gap).Pad(render.Tight, render.Tight)
		for i, id := range held {
			grid.Add(b.deal(c, i, id, high))
		}
		return flow.Column(grid).Along(flow.Center)
	}
	const usual, roomy, wide = 2, 3, 4
	most := usual
	switch v := c.View(); {
	case v.IsLying(): // more would be too small for their words to be read
	case v.W > 2*v.H:
		most = wide
	case !v.Compact || v.IsUpright() && !v.IsPocket():
		most = roomy
	}
	forms := flow.First()
	for beside := usual; beside <= most; beside++ {
		forms.Add(cards(beside, 1), cards(beside, lower))
	}
	scrolled := 1.0
	if c.View().IsLying() {
		scrolled = flat
		forms.Add(cards(most, flat))
	}
	return forms.Add(flow.Scroll("deals-area", cards(most, scrolled)).Least(render.None, render.Illustration)).Grow(1)
}

// lower is how much lower than they are printed cards of Deals may be, so that none has to
// be scrolled to, and higher how much higher one is that lies alone. Flat are those in a window
// so low that two rows of them would have no room.
const lower, higher, flat = .95, 1.25, .55

// deal is the i-th Deal of the player, which can be chosen, so many times as high as it is
// printed.
func (b *Buyer) deal(c *Context, i int, id engine.CardID, high float64) *flow.Node {
	k := facts.DealCard(c.Match, id, "deals.paid", "deals.payoff", c.Stage.Shown().PaidFor(id))
	k.Large = high > 1
	control := ui.Control{ID: ui.ID("deal-" + strconv.Itoa(i+1)), Active: id == b.chosen, Do: func(ui.Event) {
		b.chosen = id
		c.Changed()
	}}
	if i < 9 {
		control.Keys = input.SetOf(input.Digit(i + 1))
	}
	sold := b.sells(c) && id == engine.CardID(c.Stage.Actors().Moment.About)
	card := flow.Drawn(control, render.CellLeast, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		if !sold {
			k.Draw(t, dst, r, state)
		}
	}).Aspect(high * render.DealH / render.DealW)
	b.cards[id] = append(b.cards[id], card)
	return card
}

// tag is the price tag with what he pays for a Deal, which drops and swings.
func (b *Buyer) tag(c *Context, deal engine.CardID) *flow.Node {
	label, sum := c.Say("moment.buyer_pays"), c.Words.Money(c.Stage.Shown().Edition().Card(deal).Payoff())
	return flow.Measured(pieces.PriceTagSize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		if b.sells(c) {
			return
		}
		dropped, swing := b.door.Tag()
		pieces.DrawPriceTag(t, dst, r, label, sum, dropped, swing)
	}).Moving()
}

// seller is the player whose Deals they are, behind the edge of the desk.
func (b *Buyer) seller(c *Context) *flow.Node {
	show := faces.Features{Expression: faces.Scheming}
	if b.chosen != engine.NoCard && profit(c, b.chosen) < 0 {
		show.Expression = faces.Dismayed
	}
	b.self = flow.Measured(scenery.SellerSize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		if !b.sellsInFull(c) {
			scenery.Seller(t, dst, r, c.Faces.Of(b.seat), show)
		}
	}).Moving()
	return b.self
}

// doorway is the open door in which the buyer stands, at the hour that it is.
func (b *Buyer) doorway(c *Context) *flow.Node {
	sky := scenery.SkyAt(app.Today().Hour())
	says := c.Say("buyer.hello." + string(sky))
	d := scenery.Doorway{Sky: sky, Buyer: faces.Frame{Features: faces.Features{Expression: faces.Happy}}}
	if len(c.Stage.Shown().HeldDeals(b.seat)) > 1 {
		says, d.Buyer.Expression = c.Say("buyer.which"), faces.Scheming
	}
	b.way = flow.Measured(scenery.DoorwaySize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		d := d
		d.Open, d.In, d.Left = b.door.Leaf(), b.door.Buyer(), b.sellsInFull(c)
		if b.door.Speaks() && !d.Left {
			d.Says = says
		}
		if goes := &c.Stage.Actors().Parting; goes.On {
			d.Says = ""
			d.Lifted, d.Open, d.Shut = moments.Goes(goes.T)
		}
		scenery.DrawDoorway(t, dst, r, d)
	}).Moving()
	return b.way
}

// sellsInFull reports whether the sale is seen large: the Buyer has come from the door, and the
// seller is there, too.
func (b *Buyer) sellsInFull(c *Context) bool {
	return b.sells(c) && c.Stage.Actors().Moment.Form == moments.Full
}

// Over draws nothing: the sale is a moment.
func (b *Buyer) Over(*Context, *render.Theme, *ebiten.Image) {}

// Desk is who sells, and what can be done, with what follows of it.
func (b *Buyer) Desk(c *Context) *flow.Node {
	p := b.Panel(c)
	if _, asked := c.AskedSeat(); asked {
		panel.Propose(p.Commands, p.Others)
	}
	sh, ink := c.Stage.Shown(), c.Theme.Palette.OnWood
	n := len(sh.HeldDeals(b.seat))
	plate := flow.Row(c.Face(b.seat, render.LargeSign), flow.Column(
		flow.Line(c.Names[b.seat], render.Label), c.plateMoney(b.seat),
	).Along(flow.Center).Grow(1)).Gap(render.Near).Pad(render.Near, render.Tight).On(paper.NoteBox)
	c.Plate(b.seat, plate)
	buttons, notes := flow.Row(plate).Gap(render.Wide), flow.Row(flow.Line(c.Words.Count("buyer.in_hand", n), render.Remark.In(ink))).Gap(render.Wide)
	add := func(k panel.Command, note string, share float64) {
		buttons.Add(panel.Button(c.Match.Session, k, c.Changed).Size(render.None, render.MainHeight).Grow(share))
		below := flow.Line(note, render.Remark.In(ink))
		if below == nil {
			below = flow.Space(render.None, render.Hair)
		}
		notes.Add(below.Grow(share))
	}
	for _, k := range p.Commands {
		note := ""
		if _, asked := c.Asked(); asked {
			note = b.comesTo(c)
		}
		add(k, note, 2)
	}
	for i, k := range p.Others {
		note := ""
		if i == 0 {
			note = c.Words.Count("buyer.goes", n)
		}
		add(k, note, 1)
	}
	commands := append(slices.Clone(p.Commands), p.Others...)
	return flow.First(flow.Table(buttons, notes).Gap(render.Hair), panel.Buttons(c.Match.Session, commands, c.Changed))
}

// comesTo says what selling the chosen Deal comes to.
func (b *Buyer) comesTo(c *Context) string {
	sold, _ := c.Table.State().Preview(engine.Choice{Kind: engine.Sell, Card: b.chosen})
	gain, cash := profit(c, b.chosen), words.Money("cash", sold.After[b.seat].Cash)
	if gain < 0 {
		return c.Say("buyer.sells_at_loss", words.Money("loss", -gain), cash)
	}
	return c.Say("buyer.sells", words.Money("profit", gain), cash)
}
