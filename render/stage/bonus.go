package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/tabletop"
)

// bonusDieSet turns the Bonus die.
var bonusDieSet = script{
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
	plays: func(d *directions, _ []engine.Event) {
		d.Sound(CardFlip)
		d.Happen()
		d.Rest(readResult)
	},
}

// bidMade notes a bid, or that a player bids no more.
var bidMade = script{
	plays: func(d *directions, es []engine.Event) {
		before, call := d.shown.Called(), d.shown.CalledAfter(es[0])
		if es[0].Amount > 0 {
			d.Sound(Bid)
		}
		d.Happen()
		if cue, knocks := calls[call]; knocks && (es[0].Amount > 0 || call != before) {
			d.Rest(gavelWaits)
			d.Sound(cue)
		}
		if d.shown.MayBid(d.People()) {
			d.Rest(readResult)
		} else {
			d.Over(readBid, func(float64) {})
		}
	},
}

// calls are the knocks that go with what is called out.
var calls = map[tabletop.Call]Cue{tabletop.GoingOnce: GavelOnce, tabletop.GoingTwice: GavelTwice}

// reveal lets the Deal that was under the hammer come to who has bought it, turned over on the way,
// leaves time to read it, and puts it away. One that nobody wants is turned over where it stands.
func (d *directions) reveal(e engine.Event) {
	lot := CardMove{On: true, Lot: true, Card: e.Card, Deck: e.Deck, Seat: e.Seat, Scale: 1}
	bought := e.Kind == engine.Kept
	lot.Goes = ToDiscards
	if bought {
		lot.Goes = ToHand
	}
	d.Sound(CardFlip)
	d.Over(lotComes, func(t float64) {
		lot.Flip = beats.InOutQuad(beats.Between(t, .3, .8))
		if bought {
			lot.Travel = beats.InOutCubic(t)
		}
		d.actors.Card = lot
	})
	if bought {
		d.Sound(DealBuy)
		d.react(e)
	}
	d.Rest(readCard)
	d.Over(lotLeaves, func(t float64) {
		lot.Scale = 1 - beats.InCubic(t)
		d.actors.Card = lot
	})
}

// nobodyWon ends a Lottery whose money stays.
var nobodyWon = script{
	plays: func(d *directions, _ []engine.Event) { d.Rest(readResult) },
}
