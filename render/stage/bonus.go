package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

// bonusDieSet turns the Bonus die.
var bonusDieSet = script{
	shows: func(sh *Shown, e engine.Event) { sh.BonusDie = e.Number },
	plays: func(d *directions, es []engine.Event) {
		if es[0].Seat == engine.NoSeat {
			return
		}
		turn := DieTurn{On: true, From: d.shown.BonusDie, To: es[0].Number}
		d.Sound(BonusDie)
		d.Happen()
		if turn.From != turn.To {
			d.Over(dieTurns, func(t float64) {
				turn.T = beats.InOutQuad(t)
				d.actors.DieTurn = turn
			})
		}
		d.Rest(readRoll)
	},
}

// cardsSwapped lets Lottery cards change hands.
var cardsSwapped = script{
	shows: func(sh *Shown, e engine.Event) {
		sh.LotteryCards[e.Seat] = e.Other
		if e.By != engine.NoSeat {
			sh.LotteryCards[e.By] = e.Card
		}
	},
	plays: func(d *directions, _ []engine.Event) {
		d.Sound(CardFlip)
		d.Happen()
		d.Rest(readResult)
	},
}

// bidMade notes a bid, or that a player bids no more.
var bidMade = script{
	shows: func(sh *Shown, e engine.Event) {
		sh.Auction = bidIn(sh.Auction, e)
		if e.Amount > 0 {
			sh.Bids[e.Seat] = e.Amount
		}
	},
	plays: func(d *directions, es []engine.Event) {
		before, call := d.shown.Called(), callOf(d.shown, bidIn(d.shown.Auction, es[0]))
		if es[0].Amount > 0 {
			d.Sound(Bid)
		}
		d.Happen()
		if cue, knocks := calls[call]; knocks && (es[0].Amount > 0 || call != before) {
			d.Rest(gavelWaits)
			d.Sound(cue)
		}
		if d.shown.mayBid(d.People()) {
			d.Rest(readResult)
		} else {
			d.Over(readBid, func(float64) {})
		}
	},
}

// mayBid reports whether any of some seats may still bid for the Deal under the hammer.
func (sh *Shown) mayBid(seats engine.SeatSet) bool {
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

// calls are the knocks that go with what is called out.
var calls = map[Call]Cue{GoingOnce: GavelOnce, GoingTwice: GavelTwice}

// Called returns what has been called out over the Deal under the hammer.
func (sh *Shown) Called() Call { return callOf(sh, sh.Auction) }

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

// auctioned reports whether a Deal is under the hammer.
func (sh *Shown) auctioned() bool { return sh.Auction != (engine.Auction{}) }

// reveal turns the Deal over that was under the hammer, and leaves time to read
// it.
func (d *directions) reveal(e engine.Event) {
	d.Sound(CardFlip)
	d.Over(cardComes, func(t float64) {
		d.actors.Card = CardMove{On: true, Card: e.Card, Deck: e.Deck, Seat: e.Seat, Travel: 1, Scale: 1, Flip: beats.InOutQuad(t)}
	})
	d.Rest(readCard)
}

// carried changes nothing that lies on the table: the charge stays there.
var carried = script{shows: func(*Shown, engine.Event) {}}

// nobodyWon ends a Lottery whose money stays.
var nobodyWon = script{
	shows: func(sh *Shown, _ engine.Event) { sh.Lottery, sh.StayedOut = engine.Lottery{}, 0 },
	plays: func(d *directions, _ []engine.Event) { d.Rest(readResult) },
}
