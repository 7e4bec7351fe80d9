package engine

import (
	"fmt"
	"strconv"
	"strings"

	"bigpayday/game/rules"
)

// ChoiceKind is what a player decides to do.
type ChoiceKind uint8

// The kinds of choice. The fields named are the ones of [Choice] that count.
const (
	NoChoice ChoiceKind = iota
	// Place lays Tile on Day.
	Place
	// Exchange swaps the tiles of Day and To while a page is laid.
	Exchange
	// Fill lays all that is missing as Preset says; with every day laid, it
	// lays the whole month anew.
	Fill
	// Begin ends the laying of a page.
	Begin
	// Roll throws the die for the turn's movement.
	Roll
	// Buy pays for the Deal that was drawn.
	Buy
	// Decline leaves the Deal that was drawn.
	Decline
	// Sell sells the Deal Card to the buyer.
	Sell
	// SellNone keeps all Deals.
	SellNone
	// Ante pays the stake of a lottery.
	Ante
	// StayOut pays no stake.
	StayOut
	// Pick takes the lottery Number.
	Pick
	// Bring takes the token of Seat along.
	Bring
	// Repay pays Amount of the loan back, 0 to pay nothing.
	Repay
	// Borrow takes Amount as a loan. The prompt stays.
	Borrow
	// TakeOff puts the tile on Day back in the box while a page is laid.
	TakeOff
	// PutIn puts Amount into the savings.
	PutIn
	// TakeOut takes Amount out of the savings. Away from Pay Day it costs a
	// fee, and the prompt stays.
	TakeOut
	// LeaveSavings leaves the savings as they are.
	LeaveSavings
	// Bet stakes Amount on Swellfare.
	Bet
	// KeepSwellfare stakes nothing now.
	KeepSwellfare
	// TurnDie turns the Bonus die to Number.
	TurnDie
	// LeaveDie leaves the Bonus die as it is.
	LeaveDie
	// Target chooses the player at Seat.
	Target
	// TakeDeal draws a Deal.
	TakeDeal
	// TakeBuyer meets a buyer.
	TakeBuyer
	// PayCharge pays a Monster Charge in full.
	PayCharge
	// CarryCharge pays the interest on a Monster Charge and carries it over.
	CarryCharge
	// KeepCard keeps the Lottery card.
	KeepCard
	// ChangeCard changes the Lottery card for an unused one.
	ChangeCard
	// OfferSwap offers the player at Seat to swap Lottery cards.
	OfferSwap
	// AcceptSwap swaps Lottery cards as offered.
	AcceptSwap
	// RefuseSwap does not.
	RefuseSwap
	// Bid bids Amount.
	Bid
	// Pass bids no more.
	Pass
	NumChoiceKinds
)

var choiceNames = [NumChoiceKinds]string{
	"none", "place", "exchange", "fill", "begin", "roll", "buy", "decline", "sell", "sell-none", "ante",
	"stay-out", "pick", "bring", "repay", "borrow", "take-off", "put-in", "take-out", "leave-savings", "bet", "keep-swellfare",
	"turn-die", "leave-die", "target", "take-deal", "take-buyer", "pay-charge", "carry-charge", "keep-card",
	"change-card", "offer-swap", "accept-swap", "refuse-swap", "bid", "pass",
}

// String returns the id of the kind, such as "sell-none".
func (k ChoiceKind) String() string { return rules.NameOf(choiceNames[:], k) }

// Preset is a way to fill the days that are still vacant.
type Preset uint8

// The presets.
const (
	// AtRandom lays every tile on any vacant day.
	AtRandom Preset = iota
	// Balanced spreads each kind of tile evenly over the month.
	Balanced
	// DealsFirst lays Deals early and Buyers late, but before the last day
	// of the shortest month.
	DealsFirst
	// Wild puts what moves tokens and large sums where most tokens pass.
	Wild
	// Gentle keeps what costs money and what jumps to the ends of the month.
	Gentle
	// RichestMonth, PoorestMonth and WildestMonth lay the months in which
	// players come out richest, poorest, and most differently, as a search
	// found them.
	RichestMonth
	PoorestMonth
	WildestMonth
	NumPresets
)

var presetNames = [NumPresets]string{"random", "balanced", "deals-first", "wild", "gentle", "richest", "poorest", "wildest"}

// String returns the id of the preset, such as "deals-first".
func (p Preset) String() string { return rules.NameOf(presetNames[:], p) }

// Choice is one decision at a prompt. Choices are comparable; fields that do
// not belong to the kind are zero.
type Choice struct {
	Kind   ChoiceKind
	Tile   Space
	Day    uint8
	To     uint8
	Card   CardID
	Seat   Seat
	Number uint8
	Preset Preset
	Amount int32 // dollars
}

// String writes a choice as journals and records keep it: the kind, then its
// values, such as "place deal 4", "sell 71" or "repay 2000". [ParseChoice]
// reads it back.
func (c Choice) String() string {
	b := append(make([]byte, 0, 32), c.Kind.String()...)
	number := func(n int64) { b = strconv.AppendInt(append(b, ' '), n, 10) }
	switch c.Kind {
	case Place:
		b = append(append(b, ' '), c.Tile.String()...)
		number(int64(c.Day))
	case TakeOff:
		number(int64(c.Day))
	case Exchange:
		number(int64(c.Day))
		number(int64(c.To))
	case Fill:
		b = append(append(b, ' '), c.Preset.String()...)
	case Sell:
		number(int64(c.Card))
	case Pick, TurnDie:
		number(int64(c.Number))
	case Bring, Target, OfferSwap:
		number(int64(c.Seat))
	case Repay, Borrow, PutIn, TakeOut, Bet, Bid:
		number(int64(c.Amount))
	}
	return string(b)
}

// ParseChoice reads what [Choice.String] writes. It checks the form alone;
// whether the choice is allowed is said by [State.Choose].
func ParseChoice(text string) (Choice, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Choice{}, fmt.Errorf("engine: a choice is empty")
	}
	kind, ok := rules.ParseName[ChoiceKind](choiceNames[:], words[0])
	if !ok || kind == NoChoice {
		return Choice{}, fmt.Errorf("engine: no choice is called %q", words[0])
	}
	c := Choice{Kind: kind}
	args := words[1:]
	var bad error
	number := func(bits int) int64 {
		if bad != nil || len(args) == 0 {
			bad = fmt.Errorf("engine: the choice %q lacks a value", text)
			return 0
		}
		n, err := strconv.ParseInt(args[0], 10, bits)
		if err != nil {
			bad = fmt.Errorf("engine: the choice %q holds a value that is no number in range", text)
		}
		args = args[1:]
		return n
	}
	small := func() uint8 {
		n := number(16)
		if n < 0 || n > 255 {
			bad = fmt.Errorf("engine: the choice %q holds a value that is out of range", text)
			return 0
		}
		return uint8(n)
	}
	switch kind {
	case Place:
		if len(args) > 0 {
			c.Tile, ok = ParseSpace(args[0])
			args = args[1:]
		}
		if !ok || c.Tile == Vacant {
			return Choice{}, fmt.Errorf("engine: the choice %q names no tile", text)
		}
		c.Day = small()
	case TakeOff:
		c.Day = small()
	case Exchange:
		c.Day, c.To = small(), small()
	case Fill:
		ok = len(args) > 0
		if ok {
			c.Preset, ok = rules.ParseName[Preset](presetNames[:], args[0])
			args = args[1:]
		}
		if !ok {
			return Choice{}, fmt.Errorf("engine: the choice %q names no preset", text)
		}
	case Sell:
		c.Card = CardID(small())
	case Pick, TurnDie:
		c.Number = small()
	case Bring, Target, OfferSwap:
		c.Seat = Seat(number(8))
	case Repay, Borrow, PutIn, TakeOut, Bet, Bid:
		c.Amount = int32(number(32))
	}
	if bad == nil && len(args) > 0 {
		bad = fmt.Errorf("engine: the choice %q holds too many values", text)
	}
	if bad != nil {
		return Choice{}, bad
	}
	return c, nil
}
