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

// reveal turns the Deal over that was under the hammer, and leaves time to read
// it.
func (d *directions) reveal(e engine.Event) {
	d.Sound(CardFlip)
	d.Over(cardComes, func(t float64) {
		d.actors.Card = CardMove{On: true, Card: e.Card, Deck: e.Deck, Seat: e.Seat, Travel: 1, Scale: 1, Flip: beats.InOutQuad(t)}
	})
	d.Rest(readCard)
}

// nobodyWon ends a Lottery whose money stays.
var nobodyWon = script{
	plays: func(d *directions, _ []engine.Event) { d.Rest(readResult) },
}
