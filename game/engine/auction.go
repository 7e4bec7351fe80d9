package engine

import "slices"

// BidStep is what bids in an auction are multiples of, in dollars.
const BidStep int32 = 100

// Auction is an auction that is going on; the zero value while there is none.
// The Deal itself is hidden from all but the Drawer.
type Auction struct {
	// Bid is the highest bid so far, in dollars, and Bidder who made it; 0 and
	// NoSeat before the first.
	Bid            int32
	Drawer, Bidder Seat
	// Passed are the players who bid no more.
	Passed SeatSet
}

// Auctions reports whether a Deal that is turned up on a day of the kind comes
// under the hammer. At a Yard Sale, or for nothing, it is the lander's own.
func (r *SpaceRule) Auctions(deal *Card) bool {
	return deal.Kind == AuctionDeal && r.Does != BuyAtYardSale && r.Does != TakeFreeDeal
}

// openAuction lets all players who have not retired bid for the Deal that the
// drawer alone has seen, the drawer first.
func (g game) openAuction(drawer Seat, card CardID) {
	g.Auction = Auction{Drawer: drawer, Bidder: NoSeat}
	g.askBids(drawer, card)
}

// askBids asks the seat, or the first after it that still bids. When no other
// is left the highest bidder gets the Deal; without a bid it is shown and
// discarded.
func (g game) askBids(seat Seat, card CardID) {
	for range g.Setup.Seats {
		if seat == g.Auction.Bidder {
			break
		}
		if g.bids(seat, card) {
			g.push(task{Kind: askBid, Seat: seat, Card: card})
			return
		}
		g.passOver(seat, card)
		seat = g.left(seat)
	}
	done := g.Auction
	g.Auction = Auction{}
	if done.Bidder == NoSeat {
		g.discard(done.Drawer, card)
		return
	}
	g.acquire(done.Bidder, card, done.Bid)
}

// bids reports whether the seat can still make a bid.
func (g game) bids(seat Seat, card CardID) bool {
	return !g.out(seat) && !g.Auction.Passed.Has(seat) && g.affords(seat, g.leastBid(card))
}

// passOver tells of a seat that still bids but cannot pay the least bid that is
// good now, and lets it bid no more: bids only rise.
func (g game) passOver(seat Seat, card CardID) {
	if g.out(seat) || g.Auction.Passed.Has(seat) || !g.passesOver() {
		return
	}
	g.emit(Event{Kind: PassedOver, Seat: seat, By: NoSeat, Prompt: PlaceBid, Amount: g.leastBid(card)})
	g.Auction.Passed = g.Auction.Passed.With(seat)
}

// leastBid returns the lowest bid that is good now.
func (g game) leastBid(card CardID) int32 { return g.Auction.NextBid(g.ed.card(card).Bid) }

// NextBid returns the lowest bid, in dollars, that is good now in an auction of
// a Deal with that opening bid: see [State.OpeningBid].
func (a *Auction) NextBid(opening int32) int32 { return max(opening, a.Bid+BidStep) }

// LeastBid returns the lowest bid, in dollars, that is good at a PlaceBid
// prompt, and 0 at any other.
func (s *State) LeastBid() int32 {
	if t := s.top(); t.Kind == askBid {
		return s.play(nil).leastBid(t.Card)
	}
	return 0
}

// OpeningBid returns the least bid, in dollars, that is printed on the Deal
// under the hammer, which all players are told, and 0 where there is no
// auction.
func (s *State) OpeningBid() int32 {
	if t := s.top(); t.Kind == askBid {
		return s.Edition().Card(t.Card).Bid
	}
	return 0
}

// AppendSealed appends the Deals that the one under the hammer can be, as far as all players know:
// those with its least bid that have not come up yet. There are none where there is no auction.
func (s *State) AppendSealed(dst []CardID) []CardID {
	bid, ed := s.OpeningBid(), s.Edition()
	if bid == 0 {
		return dst
	}
	first := ed.FirstCard(DealDeck)
	for id := first; id < first+CardID(ed.DeckSizes[DealDeck]); id++ {
		if card := ed.Card(id); card.Kind == AuctionDeal && card.Bid == bid && !s.isFaceUp(id) {
			dst = append(dst, id)
		}
	}
	return dst
}

// isFaceUp reports whether a Deal lies before a player or on the discards, where all can see it.
func (s *State) isFaceUp(deal CardID) bool {
	for seat := range Seat(s.Seats()) {
		if slices.Contains(s.HeldDeals(seat), deal) {
			return true
		}
	}
	return slices.Contains(s.Discards(DealDeck), deal)
}

// mostBid returns the highest bid that the seat can pay.
func (g game) mostBid(seat Seat) int32 {
	most := g.Cash(seat) + g.credit(seat, false)
	return most - most%BidStep
}

// FirstBid returns the least that the first bid in the auction that is going on
// has to be, in dollars, which all players are told; 0 while there is none.
func (s *State) FirstBid() int32 {
	if t := s.top(); t.Kind == askBid {
		return s.Edition().Card(t.Card).Bid
	}
	return 0
}

func (g game) appendBids(dst []Option, t task) []Option {
	return append(dst,
		Option{Choice: Choice{Kind: Bid, Amount: g.leastBid(t.Card)}, Most: g.mostBid(t.Seat), Step: BidStep},
		Option{Choice: Choice{Kind: Pass}})
}

func (g game) refuseBid(t task, c *Choice) *Refusal {
	least, most := g.leastBid(t.Card), g.mostBid(t.Seat)
	if c.Amount < least || c.Amount > most || c.Amount%BidStep != 0 {
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: least, Most: most, Step: BidStep}
	}
	return nil
}

// bid notes a bid, or with 0 a pass, and asks the next.
func (g game) bid(t task, amount int32) {
	g.emit(Event{Kind: BidMade, Seat: t.Seat, By: NoSeat, Amount: amount})
	if amount > 0 {
		g.Auction.Bid, g.Auction.Bidder = amount, t.Seat
	} else {
		g.Auction.Passed = g.Auction.Passed.With(t.Seat)
	}
	g.askBids(g.left(t.Seat), t.Card)
}

// hideAuction puts another Deal under the hammer in a view that must not tell
// which one it is: any with the same least bid that may be on the draw pile. It
// depends on what all may know alone. The draw pile must be in order, and is
// left so.
func (s *State) hideAuction(seat Seat, r Random) {
	t := s.top()
	if t.Kind != askBid || s.Auction.Drawer == seat {
		return
	}
	ed := s.Edition()
	pile := s.DealPile.Draw[:s.DealPile.Left]
	bid := ed.Card(t.Card).Bid
	// Walked in the order of the deck, so that it does not matter which of
	// them is under the hammer.
	var like [MaxDeals]CardID
	n := 0
	first := ed.FirstCard(DealDeck)
	for card := first; card < first+CardID(ed.DeckSizes[DealDeck]); card++ {
		if c := ed.Card(card); c.Kind == AuctionDeal && c.Bid == bid && (card == t.Card || slices.Contains(pile, card)) {
			like[n] = card
			n++
		}
	}
	other := like[r.Below(uint32(n))]
	for i := range pile {
		if pile[i] == other {
			pile[i] = t.Card
		}
	}
	slices.Sort(pile)
	s.Tasks[s.Depth-1].Card = other
}
