package tabletop

import (
	"slices"

	"bigpayday/game/engine"
)

// shuffled makes a fresh draw pile.
func shuffled(sh *Shown, e engine.Event) { sh.Piles[e.Deck] = Pile{Left: e.Count} }

// drawn takes a card from its pile. Mail goes to its player, a Deal stays on the
// table until it is bought or left.
func drawn(sh *Shown, e engine.Event) {
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
	sh.Course[e.Seat].mark(sh, e.Seat)
}

// kept puts a Deal before its player.
func kept(sh *Shown, e engine.Event) {
	add(&sh.Deals[e.Seat].N, sh.Deals[e.Seat].Cards[:], e.Card)
	sh.Paid[sh.Edition().DealIndex(e.Card)] = e.Amount
	sh.closeAuction()
}

// discarded sends a card to the discards of its deck, or under the deck.
func discarded(sh *Shown, e engine.Event) {
	pile := &sh.Piles[e.Deck]
	if e.Goes == engine.UnderDeck {
		pile.Left++
	} else {
		pile.Gone, pile.Top = pile.Gone+1, e.Card
	}
	if e.Deck == engine.MailDeck {
		remove(&sh.Mail[e.Seat].N, sh.Mail[e.Seat].Cards[:], e.Card)
		sh.Course[e.Seat].mark(sh, e.Seat)
		return
	}
	if remove(&sh.Deals[e.Seat].N, sh.Deals[e.Seat].Cards[:], e.Card) {
		sh.Paid[sh.Edition().DealIndex(e.Card)] = 0
	}
	if sh.Offer.Card == e.Card || e.Deck == engine.DealDeck && sh.Auctioned() {
		sh.closeAuction()
	}
	if sh.Sold == e.Card {
		sh.Sold = engine.NoCard
	}
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
