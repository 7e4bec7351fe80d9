package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// Speaker speaks about games on one page. It does not change, so any number of
// goroutines may share it as long as the names stay the same.
type Speaker struct {
	words *words.Words
	page  conquest.Page
	names []string
}

// New returns who speaks a language about games on a page. names are what the players are
// called, by seat; the speaker keeps the slice. It may be nil where nobody is spoken of.
func New(w *words.Words, page conquest.Page, names []string) *Speaker {
	return &Speaker{words: w, page: page, names: names}
}

// Player returns what the owner of a day is called: a player, or the neutral army.
func (s *Speaker) Player(owner conquest.Seat) string {
	if owner == conquest.Neutral {
		return s.words.Say("conquest.neutral")
	}
	return s.words.Player(s.names, owner)
}

// name is the value of a message for the owner of a day. The neutral army is no name.
func (s *Speaker) name(value string, owner conquest.Seat) words.Value {
	if owner == conquest.Neutral {
		return words.Text(value, s.Player(owner))
	}
	return words.Name(value, s.Player(owner))
}

// day is the value of a message for a day.
func (s *Speaker) day(value string, d conquest.Day) words.Value { return words.Text(value, s.Day(d)) }

// armies is the value of a message for a number of armies: "4 armies".
func (s *Speaker) armies(value string, n int32) words.Value {
	return words.Text(value, s.Armies(n))
}

// Armies returns a number of armies: "1 army", "4 armies".
func (s *Speaker) Armies(n int32) string { return s.words.Count("conquest.armies", int(n)) }

// Days returns a number of days: "1 day", "4 days".
func (s *Speaker) Days(n int32) string { return s.words.Count("conquest.days", int(n)) }

// Cards returns a number of cards: "1 card", "4 cards".
func (s *Speaker) Cards(n int32) string { return s.words.Count("conquest.cards", int(n)) }
