package prompt

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/options"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
	"bigpayday/render/scenery"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
)

// Wall is the auctioneer behind her desk, the Deal under the hammer on its easel, the highest bid
// and the lamps, and the bidders.
func (a *Auction) Wall(c *Context, tools *flow.Node) *flow.Node {
	sh, cream := c.Stage.Shown(), c.Theme.Palette.Cream
	style := render.Banner
	if c.View().Compact {
		style = render.Display
	}
	drew := c.Say("auction.drew", words.Name("name", c.Names[sh.Auction.Drawer]))
	if face := a.Face(c.Match); face != engine.NoCard {
		drew = c.Words.CardTitle(sh.Setup.Edition, face)
	}
	head := flow.Column(flow.Line(c.Say("auction.title"), style.In(cream)), flow.Text(drew, render.Body.In(cream), 2)).Gap(render.Hair)
	price := a.price(c)
	if shown := a.pays; a.told.sold && shown != nil { // nobody wonders any more, and the Deal lies there
		price = flow.Exactly(shown.Box.W, shown.Box.H, nil)
	} else {
		a.pays = price
	}
	lot := flow.Column(flow.Space(render.None, render.Wide), flow.Row(flow.Spring(), a.lot(c), flow.Spring()), price).Gap(render.Near)
	bid, her, all := a.bid(c), a.auctioneer(c), a.company(c)
	a.all, a.her, a.highest = all, her, bid
	var page *flow.Node
	switch v := c.View(); {
	case v.IsUpright():
		page = flow.Column(
			tools, flow.Row(head.Grow(1)), flow.Row(lot.Evenly(), flow.Column(flow.Spring(), her)).Gap(render.Gap).Grow(1), bid, all.stand(c),
		).Gap(render.Near)
	case low(v):
		page = flow.Row(
			flow.Column(head, flow.Spring(), lot, flow.Spring()).Evenly(), flow.Column(flow.Spring(), her), flow.Column(tools, flow.Spring(), bid, flow.Spring()).Evenly(),
		).Gap(render.Gap)
	case v.Compact: // the tools are as wide as a side, or wider
		page = flow.Column(
			flow.Row(head.Grow(1), tools.Least(render.SideWidth, render.None)).Gap(render.Gap),
			flow.Row(flow.Column(lot, flow.Spring()).Evenly(), flow.Column(flow.Spring(), her), flow.Column(bid, flow.Spring()).Evenly()).Gap(render.Gap).Grow(1), all.stand(c),
		)
	default:
		top := flow.Row(
			flow.Column(head, flow.Spring(), lot, flow.Spring()).Gap(render.Near).Evenly(),
			flow.Column(flow.Spring(), her),
			flow.Column(flow.Row(flow.Spring(), tools.Least(render.SideWidth, render.None)), flow.Spring(), bid, flow.Spring()).Evenly(),
		).Gap(render.Gap)
		page = flow.Column(top.Grow(1), all.stand(c))
	}
	return flow.Column(flow.Space(render.None, render.Gap), page.Grow(1)).Pad(render.Margin, render.None).On(scenery.DrawAuctionRoom)
}

// shelf is the part of the window in which the Deal is shown that has been sold: in an upright one
// above the highest bid and beside the auctioneer, else all of it.
func (a *Auction) shelf(v render.View) render.Rect {
	if !v.IsUpright() {
		return v.Bounds()
	}
	her, r := a.her.Box, v.Bounds().LeftPart(a.her.Box.X).TopPart(a.highest.Box.Y)
	if her.CenterX() < v.W/2 { // the page is mirrored
		r.X, r.W = her.Right(), v.W-her.Right()
	}
	return r
}

// Over draws the Deal that flies from its easel to who has bought it, and opens on the way.
func (a *Auction) Over(c *Context, t *render.Theme, dst *ebiten.Image) {
	k := &c.Stage.Actors().Card
	if !k.Lot || k.Scale <= 0 {
		return
	}
	flying := options.FlyingLot{
		Lot: options.Lot{Word: c.Say("auction.closed")}, From: a.stand.Box, To: a.stand.Box, Within: a.shelf(c.View()),
		Travel: k.Travel, Turned: k.Flip, Scale: k.Scale, Calm: c.Stage.Actors().Calm,
	}
	if k.Goes == stage.ToHand {
		flying.To = c.Spot(k.Seat)
		if int(k.Seat) < len(a.all) && a.all[k.Seat].place != nil {
			flying.To = a.all[k.Seat].place.Box
		}
	}
	if k.Flip >= .5 {
		flying.Lot = openLot(c, k.Card)
	}
	options.DrawFlyingLot(t, dst, &a.flying, flying)
}

// price says what a buyer may pay for the Deal.
func (a *Auction) price(c *Context) *flow.Node {
	if a.worth.cards == 0 {
		return nil
	}
	remark := render.Remark.In(c.Theme.Palette.Ink2)
	pays, unseen := flow.Line(c.Say("auction.pays"), remark), flow.Line(c.Words.Count("auction.unseen", a.worth.cards), remark)
	return flow.Column(
		flow.First(flow.Row(pays, flow.Spring(), unseen).Gap(render.Gap), flow.Column(pays, unseen)),
		flow.Line(c.Say("auction.range", words.Money("least", a.worth.least), words.Money("most", a.worth.most)), render.Head),
	).Pad(render.Gap, render.Tight).On(paper.NoteBox)
}

// auctioneer is who holds the hammer, and what she says.
func (a *Auction) auctioneer(c *Context) *flow.Node {
	says := a.says(c)
	return flow.Measured(scenery.AuctioneerSize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		h := a.hammer
		scenery.DrawAuctioneer(t, dst, r, scenery.Auctioneer{
			Talks: faces.Mouth(h.Mouth()), Lifted: h.Lifted(), Struck: h.Struck(), Says: says, Behind: !low(c.View()) && !c.View().IsUpright(),
		})
	}).Moving()
}

// says is what the auctioneer says now.
func (a *Auction) says(c *Context) string {
	sh := c.Stage.Shown()
	bid := words.Money("money", sh.Auction.Bid)
	switch {
	case a.told.sold:
		return c.Say("auction.says.sold", words.Name("name", c.Names[sh.Auction.Bidder]))
	case sh.Auction.Bid == 0:
		return c.Say("auction.says.open", words.Money("money", sh.FirstBid))
	case a.told.call == tabletop.GoingOnce:
		return c.Say("auction.says.once", bid)
	case a.told.call == tabletop.GoingTwice:
		return c.Say("auction.says.twice", bid)
	}
	return c.Say("auction.says.bid", bid)
}

// bid is the highest bid, who made it, and the lamps.
func (a *Auction) bid(c *Context) *flow.Node {
	sh, pal := c.Stage.Shown(), &c.Theme.Palette
	center := func(n *flow.Node) *flow.Node { return flow.Row(flow.Spring(), n, flow.Spring()) }
	label, sum, ink := c.Say("auction.highest"), c.Words.Money(sh.Auction.Bid), pal.WinnerInk
	leads := flow.Row(flow.Line(c.Say("auction.no_bid"), render.Label))
	switch {
	case sh.Auction.Bid == 0:
		label, sum, ink = c.Say("auction.smallest"), c.Words.Money(sh.FirstBid), pal.SumInk
	case a.told.open:
		color := pal.Gain
		if a.told.comes < 0 {
			color = pal.Loss
		}
		leads = flow.Row(c.Face(sh.Auction.Bidder, render.Sign), flow.Line(c.Say("auction.comes_to", words.Text("sum", c.Words.Signed(a.told.comes))), render.Label.In(color)))
	default:
		leads = flow.Row(c.Face(sh.Auction.Bidder, render.Sign), flow.Line(c.Say("auction.leads", words.Name("name", c.Names[sh.Auction.Bidder])), render.Label))
	}
	large := flow.Measured(scenery.BidSize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pieces.DrawLetteringIn(t.Pen(dst), sum, r, ink)
	})
	lamps := flow.Row().Gap(render.Gap).Unmirrored()
	for i, word := range [...]string{"auction.lamp.once", "auction.lamp.twice", "auction.lamp.sold"} {
		lamp := scenery.Lamp{Number: strconv.Itoa(i + 1)}
		lamp.On = a.told.sold || a.told.call >= tabletop.Call(i+1)
		lamps.Add(flow.Column(
			center(flow.Picture(render.Plate, render.Plate, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scenery.DrawCallLamp(t, dst, r, lamp) })),
			flow.Text(c.Say(word), render.Remark.In(pal.Cream).Aligned(render.Center), 2),
		).Gap(render.Tight).Evenly())
	}
	return flow.Column(
		flow.Line(label, render.Body.In(pal.Cream).Aligned(render.Center)), center(large),
		center(leads.Gap(render.Near).Pad(render.Gap, render.Tight).On(paper.NoteBox)), lamps,
	).Gap(render.Near)
}

// company are the players with their paddles.
func (a *Auction) company(c *Context) (all company) {
	sh, p := c.Stage.Shown(), c.asking()
	for seat := range engine.Seat(sh.Seats()) {
		k := companion{seat: seat, note: c.Say("auction.waits")}
		if bid := sh.Bids[seat]; bid > 0 {
			k.prop, k.word, k.risen = scenery.Paddle, c.Words.Money(bid), 1
			k.note = c.Words.Money(bid)
		}
		switch {
		case sh.Players[seat].Retired:
			k.does, k.note, k.prop = player.PlateOut, c.Say("auction.retired"), scenery.NoProp
		case sh.Auction.Passed.Has(seat):
			k.does, k.note, k.prop = player.PlateOut, c.Say("auction.passed"), scenery.NoProp
		case sh.Auction.Bid > 0 && seat == sh.Auction.Bidder:
			k.does, k.note = player.PlateLeads, c.Say("contest.leads")
		case p.Kind == engine.PlaceBid && p.Seat == seat:
			k.does, k.note, k.prop, k.word, k.risen = player.PlateAsked, c.Say("auction.thinks"), scenery.Paddle, "?", 1
			if c.People.Has(seat) {
				k.note = c.Say("auction.your_bid")
			}
		}
		all = append(all, k)
	}
	return all
}

// Desk has the plates of all players on it, what a bid comes to, and what can be done.
func (a *Auction) Desk(c *Context) *flow.Node {
	p := a.Panel(c)
	if _, asked := c.AskedSeat(); asked {
		panel.Propose(p.Commands, p.Others)
	}
	commands := flow.Row(p.Stepper(), panel.Buttons(c.Match.Session, p.Commands, c.Changed).Grow(1)).Gap(render.Gap)
	return a.company(c).desk(c, p.Advice(c.Theme), commands, p.Rest(c.Match.Session, c.Changed))
}
