package conquest

import "bigpayday/game/rules"

// Design is what a card shows, or what the cards of a set have in common.
type Design uint8

// The designs. OneOfEach is that of sets alone.
const (
	NoDesign Design = iota
	Infantry
	Cavalry
	Artillery
	OneOfEach
	NumDesigns
)

var designNames = [NumDesigns]string{"none", "infantry", "cavalry", "artillery", "one-of-each"}

// String returns the id of the design, such as "one-of-each".
func (d Design) String() string { return rules.NameOf(designNames[:], d) }

// CardDesign returns the design of a day's card.
func CardDesign(card Day) Design { return Infantry + Design((card-1)%3) }

// designs has the cards of each design.
var designs = func() (cards [NumDesigns]DaySet) {
	for card := Day(1); card <= Days; card++ {
		design := CardDesign(card)
		cards[design] = cards[design].With(card)
	}
	return cards
}()

// drawCard draws a card for the seat in turn. When the deck is through, the
// cards that have been turned in become a new one.
func (g game) drawCard() {
	if g.Deck == 0 {
		if g.TurnedIn == 0 {
			g.emit(Event{Kind: NoCardLeft, Seat: g.Turn, By: NoSeat})
			return
		}
		g.Deck, g.TurnedIn = g.TurnedIn, 0
		g.emit(Event{Kind: Shuffled, Seat: NoSeat, By: NoSeat, Number: uint16(g.Deck.Len())})
	}
	card := g.Deck.nth(g.Random.Below(uint32(g.Deck.Len())))
	g.Deck = g.Deck.Without(card)
	g.Hands[g.Turn] = g.Hands[g.Turn].With(card)
	g.emit(Event{
		Kind: CardDrawn, Seat: g.Turn, By: NoSeat, To: card, Design: CardDesign(card), Secret: !g.Setup.House.Has(OpenHands),
	})
}
