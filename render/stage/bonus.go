package stage

import "bigpayday/game/engine"

// bonusDieSet turns the Bonus die.
var bonusDieSet = script{
	shows: func(sh *Shown, e engine.Event) { sh.BonusDie = e.Number },
	plays: func(d *directions, es []engine.Event) {
		if es[0].Seat == engine.NoSeat {
			return
		}
		turn := DieTurn{On: true, From: d.shown.BonusDie, To: es[0].Number}
		d.sound(DiceLand)
		d.happen()
		if turn.From != turn.To {
			d.over(dieTurns, func(t float64) {
				turn.T = InOutQuad(t)
				d.actors.DieTurn = turn
			})
		}
		d.rest(readRoll)
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
		d.sound(CardFlip)
		d.happen()
		d.rest(readResult)
	},
}

// bidMade notes a bid, or that a player bids no more.
var bidMade = script{
	shows: func(sh *Shown, e engine.Event) {
		if e.Amount == 0 {
			sh.Auction.Passed = sh.Auction.Passed.With(e.Seat)
			return
		}
		sh.Auction.Bid, sh.Auction.Bidder = e.Amount, e.Seat
		sh.Bids[e.Seat] = e.Amount
	},
	plays: func(d *directions, es []engine.Event) {
		if es[0].Amount > 0 {
			d.sound(TileDrop)
		}
		d.happen()
		d.rest(readResult)
	},
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
	d.sound(CardFlip)
	d.over(cardComes, func(t float64) {
		d.actors.Card = CardMove{On: true, Card: e.Card, Deck: e.Deck, Seat: e.Seat, Travel: 1, Scale: 1, Flip: InOutQuad(t)}
	})
	d.rest(readCard)
}

// carried changes nothing that lies on the table: the charge stays there.
var carried = script{shows: func(*Shown, engine.Event) {}}

// nobodyWon ends a Lottery whose money stays.
var nobodyWon = script{
	shows: func(sh *Shown, _ engine.Event) { sh.Lottery, sh.StayedOut = engine.Lottery{}, 0 },
	plays: func(d *directions, _ []engine.Event) { d.rest(readResult) },
}
