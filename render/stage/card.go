package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

// drawn turns up a card. Mail is read and goes to its player; a Deal stays on
// the table until it is bought or left, and one that comes free is read like
// Mail.
var drawn = script{
	faceDown: true,
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		if e.Deck == engine.LotteryDeck {
			return
		}
		d.Beside(beats.AllTrails &^ cardTrails)
		rule := d.shown.Lands()
		read := Hold{Kind: ReadCard, Seat: e.Seat, Card: e.Card, Index: 1, Of: 1}
		if e.Deck == engine.MailDeck {
			read.Index, read.Of = d.shown.Landed.Drawn+1, max(rule.Count, d.shown.Landed.Drawn+1)
			d.Sound(MailOpen)
		}
		if !d.card(e, read) {
			d.present(e, read)
			d.react(e)
		}
		switch {
		case e.Deck == engine.MailDeck:
			d.wait(read, readCard)
			d.putAway(e, ToHand, false)
		case e.Deck == engine.EventDeck:
			d.wait(read, readCard)
			d.putAway(e, ToDiscards, false)
		case rule.Does == engine.TakeFreeDeal, e.Secret && e.Card != engine.NoCard:
			d.wait(read, readCard)
		default:
			d.Happen()
			d.Linger(e.Seat, readCard)
		}
	},
}

// present takes a card from its pile, turns it over on the way and shows it.
// A bill is stamped.
func (d *directions) present(e engine.Event, as Hold) {
	card := CardMove{On: true, Card: e.Card, Deck: e.Deck, Seat: e.Seat, Index: as.Index, Of: as.Of}
	d.Over(cardComes, func(t float64) {
		card.Travel = beats.OutCubic(t)
		card.Scale = 0.2 + 0.8*card.Travel
		if e.Card != engine.NoCard {
			card.Flip = beats.InOutQuad(beats.Between(t, 0.25, 0.75))
		}
		d.actors.Card = card
	})
	d.Sound(CardFlip)
	if d.shown.Edition().Card(e.Card).Kind == engine.Bill {
		d.Over(stampFalls, func(t float64) { d.actors.Card.Stamp, d.actors.Card.Shake = beats.Strike(t) })
		d.Sound(BillDue)
	}
}

// putAway takes a card off: to its player, or to the discards.
func (d *directions) putAway(e engine.Event, goal Goal, held bool) {
	paid := int32(0)
	if held {
		paid = d.shown.PaidFor(e.Card)
	}
	d.trail(cardTrails, cardLeaves, func(t float64) {
		away := beats.InCubic(t)
		d.actors.Card = CardMove{
			On: true, Card: e.Card, Deck: e.Deck, Seat: e.Seat, Goes: goal, Held: held, Paid: paid,
			Travel: away, Scale: 1 - 0.8*away, Flip: 1, Stamp: 1,
		}
	})
}

// noCardLeft leaves time to read that there is none.
var noCardLeft = script{
	plays: func(d *directions, _ []engine.Event) { d.Rest(readResult) },
}

// noDayLeft leaves time to read that nothing happens.
var noDayLeft = script{
	plays: func(d *directions, _ []engine.Event) { d.Rest(readResult) },
}

// kept puts a Deal before its player.
var kept = script{
	faceDown: true,
	plays: func(d *directions, es []engine.Event) {
		if d.shown.Auctioned() {
			d.reveal(es[0])
			return
		}
		d.react(es[0])
		d.Beside(beats.AllTrails &^ cardTrails)
		d.Sound(DealBuy)
		d.putAway(es[0], ToHand, false)
	},
}

// discarded sends cards to their discards. A Deal that was left or sold is
// seen to go; what is given up at the end of a month goes with its page.
var discarded = script{
	joins: func(first, next engine.Event) bool { return first.Deck == next.Deck && first.Seat == next.Seat },
	plays: func(d *directions, es []engine.Event) {
		d.Beside(beats.AllTrails &^ cardTrails)
		if e := es[0]; e.Deck == engine.DealDeck && d.shown.Auctioned() {
			d.reveal(e) // nobody wants it
			return
		}
		switch e := es[0]; e.Card {
		case d.shown.Offer.Card:
			d.putAway(e, ToDiscards, false)
		case d.shown.Sold:
			d.putAway(e, ToDiscards, true)
		}
	},
}
