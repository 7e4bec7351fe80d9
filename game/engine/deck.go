package engine

import (
	"slices"

	"bigpayday/game/rules"
)

// pile returns the draw pile of a deck and its discards, with how many cards
// of either count. The deck of the Lottery has none: its cards are with the
// players, or unused.
func (s *State) pile(deck Deck) (left, gone *uint8, draw, discard []CardID) {
	switch deck {
	case MailDeck:
		p := &s.MailPile
		return &p.Left, &p.Gone, p.Draw[:], p.Discard[:]
	case DealDeck:
		p := &s.DealPile
		return &p.Left, &p.Gone, p.Draw[:], p.Discard[:]
	case EventDeck:
		p := &s.EventPile
		return &p.Left, &p.Gone, p.Draw[:], p.Discard[:]
	}
	return new(uint8), new(uint8), nil, nil
}

// ToDraw returns the draw pile of a deck, top card last, in an order that
// nobody knows. The slice is the state's own: read it only.
func (s *State) ToDraw(deck Deck) []CardID {
	left, _, draw, _ := s.pile(deck)
	return draw[:*left]
}

// Discards returns the discards of a deck, top card last. The slice is the
// state's own: read it only.
func (s *State) Discards(deck Deck) []CardID {
	_, gone, _, discard := s.pile(deck)
	return discard[:*gone]
}

// openDeck shuffles all cards of a deck into its draw pile.
func (g game) openDeck(deck Deck) {
	if deck == LotteryDeck || g.ed.DeckSizes[deck] == 0 {
		return
	}
	left, _, draw, _ := g.pile(deck)
	*left = g.ed.DeckSizes[deck]
	first := g.ed.FirstCard(deck)
	for i := range *left {
		draw[i] = first + CardID(i)
	}
	g.shuffleDeck(deck)
}

func (g game) shuffleDeck(deck Deck) {
	left, _, draw, _ := g.pile(deck)
	rules.Shuffle(&g.State.Random, draw[:*left])
	g.emit(Event{Kind: Shuffled, Seat: NoSeat, By: NoSeat, Deck: deck, Count: *left})
}

// draw turns up the top card of a deck for the seat. An empty draw pile is
// refilled with the shuffled discards; if both are empty it returns NoCard.
func (g game) draw(seat Seat, deck Deck) CardID { return g.drawCard(seat, deck, false) }

// drawSealed draws like draw, but shows a Deal to be auctioned to the seat
// alone.
func (g game) drawSealed(seat Seat, deck Deck) CardID { return g.drawCard(seat, deck, true) }

func (g game) drawCard(seat Seat, deck Deck, sealed bool) CardID {
	left, gone, draw, discard := g.pile(deck)
	if *left == 0 {
		if *gone == 0 {
			g.emit(Event{Kind: NoCardLeft, Seat: seat, By: NoSeat, Deck: deck})
			return NoCard
		}
		*left, *gone = *gone, 0
		copy(draw, discard)
		clear(discard)
		g.shuffleDeck(deck)
	}
	*left--
	card := draw[*left]
	draw[*left] = NoCard
	if g.sink != nil {
		g.tellDraw(seat, deck, card, sealed)
	}
	return card
}

// discard puts a card on the discards of its deck, or under the draw pile
// where the edition says so. It must have left the player's hand already.
func (g game) discard(seat Seat, card CardID) {
	deck := g.ed.card(card).Deck
	if deck == DealDeck && g.ed.DealsGoUnder {
		g.putUnder(seat, card)
		return
	}
	_, gone, _, discard := g.pile(deck)
	discard[*gone] = card
	*gone++
	if g.sink != nil {
		g.tellDiscard(seat, deck, card)
	}
}

// putUnder puts a card under the draw pile of its deck. It must have left the
// player's hand already.
func (g game) putUnder(seat Seat, card CardID) {
	deck := g.ed.card(card).Deck
	left, _, draw, _ := g.pile(deck)
	copy(draw[1:*left+1], draw[:*left])
	draw[0] = card
	*left++
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
		switch kind := g.ed.card(card).Kind; {
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
