package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// Day returns what a day is called: "12", and "31 December" for a day of another month. On
// the page of no year that is "last month’s 31".
func (s *Speaker) Day(d conquest.Day) string {
	number, month := s.page.Date(d)
	switch {
	case month == 0:
		return s.words.Say("conquest.day.this", words.Number("day", number))
	case s.page.Month > 0:
		return s.words.DayOfMonth((int(s.page.Month)-1+month+12)%12+1, int(number))
	case month < 0:
		return s.words.Say("conquest.day.last", words.Number("day", number))
	}
	return s.words.Say("conquest.day.next", words.Number("day", number))
}

// WeekdayOf returns a day with its weekday: "Tuesday 12", and "Thursday, December 31" for a day of
// another month.
func (s *Speaker) WeekdayOf(d conquest.Day) string {
	id := "conquest.day.weekday"
	if _, month := s.page.Date(d); month != 0 {
		id = "conquest.day.weekday_other"
	}
	return s.words.Say(id, words.Text("weekday", s.words.DayOfWeek(d.Column())), s.day("day", d))
}

// Page returns what the page is called: "January 2027", or "31 days from a Friday on".
func (s *Speaker) Page() string {
	if s.page.Month > 0 {
		return s.words.MonthOfYear(int(s.page.Year), int(s.page.Month))
	}
	return s.words.Say("conquest.page.plain",
		words.Number("days", s.page.Length), words.Text("weekday", s.words.DayOfWeek(int(s.page.Weekday))))
}

// Region returns what a region is called: "Fresh start".
func (s *Speaker) Region(r conquest.Region) string {
	return s.words.Say("conquest.region." + r.String())
}

// regions lists regions.
func (s *Speaker) regions(set conquest.RegionSet) string {
	var names []string
	for r := range conquest.NumRegions {
		if set.Has(r) {
			names = append(names, s.Region(r))
		}
	}
	return s.words.List(names)
}

// RegionDoes says what a region is worth on a map: "6 days, 3 of them to guard: 4 more
// armies each turn".
func (s *Speaker) RegionDoes(m *conquest.Map, r conquest.Region) string {
	return s.words.Say("conquest.region.does",
		words.Text("days", s.Days(int32(s.page.DaysOf(r).Len()))), words.Number("border", m.Border(s.page, r).Len()),
		s.armies("armies", int32(m.Bonus[r])))
}

// share says how much of a region an owner has: "Fresh start: 2 of 6 days".
func (s *Speaker) share(state *conquest.State, r conquest.Region, owner conquest.Seat) string {
	days := s.page.DaysOf(r)
	return s.words.Say("conquest.region.share", words.Text("region", s.Region(r)),
		words.Number("held", (days&state.Held[owner]).Len()), words.Number("days", days.Len()))
}

// Tile returns what a tile is called, and what it does.
func (s *Speaker) Tile(t conquest.Tile) (name, does string) {
	id := t.String()
	return s.words.Say("conquest.tile.name." + id), s.words.Say("conquest.tile.does." + id)
}

// Design returns what a card shows, or what the cards of a set have in common: "Infantry",
// "One of each".
func (s *Speaker) Design(d conquest.Design) string {
	return s.words.Say("conquest.design." + d.String())
}

// Set returns what a set of a design consists of: "three infantry".
func (s *Speaker) Set(d conquest.Design) string { return s.words.Say("conquest.set." + d.String()) }

// Card returns a card: "Cavalry (12)".
func (s *Speaker) Card(card conquest.Day) string {
	return s.words.Say("conquest.card.face", words.Text("design", s.Design(conquest.CardDesign(card))), s.day("day", card))
}
