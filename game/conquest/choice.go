package conquest

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
	// LayDown lays Tile between Day and To, or on Day.
	LayDown
	// Fill lays all tiles that are left, or deals all days still free, at
	// random.
	Fill
	// Claim takes the free Day.
	Claim
	// Place puts Amount armies on Day.
	Place
	// TurnInSet turns in a set of the Design.
	TurnInSet
	// KeepCards turns in no more sets.
	KeepCards
	// ThrowAt attacks To from Day with Amount dice, once.
	ThrowAt
	// Storm attacks To from Day with the most dice until it falls or no more
	// than Amount armies are left on Day.
	Storm
	// EndAttack attacks no more this turn.
	EndAttack
	// DefendWith throws Amount dice.
	DefendWith
	// MoveIn moves Amount armies to the day that was taken.
	MoveIn
	// Move moves Amount armies from Day to To at the end of the turn.
	Move
	// Stay moves none.
	Stay
	NumChoiceKinds
)

var choiceNames = [NumChoiceKinds]string{
	"none", "lay", "fill", "claim", "place", "turn-in", "keep-cards", "attack", "storm", "end-attack", "defend", "occupy", "move", "stay",
}

// String returns the id of the kind, such as "end-attack".
func (k ChoiceKind) String() string { return rules.NameOf(choiceNames[:], k) }

// Choice is one decision at a prompt. Choices are comparable; fields that do
// not belong to the kind are zero.
type Choice struct {
	Kind   ChoiceKind
	Tile   Tile
	Day    Day
	To     Day
	Design Design
	Amount int32 // armies or dice
}

// atRandom is what follows "fill": the one way there is.
const atRandom = "random"

// String writes a choice as journals and records keep it: the kind, then its
// values, such as "attack 12 13 3" or "turn-in one-of-each". [ParseChoice]
// reads it back.
func (c Choice) String() string {
	b := append(make([]byte, 0, 32), c.Kind.String()...)
	number := func(n int64) { b = strconv.AppendInt(append(b, ' '), n, 10) }
	word := func(w string) { b = append(append(b, ' '), w...) }
	n := &needs[0]
	if c.Kind < NumChoiceKinds {
		n = &needs[c.Kind]
	}
	if c.Kind == Fill {
		word(atRandom)
	}
	if n.Tile != 0 {
		word(c.Tile.String())
	}
	if n.Design != 0 {
		word(c.Design.String())
	}
	if n.Day != 0 {
		number(int64(c.Day))
	}
	if n.To != 0 && (c.Kind != LayDown || c.Tile.links()) {
		number(int64(c.To))
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
		return Choice{}, fmt.Errorf("conquest: a choice is empty")
	}
	kind, ok := rules.ParseName[ChoiceKind](choiceNames[:], words[0])
	if !ok || kind == NoChoice {
		return Choice{}, fmt.Errorf("conquest: no choice is called %q", words[0])
	}
	c, n, args := Choice{Kind: kind}, needs[kind], words[1:]
	var bad error
	word := func() string {
		if len(args) == 0 {
			bad = fmt.Errorf("conquest: the choice %q lacks a value", text)
			return ""
		}
		first := args[0]
		args = args[1:]
		return first
	}
	number := func(bits int) int64 {
		value, err := strconv.ParseInt(word(), 10, bits)
		if bad == nil && (err != nil || value < 0) {
			bad = fmt.Errorf("conquest: the choice %q holds a value that is no number in range", text)
		}
		return value
	}
	if kind == Fill && word() != atRandom && bad == nil {
		bad = fmt.Errorf("conquest: the choice %q fills in a way that there is not", text)
	}
	if n.Tile != 0 {
		if c.Tile, ok = rules.ParseName[Tile](tileNames[:], word()); (!ok || c.Tile == NoTile) && bad == nil {
			bad = fmt.Errorf("conquest: the choice %q names no tile", text)
		}
	}
	if n.Design != 0 {
		if c.Design, ok = rules.ParseName[Design](designNames[:], word()); (!ok || c.Design == NoDesign) && bad == nil {
			bad = fmt.Errorf("conquest: the choice %q names no design", text)
		}
	}
	if n.Day != 0 {
		c.Day = Day(number(8))
	}
	if n.To != 0 && (kind != LayDown || c.Tile.links()) {
		c.To = Day(number(8))
	}
	if n.Amount != 0 {
		c.Amount = int32(number(32))
	}
	if bad == nil && len(args) > 0 {
		bad = fmt.Errorf("conquest: the choice %q holds too many values", text)
	}
	if bad != nil {
		return Choice{}, bad
	}
	return c, nil
}
