package rulebook

import "bigpayday/game/engine"

// Picture is something that an entry shows as a game draws it: an [Art], a [Die], or
// what is of one game alone.
type Picture any

// Art is the name of a drawing that stands for something.
type Art string

// Die is a die that shows a number.
type Die struct {
	N     uint8
	Black bool
}

// What the money games draw.
type (
	// Day is a kind of day.
	Day engine.Space
	// Card is a card, and Pile the pile of a deck.
	Card engine.CardID
	Pile engine.Deck
	// Pot is the pot of money.
	Pot struct{}
)
