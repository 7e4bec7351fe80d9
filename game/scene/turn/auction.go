package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// AuctionSheet is an auction: the highest bid, who still bids, and what the
// person who is asked may do. It stands in the right column, so that the
// calendar can be seen.
//
// The Deal under the hammer is known to the player who drew it alone. Its face
// is shown while that player is asked, or all the time if no other person could
// see it; where people share the screen the device is handed over before.
type AuctionSheet struct {
	// Amount is the bid that the person is about to make, in dollars.
	Amount int32
	// asked is what amount belongs to: the prompt, and how the bids then were.
	asked engine.Prompt
	bids  engine.Auction
	// looked says that the drawer has seen the face, open that it lies open
	// now.
	looked, open bool
	// rested counts the ticks since a person's last bid, up to afterBid.
	rested int
}

// AfterBid is how many ticks after a bid the next one can be made: the second
// press of a double click is never another player's bid.
const AfterBid = 24

func newAuctionSheet() *AuctionSheet { return &AuctionSheet{rested: AfterBid} }

func (a *AuctionSheet) board() bool { return true }

func (a *AuctionSheet) first(s *Turn) ui.ID {
	if _, ok := a.bidding(s); ok {
		return "bid"
	}
	return s.MainAct().ID
}

// bidding returns the prompt at which a person bids or passes.
func (a *AuctionSheet) bidding(s *Turn) (engine.Prompt, bool) {
	p, ok := s.M.Asked()
	return p, ok && p.Kind == engine.PlaceBid
}

// follow begins with the least bid when somebody else is asked, and covers the
// Deal when its drawer is not.
func (a *AuctionSheet) follow(s *Turn) {
	a.rested = min(a.rested+1, AfterBid)
	p, ok := a.bidding(s)
	if !ok {
		p = engine.Prompt{Seat: engine.NoSeat}
	}
	if bids := s.M.Stage.Shown().Auction; p != a.asked || ok && bids != a.bids {
		if p != a.asked && !ok && s.M.Table.Prompt() == a.asked {
			return // a loan is being taken
		}
		a.asked, a.bids = p, bids
		a.open = false
		if o, ok := facts.Option(s.M, engine.Bid); ok {
			a.Amount = o.Choice.Amount
		}
		s.Invalidate()
	}
}

// sealed reports whether the device has to be handed over before the person who
// is asked may see what others must not.
func (a *AuctionSheet) sealed(s *Turn, p engine.Prompt) bool {
	return p.Kind == engine.PlaceBid && p.Card != engine.NoCard && s.M.People.Len() > 1 && !a.looked
}

// unseal shows the Deal to its drawer.
func (a *AuctionSheet) unseal() { a.looked, a.open = true, true }

// Face returns the Deal under the hammer if whoever looks at the screen may see
// it, and else NoCard.
func (a *AuctionSheet) Face(s *Turn) engine.CardID {
	if s.M.People.Len() <= 1 {
		return s.M.Stage.Shown().Offer.Card // it is the only person's own
	}
	if p, ok := a.bidding(s); ok && a.open {
		return p.Card
	}
	return engine.NoCard
}

// auctionBoxes is where the parts of an auction stand.
type auctionBoxes struct {
	panel, head, card render.Rect
	bid, take         render.Rect // the stepper and the main button
	row               [3]render.Rect
	seats             [engine.MaxSeats]render.Rect
	rule              float64
	// figures is where the sums stand beside the card.
	figures render.Rect
}

func (a *AuctionSheet) boxes(s *Turn) auctionBoxes {
	var b auctionBoxes
	col, main := s.Layout.Column, s.Layout.Main
	gap, head, side, cardW, cardH, rowH := 14.0, 46.0, 16.0, 92.0, 112.0, 37.0
	switch v := s.View(); {
	case v.IsUpright():
		rowH = 48
	case v.Compact:
		gap, head, side, cardW, cardH, rowH = 8, 34, 10, 62, 74, 28
	}
	y := s.Layout.Dice.Bottom() + gap
	b.panel = render.Rect{X: col.X, Y: y, W: col.W, H: main.Y - gap - y}
	if !s.Layout.Deals.Empty() {
		b.panel.H = s.noteBox().Y - gap - y
	}
	n := s.M.Stage.Shown().Seats()
	rows := float64((n + 1) / 2)
	b.panel.H = min(b.panel.H, head+cardH+side*2.45+rows*(rowH+4))
	b.head = render.Rect{X: col.X, Y: y, W: col.W, H: head}
	b.card = render.Rect{X: col.X + side, Y: y + head + side*.8, W: cardW, H: cardH}
	b.figures = render.Rect{X: b.card.Right() + side, Y: b.card.Y, W: b.panel.Right() - side - b.card.Right() - side, H: cardH}
	b.rule = b.card.Bottom() + side*.75
	area := render.Rect{X: col.X + side*.75, Y: b.rule + side*.5, W: col.W - 1.5*side}
	area.H = b.panel.Bottom() - side*.4 - area.Y
	pitch := min(rowH+4, area.H/rows)
	for i := range n {
		w := (area.W - 6) / 2
		b.seats[i] = render.Rect{X: area.X + float64(i%2)*(w+6), Y: area.Y + float64(i/2)*pitch, W: w, H: pitch - 4}
	}
	share := .465
	if s.View().Compact {
		share = .49
	}
	b.bid = render.Rect{X: main.X, Y: main.Y, W: main.W * share, H: main.H}
	b.take = render.Rect{X: b.bid.Right() + 14, Y: main.Y, W: main.W - b.bid.W - 14, H: main.H}
	r := s.Layout.Buttons
	w := r[2].Right() - r[0].X
	g := r[1].X - r[0].Right()
	b.row[0] = render.Rect{X: r[0].X, Y: r[0].Y, W: (w - 2*g) * .48, H: r[0].H}
	b.row[1] = render.Rect{X: b.row[0].Right() + g, Y: r[0].Y, W: (w - 2*g) * .26, H: r[0].H}
	b.row[2] = b.row[1].Moved(b.row[1].W+g, 0)
	return b
}

// lower moves the buttons down where a log of one line is enough, so that the
// panel has room.
func (a *AuctionSheet) lower(s *Turn) {
	low := 36 * min(app.Growth, s.Theme.TextScale)
	tb := &s.Layout
	down := tb.Log.H - low
	if s.View().Compact || !tb.Deals.Empty() || tb.Log.Y < tb.Main.Bottom() || down <= 0 {
		return
	}
	down = min(down, max(0, 334-(tb.Main.Y-14-tb.Dice.Bottom())))
	tb.Main.Y += down
	for i := range tb.Buttons {
		tb.Buttons[i].Y += down
	}
	tb.Log.Y, tb.Log.H = tb.Log.Y+down, tb.Log.H-down
}

func (a *AuctionSheet) list(s *Turn, cs []ui.Control) []ui.Control {
	b := a.boxes(s)
	p, bidding := a.bidding(s)
	card := ui.Control{ID: "lot", Box: b.card, Widget: ui.Custom{}, Info: true, Tip: a.tip(s)}
	if bidding && p.Card != engine.NoCard && s.M.People.Len() > 1 && !a.open {
		// The drawer may look again, once nobody else does.
		card.Info = false
		card.Do = func(ui.Event) { s.M.HandOver(s.UI, p.Seat, p.Seat, a.unseal) }
	}
	cs = append(cs, card, s.diceControl())
	if !bidding {
		main := s.MainAct()
		cs = append(cs, s.control(&main, s.Layout.Main))
		cs = s.listRow(cs, s.oddsAct())
		return append(cs, s.logControl())
	}
	o, able := facts.Option(s.M, engine.Bid)
	if able {
		a.Amount = min(max(a.Amount, o.Choice.Amount), o.Most)
		cs = append(cs, ui.Control{
			ID: "bid-amount", Box: b.bid,
			Widget: ui.Stepper{
				Value: int(a.Amount), Min: int(o.Choice.Amount), Max: int(o.Most), Step: int(o.Step), Page: 5 * int(o.Step),
				Text: s.M.Words.Money(a.Amount), AtMin: s.Say("auction.least"), AtMax: s.Say("auction.most"),
			},
			Do: func(e ui.Event) {
				a.Amount = int32(e.Value)
				s.Invalidate()
			},
		})
	}
	bid := act{
		ID: "bid", label: s.Say("choice.bid", words.Money("money", a.Amount)), kind: render.Primary, cap: input.Accept,
		Keys: input.SetOf(input.Accept, input.Buy), do: func() { a.answer(s, o.With(a.Amount)) },
	}
	if s.View().Compact && s.Theme.MeasureText(bid.label, s.set(render.Style{Face: render.Bold, Size: 15})) > b.take.W-80 {
		bid.cap = input.NoAction // the sum needs the room
	}
	pass := act{
		ID: "pass", label: s.Say("auction.pass"), cap: input.Pass, Keys: input.SetOf(input.Pass, input.No),
		tip: render.Tip{Text: s.Say("auction.pass_does")}, do: func() { a.answer(s, engine.Choice{Kind: engine.Pass}) },
	}
	loan, third := s.LoanAct(), s.oddsAct()
	cs = append(cs, s.control(&bid, b.take), s.control(&pass, b.row[0]), s.control(&loan, b.row[1]), s.control(&third, b.row[2]))
	if s.showsLog() {
		cs = append(cs, s.logControl())
	}
	return cs
}

// answer bids or passes, unless the press belongs to the bid before.
func (a *AuctionSheet) answer(s *Turn, c engine.Choice) {
	if a.rested < AfterBid {
		return
	}
	if _, ok := a.bidding(s); ok && !s.M.Grace.Early {
		a.rested = 0
	}
	s.choose(c)
}

// tip tells what lies under the hammer, as far as whoever looks may know it.
func (a *AuctionSheet) tip(s *Turn) render.Tip {
	sh := s.M.Stage.Shown()
	drawer := words.Name("name", s.M.Names[sh.Auction.Drawer])
	id := a.Face(s)
	if id == engine.NoCard {
		return render.Tip{Title: s.Say("auction.closed_title"), Text: s.Say("auction.closed_rule", drawer), Figure: s.Say("auction.rule")}
	}
	card := s.M.Words.Card(sh.Setup.Edition, id)
	return render.Tip{Title: card.Title, Text: card.Reason, Figure: card.Payoff, More: s.Say("auction.only_you")}
}

func (a *AuctionSheet) draw(s *Turn, dst *ebiten.Image) {
	b := a.boxes(s)
	_, bidding := a.bidding(s)
	if s.showsLog() {
		s.drawLog(dst)
	}
	s.drawHand(dst)
	if bidding {
		o, _ := facts.Option(s.M, engine.Bid)
		o.Choice.Amount = a.Amount
		offer := s.M.Words.Offer(s.M.Table.State(), o, s.M.Names)
		offer.Label = s.Say("auction.if_won", words.Money("money", a.Amount))
		s.drawNote(dst, offer, "", a.Amount > s.M.Stage.Shown().Cash(a.asked.Seat))
	}
	a.paint(s, dst, &b)
}

// live draws the dice.
func (a *AuctionSheet) live(s *Turn, dst *ebiten.Image) { s.drawDice(dst) }

// paint paints the panel.
func (a *AuctionSheet) paint(s *Turn, dst *ebiten.Image, b *auctionBoxes) {
	t := s.Theme
	sh := s.M.Stage.Shown()
	s.drawDice(dst)
	t.Panel(dst, b.panel, render.Paper)
	face := a.Face(s)
	note := s.Say("auction.drew", words.Name("name", s.M.Names[sh.Auction.Drawer]))
	if face != engine.NoCard {
		note = s.M.Words.CardTitle(sh.Setup.Edition, face)
	}
	t.AskHead(dst, b.head, render.Orange, "gavel", s.Say("card.band.auction"), note)
	a.paintLot(s, dst, b.card, face)
	a.paintFigures(s, dst, b.figures)
	t.Rule(dst, b.panel.X+14, b.rule, b.panel.W-28)
	seats := make([]render.Bidder, sh.Seats())
	for i := range seats {
		seats[i] = a.bidder(s, engine.Seat(i))
	}
	t.Bidders(dst, b.seats[:len(seats)], seats)
}

// paintLot paints the Deal under the hammer: closed, or its face.
func (a *AuctionSheet) paintLot(s *Turn, dst *ebiten.Image, r render.Rect, face engine.CardID) {
	k := render.Lot{Word: s.Say("auction.closed")}
	state := s.UI.State("lot")
	if face != engine.NoCard {
		card := s.M.Words.Card(s.M.Stage.Shown().Setup.Edition, face)
		k = render.Lot{
			Open: true, Art: card.Art, Label: s.Say("deals.payoff"),
			Sum: s.M.Words.Money(s.M.Stage.Shown().Edition().Card(face).Payoff()),
		}
	} else if p, ok := a.bidding(s); ok && p.Card != engine.NoCard {
		k.Word = s.Say("auction.look")
	}
	s.Theme.Lot(dst, r, k, state)
}

// paintFigures paints the highest bid, who made it, and the bids that are good.
func (a *AuctionSheet) paintFigures(s *Turn, dst *ebiten.Image, r render.Rect) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	k := r.H / 112
	// Type grows only as far as there is room between the lines.
	text := func(line string, x, base, width, floor, most float64, st render.Style) float64 {
		return t.DrawFit(dst, line, x, r.Y+base*k, width, floor, s.lower(st, most))
	}
	label := render.Style{Face: render.CondensedMedium, Size: max(12, 14*k), Color: pal.Ink2}
	labels, values := max(12, 15.5*k), max(13, 19*k)
	least := sh.FirstBid
	text(s.Say("auction.highest"), r.X, 19, r.W*.47, 11, labels, label)
	sum := render.Style{Face: render.Black, Size: 42 * k, Color: pal.Ink, Tracking: -1}
	if bid := sh.Auction.Bid; bid > 0 {
		w := text(s.M.Words.Money(bid), r.X, 60, r.W*.56, 16, 42*k, sum)
		size := 32 * k
		x := r.X + w + 16*k
		t.Token(dst, s.M.Tokens[sh.Auction.Bidder], x, r.Y+28*k, size, render.Flat)
		name := s.lower(render.Style{Face: render.Bold, Size: max(13, 16*k), Color: pal.Ink}, max(14, 18*k))
		t.DrawName(dst, s.M.Names[sh.Auction.Bidder], x+size+8*k, r.Y+50*k, r.Right()-x-size-8*k, 11, name)
	} else {
		text(s.Say("auction.no_bid"), r.X, 56, r.W, 14, 34*k, sum.Sized(28*k))
	}
	next := sh.Auction.NextBid(least)
	value := render.Style{Face: render.Bold, Size: max(13, 17*k), Color: pal.Ink}
	col := r.W * .3
	text(s.Say("auction.smallest"), r.X, 86, col-10, 11, labels, label)
	text(s.M.Words.Money(least), r.X, 106, col-10, 11, values, value)
	text(s.Say("auction.next"), r.X+col, 86, col+10, 11, labels, label)
	text(s.M.Words.Money(next), r.X+col, 106, col+10, 11, values, value)
	if word, ok := a.going(s); ok {
		a.paintGoing(s, dst, r, word)
	}
}

// paintGoing stamps what is called out above who bids most: there is nothing else
// in the line of the label, and what is stamped crosses no word.
func (a *AuctionSheet) paintGoing(s *Turn, dst *ebiten.Image, r render.Rect, word string) {
	t := s.Theme
	k := r.H / 112
	size := max(11.5, 15.5*k)
	for size > 10.5 && t.StampWidth(word, size) > r.W*.46 {
		size -= .5
	}
	pose := render.Pose{Turn: -5}
	if stamp := s.M.Stage.Actors().Stamp; stamp.On {
		pose.Scale = stamp.Scale
	}
	t.Stamp(dst, word, r.Right()-t.StampWidth(word, size)/2, r.Y+10*k, size, t.Palette.Families[render.Red].Face, pose)
}

// going is what is called out over the Deal, or that it is sold.
func (a *AuctionSheet) going(s *Turn) (word string, ok bool) {
	sh := s.M.Stage.Shown()
	if sh.Auction.Bid == 0 {
		return "", false
	}
	if s.M.Stage.Actors().Stamp.On {
		return s.Say("auction.sold"), true
	}
	switch sh.Called() {
	case stage.GoingOnce:
		return s.Say("auction.once"), true
	case stage.GoingTwice:
		return s.Say("auction.twice"), true
	}
	return "", false
}

// bidder returns what the row of a seat says.
func (a *AuctionSheet) bidder(s *Turn, seat engine.Seat) render.Bidder {
	sh := s.M.Stage.Shown()
	k := render.Bidder{Token: s.M.Tokens[seat], Name: s.M.Names[seat], Note: s.Say("auction.waits")}
	p, asked := s.M.Asked()
	if !asked && !s.M.Stage.Busy() {
		p = s.M.Table.Prompt() // a computer that thinks
	}
	switch bid := sh.Bids[seat]; {
	case sh.Players[seat].Retired:
		k.State, k.Note = render.BidderOut, s.Say("auction.retired")
	case sh.Auction.Passed.Has(seat):
		k.State, k.Note = render.BidderPassed, s.Say("auction.passed")
	case seat == sh.Auction.Bidder:
		k.State, k.Note = render.BidderLeads, s.M.Words.Money(sh.Auction.Bid)
	case p.Kind == engine.PlaceBid && p.Seat == seat:
		k.State, k.Note = render.BidderAsked, s.Say("auction.thinks")
		if s.M.People.Has(seat) {
			k.Note = s.Say("auction.your_bid")
		}
	case bid > 0:
		k.Note = s.M.Words.Money(bid)
	}
	return k
}
