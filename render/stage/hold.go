package stage

import "bigpayday/game/engine"

// HoldKind is what the stage waits for a person to do.
type HoldKind uint8

// The kinds of hold.
const (
	// NoHold: nothing is waited for.
	NoHold HoldKind = iota
	// ReadCard: a card was turned up and is to be read: Card, Index, Of.
	ReadCard
	// RollDice: Dice dice are about to be thrown for Why. What they show is
	// decided already; to throw them is the player's pleasure.
	RollDice
	// ReadLedger: the settlement of Month is complete.
	ReadLedger
	// ReadRace: all have settled Month, Seat last, and the race so far is shown to
	// everybody.
	ReadRace
)

// Hold is a moment at which the stage waits for a person. It lasts until
// [Stage.Release], at every speed.
type Hold struct {
	Kind HoldKind
	// Seat is the player who is waited for.
	Seat engine.Seat
	// Card is the Index-th card, from 1, of the Of that a space draws.
	Card      engine.CardID
	Index, Of uint8
	// Why is what the dice are thrown for, Dice how many there are.
	Why  engine.Why
	Dice uint8
	// Month is the month that was settled, or that is over.
	Month uint8
}
