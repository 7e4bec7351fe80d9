package engine

import "slices"

// pile is a draw pile of the state and its discards, whatever deck they
// belong to.
type pile struct {
	left, gone    *uint8
	draw, discard []CardID
}

func (s *State) pile(deck Deck) pile {
	switch deck {
	case DealDeck:
		p := &s.DealPile
		return pile{&p.Left, &p.Gone, p.Draw[:], p.Discard[:]}
	case EventDeck:
		p := &s.EventPile
		return pile{&p.Left, &p.Gone, p.Draw[:], p.Discard[:]}
	case LotteryDeck: // its cards are with the players, or unused
		return pile{left: new(uint8), gone: new(uint8)}
	}
	p := &s.MailPile
	return pile{&p.Left, &p.Gone, p.Draw[:], p.Discard[:]}
}

// ToDraw returns the draw pile of a deck, top card last, in an order that
// nobody knows. The slice is the state's own: read it only.
func (s *State) ToDraw(deck Deck) []CardID {
	p := s.pile(deck)
	return p.draw[:*p.left]
}

// Discards returns the discards of a deck, top card last. The slice is the
// state's own: read it only.
func (s *State) Discards(deck Deck) []CardID {
	p := s.pile(deck)
	return p.discard[:*p.gone]
}

// openDeck shuffles all cards of a deck into its draw pile.
func (g game) openDeck(deck Deck) {
	if deck == LotteryDeck || g.ed.DeckSizes[deck] == 0 {
		return
	}
	pile := g.pile(deck)
	*pile.left = g.ed.DeckSizes[deck]
	first := g.ed.FirstCard(deck)
	for i := range *pile.left {
		pile.draw[i] = first + CardID(i)
	}
	g.shuffleDeck(deck)
}

func (g game) shuffleDeck(deck Deck) {
	pile := g.pile(deck)
	shuffle(&g.State.Random, pile.draw[:*pile.left])
	g.emit(Event{Kind: Shuffled, Seat: NoSeat, By: NoSeat, Deck: deck, Count: *pile.left})
}

// draw turns up the top card of a deck for the seat. An empty draw pile is
// refilled with the shuffled discards; if both are empty it returns NoCard.
func (g game) draw(seat Seat, deck Deck) CardID { return g.drawCard(seat, deck, false) }

// drawSealed draws like draw, but shows a Deal to be auctioned to the seat
// alone.
func (g game) drawSealed(seat Seat, deck Deck) CardID { return g.drawCard(seat, deck, true) }

func (g game) drawCard(seat Seat, deck Deck, sealed bool) CardID {
	pile := g.pile(deck)
	if *pile.left == 0 {
		if *pile.gone == 0 {
			g.emit(Event{Kind: NoCardLeft, Seat: seat, By: NoSeat, Deck: deck})
			return NoCard
		}
		*pile.left, *pile.gone = *pile.gone, 0
		copy(pile.draw, pile.discard)
		clear(pile.discard)
		g.shuffleDeck(deck)
	}
	*pile.left--
	card := pile.draw[*pile.left]
	pile.draw[*pile.left] = NoCard
	e := Event{Kind: Drawn, Seat: seat, By: NoSeat, Deck: deck, Card: card}
	if c := g.ed.Card(card); sealed && c.Kind == AuctionDeal {
		e.Secret, e.Amount = true, c.Bid
	}
	g.emit(e)
	return card
}

// discard puts a card on the discards of its deck, or under the draw pile
// where the edition says so. It must have left the player's hand already.
func (g game) discard(seat Seat, card CardID) {
	deck := g.ed.Cards[card-1].Deck
	if deck == DealDeck && g.ed.DealsGoUnder {
		g.putUnder(seat, card)
		return
	}
	pile := g.pile(deck)
	pile.discard[*pile.gone] = card
	*pile.gone++
	g.emit(Event{Kind: Discarded, Seat: seat, By: NoSeat, Deck: deck, Card: card})
}

// putUnder puts a card under the draw pile of its deck. It must have left the
// player's hand already.
func (g game) putUnder(seat Seat, card CardID) {
	deck := g.ed.Cards[card-1].Deck
	pile := g.pile(deck)
	copy(pile.draw[1:*pile.left+1], pile.draw[:*pile.left])
	pile.draw[0] = card
	*pile.left++
	g.emit(Event{Kind: Discarded, Seat: seat, By: NoSeat, Deck: deck, Card: card, Goes: UnderDeck})
}

// dropMail discards a piece of Mail that lies before the seat.
func (g game) dropMail(seat Seat, card CardID) {
	hand := &g.Mail[seat]
	i := slices.Index(hand.Cards[:hand.N], card)
	copy(hand.Cards[i:hand.N], hand.Cards[i+1:hand.N])
	hand.N--
	hand.Cards[hand.N] = NoCard
	g.discard(seat, card)
}

// discardMail sends all Mail of a player to the discards, but keeps charges
// that are carried over where the month has ended. Lottery tickets are void now
// and go under the deck.
func (g game) discardMail(seat Seat, carries bool) {
	hand := g.Mail[seat]
	g.Mail[seat] = Hand[[MaxMail]CardID]{}
	for _, card := range hand.Cards[:hand.N] {
		switch kind := g.ed.Card(card).Kind; {
		case kind == LotteryTicket:
			g.putUnder(seat, card)
		case kind == MonsterCharge && carries:
			kept := &g.Mail[seat]
			kept.Cards[kept.N] = card
			kept.N++
		default:
			g.discard(seat, card)
		}
	}
}

// discardDeals takes all Deals away from a player.
func (g game) discardDeals(seat Seat) {
	hand := g.Deals[seat]
	g.Deals[seat] = Hand[[MaxDeals]CardID]{}
	for _, card := range hand.Cards[:hand.N] {
		g.Paid[g.ed.DealIndex(card)] = 0
		g.discard(seat, card)
	}
}
