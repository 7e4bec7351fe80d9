package setup

import (
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/holidays"
	"bigpayday/game/words"
	"bigpayday/render"
)

// CalendarForm is what the mixed edition asks besides: which months are
// played, what they end with, and how many tiles lie on them.
type CalendarForm struct {
	// Blue is how many tiles are wanted on a page.
	Blue int
	// Plain says that months of no year are played; else the first one is the
	// month, 1 to 12, of the year.
	Plain       bool
	Year, Month int
	// Country is the one whose holidays are kept, if marked says so.
	Country engine.Country
	Marked  bool
	// White are the months, counted from 0, that end with the printed Pay Day.
	White [engine.MaxMonths]bool
}

// LastYear is the last year that a game can begin in: one of twelve months may
// go on into the next.
const LastYear = engine.LastYear - 1

// Today is when the first form is filled in.
var Today = time.Now

// newCalendar returns the calendar of somebody who has not played yet: the
// months to come.
func newCalendar() CalendarForm {
	now := Today()
	return CalendarForm{Blue: int(engine.EditionOf(engine.Mixed).Wanted), Year: now.Year(), Month: int(now.Month()), Marked: true}
}

// real reports whether months of a year are played.
func (f *SetupForm) real() bool { return engine.EditionOf(f.Edition).RealMonths && !f.Calendar.Plain }

// MonthOf returns the year and the month, 1 to 12, of a month of the game,
// counted from 0.
func (f *SetupForm) MonthOf(i int) (year, month int) {
	n := f.Calendar.Month - 1 + i
	return f.Calendar.Year + n/12, n%12 + 1
}

// MonthName returns what a month of the game is called, counted from 0.
func (f *SetupForm) MonthName(i int) string {
	if f.real() {
		return f.words.MonthOfYear(f.MonthOf(i))
	}
	return f.words.Say("setup.month", words.Number("n", i+1))
}

// tinyMonth returns a month of the game as a small calendar, counted from 0: with
// the holidays that are marked and with the birthdays.
func (f *SetupForm) tinyMonth(i int) render.TinyMonth {
	k := render.TinyMonth{Days: int(f.Length(i))}
	if !f.real() {
		return k
	}
	year, month := f.MonthOf(i)
	k.Real, k.First, k.Plain = true, weekdayOf(year, month, 1), f.Calendar.White[i]
	if f.Calendar.Marked {
		for _, day := range holidays.On(f.Calendar.Country, year, month) {
			k.Holidays |= 1 << (day.Day - 1)
		}
	}
	for _, seat := range f.Seats {
		if b := seat.Birthday; int(b.Month) == month {
			k.Birthdays = append(k.Birthdays, render.TinyBirthday{Day: int(b.Day), Color: render.SeatColor(seat.Colour)})
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
func (f *SetupForm) holidays() (list []holiday) {
	if !f.real() {
		return nil
	}
	for i := range f.Months {
		year, month := f.MonthOf(i)
		for _, day := range holidays.On(f.Calendar.Country, year, month) {
			list = append(list, holiday{day, i, weekdayOf(year, month, int(day.Day))})
		}
	}
	return list
}

// weekdayOf returns the weekday of a date, 0 for Sunday.
func weekdayOf(year, month, day int) int {
	return int(time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC).Weekday())
}

// Step moves the first month on by a number of months.
func (c *CalendarForm) Step(months int) {
	n := c.Year*12 + c.Month - 1 + months
	n = min(max(n, engine.FirstYear*12), LastYear*12+11)
	c.Year, c.Month = n/12, n%12+1
}

// settleCalendar puts the calendar into a game.
func (f *SetupForm) settleCalendar(g *engine.Setup) {
	c := &f.Calendar
	g.Blue = uint8(f.Blue())
	for i, white := range c.White[:f.Months] {
		if white {
			g.PlainPay |= 1 << i
		}
	}
	if c.Plain {
		return
	}
	g.Calendar.Year, g.Calendar.Month = uint16(c.Year), uint8(c.Month)
	for i, seat := range f.Seats {
		g.Calendar.Birthdays[i] = seat.Birthday
	}
	if !c.Marked || c.Country == engine.NoCountry {
		return
	}
	g.Calendar.Country = c.Country
	for _, day := range f.holidays() {
		g.Calendar.Holidays[day.month] |= 1 << (day.Day.Day - 1)
	}
}

// pay returns what a month of the game ends with and pays, counted from 0.
func (f *SetupForm) pay(i int) engine.PayScale {
	scales := engine.EditionOf(f.Edition).Pay
	if f.Calendar.White[i] {
		return scales[len(scales)-1]
	}
	return scales[0]
}

// mostBlue returns how many tiles can lie on a page: one on every day but the
// last one of the shortest month, as far as there are tiles.
func (f *SetupForm) mostBlue() int {
	shortest := uint8(engine.MaxDays)
	for i := range f.Months {
		shortest = min(shortest, f.Length(i))
	}
	return min(allTiles(), int(shortest)-1)
}

// allTiles returns how many tiles there are in the mixed edition.
func allTiles() (n int) {
	for _, count := range engine.EditionOf(engine.Mixed).Tiles {
		n += int(count)
	}
	return n
}

// Blue returns how many tiles are wanted on a page, at most as many as it has
// room for.
func (f *SetupForm) Blue() int { return min(f.Calendar.Blue, f.mostBlue()) }
