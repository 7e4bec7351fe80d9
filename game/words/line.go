package words

import (
	"strings"

	"bigpayday/game/rules"
)

// Line is one sentence of the log.
type Line struct {
	// Seat is whom the sentence is about, or [rules.NoSeat].
	Seat rules.Seat
	// Spans are the sentence, cut where a player's name begins and ends.
	Spans []Span
}

// String returns the whole sentence.
func (l Line) String() string { return Plain(l.Spans) }

// Lead returns the name that the sentence begins with, with the space behind it
// if there is one, and the rest of it. Where it begins otherwise, name is empty
// and rest is all.
func (l Line) Lead() (name, rest string) {
	if len(l.Spans) == 0 || !l.Spans[0].Name {
		return "", l.String()
	}
	name, rest = l.Spans[0].Text, Plain(l.Spans[1:])
	if strings.HasPrefix(rest, " ") {
		name, rest = name+" ", rest[1:]
	}
	return name, rest
}
