package armies

import (
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	kept "bigpayday/game/setups/armies"
	"bigpayday/game/table"
)

// form is what is being settled before a game of Conquest. It is always a game that can be
// played.
type form struct {
	*setup.Seats
	// plain says that the page is of no year: it begins on a weekday, 0 for Sunday, and has
	// a length. Else it is the month.
	plain   bool
	month   setup.Month
	weekday uint8
	length  uint8
	// rounds is the limit, 0 for none.
	rounds uint8
	house  conquest.HouseRules
}

// newForm returns the form of somebody who has not played yet: the month of today, to the
// last day.
func newForm(seats *setup.Seats) *form {
	f := &form{Seats: seats, month: setup.ThisMonth()}
	today := f.page()
	f.weekday, f.length = today.Weekday, today.Length
	return f
}

// page returns the page that is played on.
func (f *form) page() conquest.Page {
	if f.plain {
		return conquest.Page{Weekday: f.weekday, Length: f.length}
	}
	return conquest.MonthPage(uint16(f.month.Year), uint8(f.month.Month))
}

// setup returns the form as a game that can begin.
func (f *form) setup(seed uint64) armies.Setup {
	return armies.Setup{Players: f.Players(), Game: conquest.Setup{
		Seed: seed, Page: f.page(), Seats: uint8(len(f.List)), First: f.FirstSeat(), Rounds: f.rounds, House: f.house,
	}}
}

// read fills the form in with what was set up, as far as it can be played.
func (f *form) read(doc setups.Document) {
	d := kept.Of(doc)
	if page, ok := conquest.ParsePage(d.Page); ok {
		f.plain, f.weekday, f.length = page.Year == 0, page.Weekday, page.Length
		if !f.plain {
			f.month = setup.Month{Year: int(page.Year), Month: int(page.Month)}
		}
	}
	f.rounds, f.house = 0, d.HouseRules()
	for _, rounds := range lengths {
		if int(rounds) == d.Rounds {
			f.rounds = rounds
		}
	}
}

// lengths are the limits to choose from, in rounds.
var lengths = [...]uint8{0, 6, 12, 24}

// manyPeople is from how many people on half a year is proposed, and proposed that.
const (
	manyPeople       = 4
	proposed   uint8 = 6
)

// minutesAlone is how many minutes a person takes to the end against computers, and
// minutesTogether how many people do among themselves, by the number of players and by the
// limit: measured in simulated games, at 70 seconds a turn of a person and 5 of a computer.
var (
	minutesAlone    = [rules.MaxSeats + 1]int{2: 13, 14, 17, 19, 20}
	minutesTogether = [rules.MaxSeats + 1][len(lengths)]int{
		2: {22, 18, 22, 22}, 3: {28, 23, 28, 28}, 4: {40, 30, 40, 40}, 5: {47, 34, 47, 47}, 6: {55, 41, 54, 55},
	}
)

// people counts the people.
func (f *form) people() (n int) {
	for _, s := range f.List {
		if s.Kind == table.Human {
			n++
		}
	}
	return n
}

// minutes returns about how long a game of the i-th limit takes: of people and computers
// together between what both tables say.
func (f *form) minutes(i int) int {
	seats := len(f.List)
	all, alone := minutesTogether[seats][0], minutesAlone[seats]
	whole := alone + (all-alone)*(f.people()-1)/(seats-1)
	return max(1, whole*minutesTogether[seats][i]/all)
}
