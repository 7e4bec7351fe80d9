package prompt

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/stage"
)

// Auction is an auction: the Deal under the hammer, the highest bid, who still bids, and
// what the person who is asked may do.
//
// The Deal is known to the player who drew it alone. Its face is shown while that player
// is asked, or all the time where no other person could see it; where people share the
// screen the device is handed over before.
type Auction struct {
	// Amount is the bid that the person is about to make, in dollars.
	Amount int32
	// asked and bids are what Amount belongs to: the prompt, and how the bids were then.
	asked engine.Prompt
	bids  engine.Auction
	// looked says that the drawer has seen the face, open that it lies open now.
	looked, open bool
	// tired counts down the ticks after a person's bid, from AfterBid.
	tired int
}

// AfterBid is how many ticks after a bid the next one can be made: the second press of a
// double click is never another player's bid.
const AfterBid = 24

// auctions reports whether a Deal is auctioned, and no card moves over the table.
func (c *Context) auctions() bool {
	return c.Stage.Shown().Auction != (engine.Auction{}) && !c.Stage.Actors().Card.On
}

// bidding returns the prompt at which a person bids or passes.
func bidding(m *match.Match) (engine.Prompt, bool) {
	p, ok := m.Asked()
	return p, ok && p.Kind == engine.PlaceBid
}

// Follow begins with the least bid when somebody else is asked, and covers the Deal when
// its drawer is not.
func (a *Auction) Follow(c *Context, _ ui.ID) {
	a.tired = max(0, a.tired-1)
	p, ok := bidding(c.Match)
	if !ok {
		p = engine.Prompt{Seat: engine.NoSeat}
	}
	bids := c.Stage.Shown().Auction
	if p == a.asked && (!ok || bids == a.bids) {
		return
	}
	if p != a.asked && !ok && c.Table.State().Prompt() == a.asked {
		return // a loan is being taken
	}
	a.asked, a.bids, a.open = p, bids, false
	if o, ok := c.Option(engine.Bid); ok {
		a.Amount = o.Choice.Amount
	}
	c.Changed()
}

// Sealed returns what shows the Deal to the player who drew it, where the device has to be
// handed over to that player before, and else nil.
func (a *Auction) Sealed(m *match.Match) (unseal func()) {
	if p, ok := bidding(m); !ok || p.Card == engine.NoCard || m.People.Len() <= 1 || a.looked {
		return nil
	}
	return a.unseal
}

func (a *Auction) unseal() { a.looked, a.open = true, true }

// Face returns the Deal under the hammer if whoever looks at the screen may see it, and
// else NoCard.
func (a *Auction) Face(m *match.Match) engine.CardID {
	if m.People.Len() <= 1 {
		return m.Stage.Shown().Offer.Card // it is the only person's own
	}
	if p, ok := bidding(m); ok && a.open {
		return p.Card
	}
	return engine.NoCard
}

// answer bids or passes, unless the press belongs to the bid before.
func (a *Auction) answer(c *Context, choice engine.Choice) {
	if a.tired > 0 {
		return
	}
	if _, ok := bidding(c.Match); ok && !c.Grace.Early {
		a.tired = AfterBid
	}
	c.Choose(choice)
}

// Panel says what stands on the panel now.
func (a *Auction) Panel(c *Context) *panel.Panel {
	sh := c.Stage.Shown()
	p := &panel.Panel{
		Family: palette.Orange, Art: "gavel", Band: c.Say("card.band.auction"), Dice: true,
		Whose: c.Say("auction.drew", words.Name("name", c.Names[sh.Auction.Drawer])),
		Live:  flow.Column(flow.Row(a.lot(c), a.figures(c).Grow(1)).Gap(render.Wide), bidders(c)).Gap(render.Near),
	}
	if face := a.Face(c.Match); face != engine.NoCard {
		p.Whose = c.Words.CardTitle(sh.Setup.Edition, face)
	}
	if _, ok := bidding(c.Match); !ok {
		p.Commands, p.Others = []panel.Command{c.Main()}, c.Row(c.Odds())
		return p
	}
	o, able := c.Option(engine.Bid)
	if able {
		a.Amount = min(max(a.Amount, o.Choice.Amount), o.Most)
		p.Amount = &panel.Amount{
			ID:      "bid-amount",
			Stepper: facts.Stepper(c.Match, o, a.Amount, c.Say("auction.least"), c.Say("auction.most")),
			Set: func(v int) {
				a.Amount = int32(v)
				c.Changed()
			},
		}
	}
	bid := o
	bid.Choice.Amount = a.Amount
	p.Warning = &panel.Warning{
		Title: c.Say("auction.if_won", words.Money("money", a.Amount)),
		Text:  app.UpperFirst(c.Words.Offer(c.Table.State(), bid, c.Names).Does), Alarm: a.Amount > sh.Cash(a.asked.Seat),
	}
	p.Commands = []panel.Command{{
		ID: "bid", Label: c.Say("choice.bid", words.Money("money", a.Amount)), Kind: control.Primary, Cap: input.Accept,
		Keys: input.SetOf(input.Accept, input.Buy), Do: func() { a.answer(c, o.With(a.Amount)) },
	}}
	p.Others = []panel.Command{{
		ID: "pass", Label: c.Say("auction.pass"), Cap: input.Pass, Keys: input.SetOf(input.Pass, input.No),
		Tip: control.Tip{Text: c.Say("auction.pass_does")}, Do: func() { a.answer(c, engine.Choice{Kind: engine.Pass}) },
	}, c.Loan(), c.Odds()}
	return p
}

// Sheet returns nil: the calendar stays in sight.
func (a *Auction) Sheet(*Context) *flow.Node { return nil }

// lot is the Deal under the hammer: closed, or its face. Its drawer may look at it again.
func (a *Auction) lot(c *Context) *flow.Node {
	sh := c.Stage.Shown()
	p, asked := bidding(c.Match)
	k := options.Lot{Word: c.Say("auction.closed")}
	drawer := words.Name("name", c.Names[sh.Auction.Drawer])
	on := ui.Control{ID: "lot", Info: true, Tip: control.Tip{
		Title: c.Say("auction.closed_title"), Text: c.Say("auction.closed_rule", drawer), Figure: c.Say("auction.rule"),
	}}
	own := asked && p.Card != engine.NoCard
	if face := a.Face(c.Match); face != engine.NoCard {
		card := c.Words.Card(sh.Setup.Edition, face)
		k = options.Lot{Open: true, Art: card.Art, Label: c.Say("deals.payoff"), Short: c.Say("deals.payoff_short"), Sum: c.Words.Money(sh.Edition().Card(face).Payoff())}
		on.Tip = control.Tip{Title: card.Title, Text: card.Reason, Figure: card.Payoff, More: c.Say("auction.only_you")}
	} else if own {
		k.Word = c.Say("auction.look")
	}
	if own && c.People.Len() > 1 && !a.open {
		on.Info = false
		on.Do = func(ui.Event) { c.HandOver(p.Seat, a.unseal) }
	}
	return flow.Measured(options.LotSize, nil).Pressed(on, face(options.DrawLot, k))
}

// figures are the highest bid, who made it, and the bids that are good.
func (a *Auction) figures(c *Context) *flow.Node {
	t, sh := c.Theme, c.Stage.Shown()
	remark := render.Remark.In(t.Palette.Ink2)
	label := flow.Line(c.Say("auction.highest"), remark)
	head := flow.Row(label.Grow(1))
	highest := flow.Line(c.Say("auction.no_bid"), render.Title)
	if bid := sh.Auction.Bid; bid > 0 {
		by := func(sum render.Style, sign *flow.Node) *flow.Node {
			return flow.Row(
				flow.Line(c.Words.Money(bid), sum), sign, flow.Line(c.Names[sh.Auction.Bidder], render.Label).Grow(1),
			).Gap(render.Near)
		}
		sign := c.Face(sh.Auction.Bidder, render.Sign)
		highest = flow.First(by(render.Figures, sign), by(render.Sum, sign), by(render.Sum, nil))
		if tilted, level := called(c, pieces.StampTilt), called(c, 0); tilted != nil {
			head = flow.First(flow.Fit(flow.Row(label, tilted).Gap(render.Gap), flow.Smaller...), level)
		}
	}
	good := func(label string, dollars int32) *flow.Node {
		return flow.Column(flow.Line(label, remark), flow.Line(c.Words.Money(dollars), render.Subhead))
	}
	return flow.Column(
		head, highest,
		flow.Row(
			good(c.Say("auction.smallest"), sh.FirstBid), good(c.Say("auction.next"), sh.Auction.NextBid(sh.FirstBid)).Grow(1),
		).Gap(render.Wide),
	).Gap(render.Hair).Along(flow.Center)
}

// called is what is called out over the Deal as a stamp, or that it is sold, turned by so
// many degrees; nil for nothing.
func called(c *Context, tilt float64) *flow.Node {
	word := ""
	switch c.Stage.Shown().Called() {
	case stage.GoingOnce:
		word = c.Say("auction.once")
	case stage.GoingTwice:
		word = c.Say("auction.twice")
	}
	stamp := &c.Stage.Actors().Stamp
	if stamp.On {
		word = c.Say("auction.sold")
	}
	if word == "" {
		return nil
	}
	wide := func(t *render.Theme) (w, h float64) {
		return pieces.StampWidth(t, word, render.Label.Size), t.Length(render.Sign)
	}
	return flow.Measured(wide, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		size := render.Label.Size
		size *= min(1, r.W/pieces.StampWidth(t, word, size))
		pose := render.Pose{Turn: tilt}
		if stamp.On {
			pose.Scale = stamp.Scale
		}
		pieces.DrawStamp(t, dst, word, r.CenterX(), r.CenterY(), size, t.Palette.Families[palette.Red].Face, pose)
	}).Least(render.CellLeast, render.None).Moving()
}

// bidders are the rows of all seats, two beside each other.
func bidders(c *Context) *flow.Node {
	seats := make([]options.Bidder, c.Stage.Shown().Seats())
	cells := make([]*flow.Node, len(seats))
	for i := range seats {
		seats[i] = bidder(c, engine.Seat(i))
		cells[i] = flow.Space(render.None, render.Row).Least(render.None, render.TinySign)
	}
	return flow.Grid(render.None, 2, cells...).Gap(render.Tight).On(func(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
		rows := make([]render.Rect, len(cells))
		for i, cell := range cells {
			rows[i] = cell.Box
		}
		options.Bidders(t, dst, rows, seats)
	})
}

// bidder returns what the row of a seat says.
func bidder(c *Context, seat engine.Seat) options.Bidder {
	sh := c.Stage.Shown()
	k := options.Bidder{Token: c.Tokens[seat], Face: c.Faces.Of(seat), Name: c.Names[seat], Note: c.Say("auction.waits")}
	p := c.asking()
	switch bid := sh.Bids[seat]; {
	case sh.Players[seat].Retired:
		k.State, k.Note = options.BidderOut, c.Say("auction.retired")
	case sh.Auction.Passed.Has(seat):
		k.State, k.Note = options.BidderPassed, c.Say("auction.passed")
	case seat == sh.Auction.Bidder:
		k.State, k.Note = options.BidderLeads, c.Words.Money(sh.Auction.Bid)
	case p.Kind == engine.PlaceBid && p.Seat == seat:
		k.State, k.Note = options.BidderAsked, c.Say("auction.thinks")
		if c.People.Has(seat) {
			k.Note = c.Say("auction.your_bid")
		}
	case bid > 0:
		k.Note = c.Words.Money(bid)
	}
	return k
}
