package engine

import (
	"fmt"
	"strconv"
	"strings"

	"bigpayday/game/rules"
)

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
	var n Choice
	if c.Kind < NumChoiceKinds {
		n = needs[c.Kind]
	}
	if n.Tile != 0 {
		b = append(append(b, ' '), c.Tile.String()...)
	}
	if n.Day != 0 {
		number(int64(c.Day))
	}
	if n.To != 0 {
		number(int64(c.To))
	}
	if n.Card != 0 {
		number(int64(c.Card))
	}
	if n.Seat != 0 {
		number(int64(c.Seat))
	}
	if n.Number != 0 {
		number(int64(c.Number))
	}
	if n.Preset != 0 {
		b = append(append(b, ' '), c.Preset.String()...)
	}
	if n.Amount != 0 {
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
	n := &needs[kind]
	if n.Tile != 0 {
		if len(args) > 0 {
			c.Tile, ok = ParseSpace(args[0])
			args = args[1:]
		}
		if !ok || c.Tile == Vacant {
			return Choice{}, fmt.Errorf("engine: the choice %q names no tile", text)
		}
	}
	if n.Day != 0 {
		c.Day = small()
	}
	if n.To != 0 {
		c.To = small()
	}
	if n.Card != 0 {
		c.Card = CardID(small())
	}
	if n.Seat != 0 {
		c.Seat = Seat(number(8))
	}
	if n.Number != 0 {
		c.Number = small()
	}
	if n.Preset != 0 {
		ok = len(args) > 0
		if ok {
			c.Preset, ok = rules.ParseName[Preset](presetNames[:], args[0])
			args = args[1:]
		}
		if !ok {
			return Choice{}, fmt.Errorf("engine: the choice %q names no preset", text)
		}
	}
	if n.Amount != 0 {
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
