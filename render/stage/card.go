package stage

import (
	"slices"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

// shuffled makes a fresh draw pile.
var shuffled = script{
	shows: func(sh *Shown, e engine.Event) { sh.Piles[e.Deck] = Pile{Left: e.Count} },
}

// drawn turns up a card. Mail is read and goes to its player; a Deal stays on
// the table until it is bought or left, and one that comes free is read like
// Mail.
var drawn = script{
	faceDown: true,
	shows: func(sh *Shown, e engine.Event) {
		if e.Card != engine.NoCard {
			sh.Drawn[sh.Edition().Card(e.Card).Kind] = true
		}
		switch e.Deck {
		case engine.LotteryDeck:
			sh.LotteryCards[e.Seat] = e.Card
			return
		case engine.EventDeck:
			sh.Piles[e.Deck].Left--
			return
		}
		sh.Piles[e.Deck].Left--
		if e.Deck == engine.DealDeck {
			sh.Offer = Offer{Seat: e.Seat, Card: e.Card}
			if e.Secret {
				sh.Auction = engine.Auction{Drawer: e.Seat, Bidder: engine.NoSeat}
				sh.FirstBid = e.Amount
			}
			return
		}
		add(&sh.Mail[e.Seat].N, sh.Mail[e.Seat].Cards[:], e.Card)
		sh.Landed.Drawn++
		if card := sh.Edition().Card(e.Card); card.Kind == engine.Bill {
			sh.Tally[e.Seat].Bills++
			sh.Tally[e.Seat].BillSum += sh.Setup.BillAmount(e.Card)
		}
	},
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		if e.Deck == engine.LotteryDeck {
			return
		}
		d.Beside(beats.AllTrails &^ cardTrails)
		rule := d.shown.lands()
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
	d.trail(cardTrails, cardLeaves, func(t float64) {
		away := beats.InCubic(t)
		d.actors.Card = CardMove{
			On: true, Card: e.Card, Deck: e.Deck, Seat: e.Seat, Goes: goal, Held: held,
			Travel: away, Scale: 1 - 0.8*away, Flip: 1, Stamp: 1,
		}
	})
}

// noCardLeft leaves time to read that there is none.
var noCardLeft = script{
	shows: func(*Shown, engine.Event) {},
	plays: func(d *directions, _ []engine.Event) { d.Rest(readResult) },
}

// noDayLeft leaves time to read that nothing happens.
var noDayLeft = script{
	shows: func(*Shown, engine.Event) {},
	plays: func(d *directions, _ []engine.Event) { d.Rest(readResult) },
}

// kept puts a Deal before its player.
var kept = script{
	shows: func(sh *Shown, e engine.Event) {
		add(&sh.Deals[e.Seat].N, sh.Deals[e.Seat].Cards[:], e.Card)
		sh.Paid[sh.Edition().DealIndex(e.Card)] = e.Amount
		sh.closeAuction()
	},
	plays: func(d *directions, es []engine.Event) {
		if d.shown.auctioned() {
			d.reveal(es[0])
		}
		d.Beside(beats.AllTrails &^ cardTrails)
		d.Sound(DealBuy)
		d.putAway(es[0], ToHand, false)
	},
}

// discarded sends cards to their discards. A Deal that was left or sold is
// seen to go; what is given up at the end of a month goes with its page.
var discarded = script{
	joins: func(first, next engine.Event) bool { return first.Deck == next.Deck && first.Seat == next.Seat },
	shows: func(sh *Shown, e engine.Event) {
		pile := &sh.Piles[e.Deck]
		if e.Goes == engine.UnderDeck {
			pile.Left++
		} else {
			pile.Gone, pile.Top = pile.Gone+1, e.Card
		}
		if e.Deck == engine.MailDeck {
			remove(&sh.Mail[e.Seat].N, sh.Mail[e.Seat].Cards[:], e.Card)
			return
		}
		if remove(&sh.Deals[e.Seat].N, sh.Deals[e.Seat].Cards[:], e.Card) {
			sh.Paid[sh.Edition().DealIndex(e.Card)] = 0
		}
		if sh.Offer.Card == e.Card || e.Deck == engine.DealDeck && sh.auctioned() {
			sh.closeAuction()
		}
		if sh.sold == e.Card {
			sh.sold = engine.NoCard
		}
	},
	plays: func(d *directions, es []engine.Event) {
		d.Beside(beats.AllTrails &^ cardTrails)
		if e := es[0]; e.Deck == engine.DealDeck && d.shown.auctioned() {
			d.reveal(e) // nobody wants it
			d.putAway(e, ToDiscards, false)
			return
		}
		switch e := es[0]; e.Card {
		case d.shown.Offer.Card:
			d.putAway(e, ToDiscards, false)
		case d.shown.sold:
			d.putAway(e, ToDiscards, true)
		}
	},
}

// add puts a card behind the others of a hand.
func add(n *uint8, cards []engine.CardID, card engine.CardID) {
	if int(*n) < len(cards) {
		cards[*n] = card
		*n++
	}
}

// remove takes a card out of a hand, and reports whether it was there.
func remove(n *uint8, cards []engine.CardID, card engine.CardID) bool {
	i := slices.Index(cards[:*n], card)
	if i < 0 {
		return false
	}
	copy(cards[i:*n], cards[i+1:*n])
	*n--
	cards[*n] = engine.NoCard
	return true
}
