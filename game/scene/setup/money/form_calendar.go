package money

import (
	"bigpayday/game/engine"
	"bigpayday/game/holidays"
	"bigpayday/game/scene/setup"
	kept "bigpayday/game/setups/money"
	"bigpayday/game/words"
	"bigpayday/render/boards"
)

// calendarForm is what the mixed edition asks besides: which months are
// played, what they end with, and how many tiles lie on them.
type calendarForm struct {
	// blue is how many tiles are wanted on a page.
	blue int
	// plain says that months of no year are played; month is the first one else.
	plain bool
	month setup.Month
	// country is the one whose holidays are kept, if marked says so.
	country engine.Country
	marked  bool
	// white are the months, counted from 0, that end with the printed Pay Day.
	white [engine.MaxMonths]bool
}

// lastYear is the last year that a game can begin in: one of twelve months may
// go on into the next.
const lastYear = engine.LastYear - 1

// newCalendar returns the calendar of somebody who has not played yet: the
// months to come.
func newCalendar() calendarForm {
	return calendarForm{blue: int(engine.EditionOf(engine.Mixed).Wanted), month: setup.ThisMonth(), marked: true}
}

// birthdayOf returns the birthday of a seat, with month 0 for none.
func birthdayOf(seat *setup.Seat) engine.Date { return kept.DateOf(seat.Birthday) }

// real reports whether months of a year are played.
func (f *form) real() bool { return engine.EditionOf(f.edition).RealMonths && !f.calendar.plain }

// monthOf returns which month a month of the game is, counted from 0.
func (f *form) monthOf(i int) setup.Month {
	m := f.calendar.month
	m.Step(i, engine.LastYear)
	return m
}

// monthName returns what a month of the game is called, counted from 0.
func (f *form) monthName(i int) string {
	if f.real() {
		m := f.monthOf(i)
		return f.Words.MonthOfYear(m.Year, m.Month)
	}
	return f.Words.Say("setup.month", words.Number("n", i+1))
}

// tinyMonth returns a month of the game as a small calendar, counted from 0: with
// the holidays that are marked and with the birthdays.
func (f *form) tinyMonth(i int) boards.TinyMonth {
	k := boards.TinyMonth{Days: int(f.length(i))}
	if !f.real() {
		return k
	}
	m := f.monthOf(i)
	k.Real, k.First, k.Plain = true, m.Weekday(1), f.calendar.white[i]
	if f.calendar.marked {
		for _, day := range holidays.On(f.calendar.country, m.Year, m.Month) {
			k.Holidays |= 1 << (day.Day - 1)
		}
	}
	for _, seat := range f.List {
		if b := birthdayOf(seat); int(b.Month) == m.Month {
			k.Birthdays = append(k.Birthdays, boards.TinyBirthday{Day: int(b.Day), Color: seat.Piece().Color})
		}
	}
	return k
}

// holiday is a holiday in a month of the game.
type holiday struct {
	holidays.Day
	month   int // counted from 0
	weekday int // from 0, a Sunday
}

// holidays lists the holidays of the country in the months of the game.
func (f *form) holidays() (list []holiday) {
	if !f.real() {
		return nil
	}
	for i := range f.months {
		m := f.monthOf(i)
		for _, day := range holidays.On(f.calendar.country, m.Year, m.Month) {
			list = append(list, holiday{day, i, m.Weekday(int(day.Day))})
		}
	}
	return list
}

// settleCalendar puts the calendar into a game.
func (f *form) settleCalendar(g *engine.Setup) {
	c := &f.calendar
	g.Blue = uint8(f.blue())
	for i, white := range c.white[:f.months] {
		if white {
			g.PlainPay |= 1 << i
		}
	}
	if c.plain {
		return
	}
	g.Calendar.Year, g.Calendar.Month = uint16(c.month.Year), uint8(c.month.Month)
	for i, seat := range f.List {
		g.Calendar.Birthdays[i] = birthdayOf(seat)
	}
	if !c.marked || c.country == engine.NoCountry {
		return
	}
	g.Calendar.Country = c.country
	for _, day := range f.holidays() {
		g.Calendar.Holidays[day.month] |= 1 << (day.Day.Day - 1)
	}
}

// pay returns what a month of the game ends with and pays, counted from 0.
func (f *form) pay(i int) engine.PayScale {
	scales := engine.EditionOf(f.edition).Pay
	if f.calendar.white[i] {
		return scales[len(scales)-1]
	}
	return scales[0]
}

// mostBlue returns how many tiles can lie on a page: one on every day but the
// last one of the shortest month, as far as there are tiles.
func (f *form) mostBlue() int {
	shortest, _ := f.extremes()
	return min(allTiles(), int(shortest)-1)
}

// allTiles returns how many tiles there are in the mixed edition.
func allTiles() (n int) {
	for _, count := range engine.EditionOf(engine.Mixed).Tiles {
		n += int(count)
	}
	return n
}

// blue returns how many tiles are wanted on a page, at most as many as it has
// room for.
func (f *form) blue() int { return min(f.calendar.blue, f.mostBlue()) }
