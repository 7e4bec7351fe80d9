package stage

import "bigpayday/game/engine"

// bonusDieSet turns the Bonus die.
var bonusDieSet = script{
	shows: func(sh *Shown, e engine.Event) { sh.BonusDie = e.Number },
}

// cardsSwapped lets Lottery cards change hands.
var cardsSwapped = script{
	shows: func(sh *Shown, e engine.Event) {
		sh.LotteryCards[e.Seat] = e.Other
		if e.By != engine.NoSeat {
			sh.LotteryCards[e.By] = e.Card
		}
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
	},
	plays: func(d *directions, _ []engine.Event) { d.rest(readResult) },
}

// carried changes nothing that lies on the table: the charge stays there.
var carried = script{shows: func(*Shown, engine.Event) {}}

// nobodyWon ends a Lottery whose money stays.
var nobodyWon = script{
	shows: func(sh *Shown, _ engine.Event) { sh.Lottery, sh.StayedOut = engine.Lottery{}, 0 },
	plays: func(d *directions, _ []engine.Event) { d.rest(readResult) },
}
