package money

import (
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/setup"
	kept "bigpayday/game/setups/money"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// form is what is being settled before one of the money games. It is always a game that
// can be played, but for the birthdays.
type form struct {
	*setup.Seats
	edition engine.EditionID
	// house are the house rules that are on. Those that the edition lacks stay,
	// so that they come back with another one.
	house engine.HouseRules
	// months is how many are played; lengths has a length for those that are
	// not, too, so that it comes back with them.
	months  int
	lengths [engine.MaxMonths]uint8
	// calendar is what the mixed edition asks besides.
	calendar calendarForm
	// oldest and builder are the first seat where they have none any more.
	oldest, builder *setup.Seat
	laying          engine.Laying
	// last is the month of the last game, nil for none; again says that it is
	// to be played again.
	last  []engine.Space
	again bool
}

// newForm returns the form of somebody who has not played yet.
func newForm(seats *setup.Seats) *form {
	f := &form{Seats: seats, months: int(engine.UsualMonths), calendar: newCalendar()}
	for i := range f.lengths {
		f.lengths[i] = engine.MaxDays
	}
	return f
}

// placeOf returns the place of who is oldest or lays the tiles, from 0.
func (f *form) placeOf(s *setup.Seat) int { return max(0, f.Place(s)) }

// lays reports whether there are tiles to lay.
func (f *form) lays() bool { return engine.EditionOf(f.edition).LaysTiles() }

// fewest returns the least number of months that a game of the edition has.
func (f *form) fewest() int { return int(max(1, engine.EditionOf(f.edition).FewestMonths)) }

// length returns the days of a month, counted from 0.
func (f *form) length(i int) uint8 {
	if f.real() {
		return uint8(f.monthOf(i).Days())
	}
	ed := engine.EditionOf(f.edition)
	return min(max(f.lengths[i], ed.Shortest), ed.Longest)
}

// extremes returns the days of the shortest and of the longest month that is played.
func (f *form) extremes() (shortest, longest uint8) {
	shortest = engine.MaxDays
	for i := range f.months {
		shortest, longest = min(shortest, f.length(i)), max(longest, f.length(i))
	}
	return shortest, longest
}

// keeps reports whether the month of the last game can be played again: it has
// to have a tile for every day.
func (f *form) keeps() bool {
	_, longest := f.extremes()
	return f.edition == engine.Big && f.last != nil && len(f.last) >= int(longest)-1
}

// check returns what the player has to change, if anything.
func (f *form) check() setup.Trouble {
	if f.real() {
		for _, s := range f.List {
			if b := birthdayOf(s); b.Month != 0 && int(b.Day) > kept.MostDays[b.Month-1] {
				text := f.Words.Say("setup.no_birthday", words.Name("name", s.Called()),
					words.Text("month", f.Words.Month(int(b.Month))), words.Number("day", b.Day))
				return setup.Trouble{Text: text, Seats: []int{s.Key}}
			}
		}
	}
	game := f.setup(0).Game
	return setup.Trouble{Text: f.Words.Refusal(game.Check())}
}

// How long a game takes.
const (
	daysOfAMove   = 3.5
	personsMove   = 30 * time.Second
	computersMove = 8 * time.Second
	layingAMonth  = 5 * time.Minute
	// roundedTo is how exactly it is told, and the least there is.
	roundedTo = 5 * time.Minute
)

// minutes returns about how long the game takes.
func (f *form) minutes() int {
	var round, whole time.Duration
	for _, s := range f.List {
		if s.Kind == table.Human {
			round += personsMove
		} else {
			round += computersMove
		}
	}
	for i := range f.months {
		whole += round * time.Duration(float64(f.length(i))/daysOfAMove)
	}
	if f.lays() {
		whole += layingAMonth
	}
	return int(max(roundedTo, whole.Round(roundedTo)).Minutes())
}

// setup returns the form as a game that can begin.
func (f *form) setup(seed uint64) money.Setup {
	s := money.Setup{Players: f.Players()}
	g := &s.Game
	g.Edition, g.House = f.edition, f.house&engine.EditionOf(f.edition).House
	g.Seats, g.Months = uint8(len(f.List)), uint8(f.months)
	for i := range f.months {
		g.Lengths[i] = f.length(i)
	}
	g.First, g.Laying = f.FirstSeat(), f.laying
	g.Oldest, g.Builder = engine.Seat(f.placeOf(f.oldest)), engine.Seat(f.placeOf(f.builder))
	if f.again && f.keeps() {
		_, longest := f.extremes()
		copy(g.Page[:], f.last[:longest-1])
	}
	if engine.EditionOf(f.edition).RealMonths {
		f.settleCalendar(g)
	}
	g.Seed = seed
	return s
}
