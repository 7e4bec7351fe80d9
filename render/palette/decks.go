package palette

import "slices"

// The decks of all editions, as indices.
const (
	mailPile = iota
	dealPile
	eventPile
	lotteryPile
	deckCount
)

// deckNames are the decks' names in the engine and in records, deckArt what is
// on the backs of their cards, and deckFamilies the colours of these.
var (
	deckNames    = [deckCount]string{"mail", "deal", "event", "lottery"}
	DeckArt      = [deckCount]string{"postcard", "deal-back", "event", "lotcard"}
	deckFamilies = [deckCount]Family{Blue, Orange, Teal, Green}
)

// DeckOf returns the index of a deck; names that are none are mail.
func DeckOf(name string) int { return max(mailPile, slices.Index(deckNames[:], name)) }
