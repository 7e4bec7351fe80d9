package tabletop

import (
	"bigpayday/game/engine"
)

// bonusDieSet turns the Bonus die.
func bonusDieSet(sh *Shown, e engine.Event) { sh.BonusDie = e.Number }

// cardsSwapped gives Lottery cards to their new owners.
func cardsSwapped(sh *Shown, e engine.Event) {
	sh.LotteryCards[e.Seat] = e.Other
	if e.By != engine.NoSeat {
		sh.LotteryCards[e.By] = e.Card
	}
}

// bidMade notes a bid, or that a player bids no more.
func bidMade(sh *Shown, e engine.Event) {
	sh.Auction = bidIn(sh.Auction, e)
	if e.Amount > 0 {
		sh.Bids[e.Seat] = e.Amount
	}
}

// MayBid reports whether any of some seats may still bid for the Deal under the hammer.
func (sh *Shown) MayBid(seats engine.SeatSet) bool {
	for seat := range engine.Seat(sh.Seats()) {
		if seats.Has(seat) && !sh.Auction.Passed.Has(seat) && !sh.Players[seat].Retired {
			return true
		}
	}
	return false
}

// bidIn returns an auction after a bid, or after a player has passed.
func bidIn(a engine.Auction, e engine.Event) engine.Auction {
	if e.Amount == 0 {
		a.Passed = a.Passed.With(e.Seat)
		return a
	}
	a.Bid, a.Bidder = e.Amount, e.Seat
	return a
}

// Call is what is called out over a Deal under the hammer.
type Call uint8

// The calls.
const (
	NoCall Call = iota
	// GoingOnce is called while two others may outbid the highest bid, GoingTwice
	// while one may, or none any more.
	GoingOnce
	GoingTwice
)

// Called returns what has been called out over the Deal under the hammer.
func (sh *Shown) Called() Call { return callOf(sh, sh.Auction) }

// CalledAfter returns what will have been called out after a bid.
func (sh *Shown) CalledAfter(bid engine.Event) Call { return callOf(sh, bidIn(sh.Auction, bid)) }

func callOf(sh *Shown, a engine.Auction) Call {
	if a.Bid == 0 {
		return NoCall
	}
	left := 0
	for seat := range engine.Seat(sh.Seats()) {
		if seat != a.Bidder && !a.Passed.Has(seat) && !sh.Players[seat].Retired {
			left++
		}
	}
	switch left {
	case 0, 1:
		return GoingTwice
	case 2:
		return GoingOnce
	}
	return NoCall
}

// closeAuction ends an auction.
func (sh *Shown) closeAuction() {
	sh.Offer, sh.Auction = Offer{Seat: engine.NoSeat}, engine.Auction{}
	sh.FirstBid, sh.Bids = 0, [engine.MaxSeats]int32{}
}

// Auctioned reports whether a Deal is under the hammer.
func (sh *Shown) Auctioned() bool { return sh.Auction != (engine.Auction{}) }
