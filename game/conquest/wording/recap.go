package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// Took says that a player took so many days from another one, or from the neutral army.
func (s *Speaker) Took(seat, from conquest.Seat, days int) []words.Span {
	return s.words.CountSpans("conquest.recap.took", days, s.name("name", seat), s.name("other", from))
}

// DayList lists days.
func (s *Speaker) DayList(days []conquest.Day) string {
	var list []string
	for _, d := range days {
		list = append(list, s.Day(d))
	}
	return s.words.List(list)
}

// Out says behind the list of the days that were taken from a player that these were the
// last.
func (s *Speaker) Out(seat conquest.Seat, days string) string {
	return s.words.Say("conquest.recap.out", words.Text("days", days), s.name("name", seat))
}
