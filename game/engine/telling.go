package engine

// This file writes the events of what happens all the time. Who calls its
// functions asks for the sink first, and none of them is inlined: computers play
// thousands of games to which nobody listens, and an event is so large that the
// steps which write it would be most of what the processor has to fetch of a
// rule. All other events are written where they happen.

//go:noinline
func (g game) tellChoice(t task, c *Choice) {
	g.sink(Event{Kind: Chosen, Seat: t.Seat, By: NoSeat, Prompt: t.prompt(), Choice: *c})
}

//go:noinline
func (g game) tellTile(seat Seat, day uint8, tile Space) {
	g.sink(Event{Kind: TilePlaced, Seat: seat, By: NoSeat, Month: g.Page, To: day, Space: tile})
}

//go:noinline
func (g game) tellTurn(seat Seat) {
	p := &g.Players[seat]
	g.sink(Event{Kind: TurnBegan, Seat: seat, By: NoSeat, Month: p.Month, To: p.Day})
}

//go:noinline
func (g game) tellRoll(seat Seat, why Why, dice [2]uint8) {
	g.sink(Event{Kind: Rolled, Seat: seat, By: NoSeat, Why: why, Dice: dice})
}

//go:noinline
func (g game) tellMove(seat Seat, day uint8, why Why, by Seat) {
	p := &g.Players[seat]
	g.sink(Event{Kind: Moved, Seat: seat, By: by, Why: why, Month: p.Month, From: p.Day, To: day})
}

//go:noinline
func (g game) tellLanding(seat Seat, space Space) {
	p := &g.Players[seat]
	g.sink(Event{Kind: Landed, Seat: seat, By: NoSeat, Month: p.Month, To: p.Day, Space: space})
}

//go:noinline
func (g game) tellPayment(from, to Account, amount int32, why Why, card CardID) {
	g.sink(Event{Kind: Paid, Payer: from, Payee: to, Amount: amount, Why: why, Card: card, Seat: NoSeat, By: NoSeat})
}

// tellDraw keeps a Deal to be auctioned secret if it is sealed.
//
//go:noinline
func (g game) tellDraw(seat Seat, deck Deck, card CardID, sealed bool) {
	e := Event{Kind: Drawn, Seat: seat, By: NoSeat, Deck: deck, Card: card}
	if c := g.ed.card(card); sealed && c.Kind == AuctionDeal {
		e.Secret, e.Amount = true, c.Bid
	}
	g.sink(e)
}

//go:noinline
func (g game) tellDiscard(seat Seat, deck Deck, card CardID) {
	g.sink(Event{Kind: Discarded, Seat: seat, By: NoSeat, Deck: deck, Card: card})
}

//go:noinline
func (g game) tellDeal(seat Seat, card CardID, paid int32) {
	g.sink(Event{Kind: Kept, Seat: seat, By: NoSeat, Deck: DealDeck, Card: card, Amount: paid})
}

//go:noinline
func (g game) tellNumber(seat Seat, number uint8) {
	g.sink(Event{Kind: NumberPicked, Seat: seat, By: NoSeat, Number: number})
}
