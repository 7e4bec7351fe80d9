package engine

// openDeck shuffles all cards of a deck into its draw pile.
func (g game) openDeck(deck Deck) {
	pile := g.pile(deck)
	pile.Left = g.ed.DeckSizes[deck]
	first := g.ed.FirstCard(deck)
	for i := range pile.Left {
		pile.Draw[i] = first + CardID(i)
	}
	g.shuffleDeck(deck)
}

func (s *State) pile(deck Deck) *Pile {
	if deck == DealDeck {
		return &s.DealPile
	}
	return &s.MailPile
}

func (g game) shuffleDeck(deck Deck) {
	pile := g.pile(deck)
	shuffle(&g.State.Random, pile.Draw[:pile.Left])
	g.emit(Event{Kind: Shuffled, Seat: NoSeat, By: NoSeat, Deck: deck, Count: pile.Left})
}

// draw turns up the top card of a deck for the seat. An empty draw pile is
// refilled with the shuffled discards; if both are empty it returns NoCard.
func (g game) draw(seat Seat, deck Deck) CardID {
	pile := g.pile(deck)
	if pile.Left == 0 {
		if pile.Gone == 0 {
			g.emit(Event{Kind: NoCardLeft, Seat: seat, By: NoSeat, Deck: deck})
			return NoCard
		}
		pile.Left, pile.Draw = pile.Gone, pile.Discard
		pile.Gone, pile.Discard = 0, [MaxMail]CardID{}
		g.shuffleDeck(deck)
	}
	pile.Left--
	card := pile.Draw[pile.Left]
	pile.Draw[pile.Left] = NoCard
	g.emit(Event{Kind: Drawn, Seat: seat, By: NoSeat, Deck: deck, Card: card})
	return card
}

// discard puts a card on the discards of its deck. It must have left the
// player's hand already.
func (g game) discard(seat Seat, card CardID) {
	deck := g.ed.Card(card).Deck
	pile := g.pile(deck)
	pile.Discard[pile.Gone] = card
	pile.Gone++
	g.emit(Event{Kind: Discarded, Seat: seat, By: NoSeat, Deck: deck, Card: card})
}

// discardMail sends all Mail of a player to the discards.
func (g game) discardMail(seat Seat) {
	hand := g.Mail[seat]
	g.Mail[seat] = Hand[[MaxMail]CardID]{}
	for _, card := range hand.Cards[:hand.N] {
		g.discard(seat, card)
	}
}

// discardDeals sends all Deals of a player to the discards.
func (g game) discardDeals(seat Seat) {
	hand := g.Deals[seat]
	g.Deals[seat] = Hand[[MaxDeals]CardID]{}
	for _, card := range hand.Cards[:hand.N] {
		g.Paid[g.ed.DealIndex(card)] = 0
		g.discard(seat, card)
	}
}
