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
	"bigpayday/render/moments"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/scenery"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
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
	// hammer is how long ago the latest bid was made, or something called out, and told what that
	// was.
	hammer moments.Hammer
	told   told
	// worth is what a buyer may pay for the Deal, as far as all players know.
	worth worth
	// all are the bidders as they stand on the wall, stand is where the Deal stands, her the
	// auctioneer and highest the highest bid.
	all                 company
	stand, her, highest *flow.Node
	// pays is what a buyer would pay, below the Deal, nil where nobody knows.
	pays *flow.Node
	// flying is the picture of the Deal on its way to who has bought it.
	flying render.CachedImage[options.Lot]
	// tired counts down the ticks after a person's bid, from AfterBid.
	tired int
}

// told is what the auctioneer has said.
type told struct {
	bid  int32
	call tabletop.Call
	sold bool
	// open says that all see what was sold, and comes what a buyer pays more than the bid, in dollars.
	open  bool
	comes int32
}

// worth is what so many Deals, of which one is under the hammer, pay at least and at most, in
// dollars.
type worth struct {
	least, most int32
	cards       int
}

// AfterBid is how many ticks after a bid the next one can be made: the second press of a
// double click is never another player's bid.
const AfterBid = 24

// auctions reports whether a Deal is auctioned, and no card moves over the table.
func (c *Context) auctions() bool {
	card := &c.Stage.Actors().Card
	return c.Stage.Shown().Auctioned() && (!card.On || card.Lot)
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
	a.follow(c)
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

// follow lets the auctioneer say what happens.
func (a *Auction) follow(c *Context) {
	sh := c.Stage.Shown()
	moves := c.Stage.Actors()
	sold := moves.Stamp.On || moves.Card.Lot && moves.Card.Goes == stage.ToHand
	now := told{bid: sh.Auction.Bid, call: sh.Called(), sold: sold}
	if a.told.sold && now.bid == a.told.bid {
		now.sold, now.open, now.comes = true, a.told.open, a.told.comes
	}
	if k := &moves.Card; k.Lot && k.Goes == stage.ToHand && k.Flip >= .5 {
		now.open, now.comes = true, sh.Edition().Card(k.Card).Profit(now.bid)
	}
	if now != a.told {
		a.hammer = moments.Hammer{Knocks: now.call != a.told.call || now.sold && !a.told.sold}
		a.told = now
		c.Changed()
	}
	if a.hammer.Tick(c.Settings.ReducedMotion) {
		c.Redraw()
	}
	if a.worth.cards > 0 {
		return
	}
	state := c.Table.State()
	for _, id := range state.AppendSealed(nil) {
		pays := state.Edition().Card(id).Payoff()
		if a.worth.cards == 0 || pays < a.worth.least {
			a.worth.least = pays
		}
		a.worth.most = max(a.worth.most, pays)
		a.worth.cards++
	}
}

// Panel has what can be done: [Auction.Desk] lays it out.
func (a *Auction) Panel(c *Context) *panel.Panel {
	sh, p := c.Stage.Shown(), &panel.Panel{}
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

// Sheet returns nil: an auction has a scene, see [Auction.Wall].
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
		k = openLot(c, face)
		on.Tip = control.Tip{Title: card.Title, Text: card.Reason, Figure: card.Payoff, More: c.Say("auction.only_you")}
	} else if own {
		k.Word = c.Say("auction.look")
	}
	if own && c.People.Len() > 1 && !a.open {
		on.Info = false
		on.Do = func(ui.Event) { c.HandOver(p.Seat, a.unseal) }
	}
	closed := k
	lot := flow.Measured(options.LotSize, nil).Pressed(on, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		if !c.Stage.Actors().Card.Lot {
			options.DrawLot(t, dst, r, closed, state)
		}
	})
	a.stand = lot
	return flow.Column(lot).On(scenery.DrawEasel).Over(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		moves, pose := c.Stage.Actors(), render.Pose{Turn: pieces.StampTilt}
		switch {
		case moves.Stamp.On:
			pose.Scale = moves.Stamp.Scale
		case !a.told.sold || moves.Card.Lot: // it stays until the Deal opens
			return
		}
		pieces.DrawStampedSlip(t, dst, c.Say("auction.sold"), r.CenterX(), r.CenterY(), render.Display.Size, t.Palette.Families[palette.Red].Face, pose)
	})
}

// openLot is the face of a Deal.
func openLot(c *Context, deal engine.CardID) options.Lot {
	ed := c.Stage.Shown().Setup.Edition
	return options.Lot{
		Open: true, Art: c.Words.Card(ed, deal).Art, Label: c.Say("deals.payoff"), Short: c.Say("deals.payoff_short"),
		Sum: c.Words.Money(c.Stage.Shown().Edition().Card(deal).Payoff()),
	}
}
