package match

import (
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/holidays"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/pieces"
	"bigpayday/render/wall"
)

// Room returns the room in which the months are played, at the time of the year of a page.
func (m *Match) Room(page uint8) wall.Room {
	c := &m.Stage.Shown().Setup.Calendar
	if !c.Real() {
		return m.Session.Room(0)
	}
	_, month := c.YearMonth(page)
	room := m.Session.Room(time.Month(month))
	room.South = c.Country == engine.Australia
	return room
}

// MonthOf says how the days of a page lie on the calendar.
func MonthOf(setup *engine.Setup, page uint8) boards.Month {
	c := &setup.Calendar
	if !c.Real() {
		return boards.Month{}
	}
	year, month := c.YearMonth(page)
	m := boards.Month{Days: int(engine.DaysIn(year, month)), First: int(c.Weekday(page, 1)), Before: 31}
	if month > 1 {
		m.Before = int(engine.DaysIn(year, month-1))
	}
	return m
}

// FirstLongest returns the first of the longest months.
func FirstLongest(setup *engine.Setup) uint8 {
	return uint8(slices.Index(setup.Lengths[:setup.Months], setup.LongestMonth()) + 1)
}

// PageTitle names the month of a page: "December 2027", or "Month 2" where it
// belongs to no year.
func PageTitle(w *words.Words, setup *engine.Setup, page uint8) string {
	if !setup.Calendar.Real() {
		return w.Say("turn.month", words.Number("month", page))
	}
	year, month := setup.Calendar.YearMonth(page)
	return w.MonthOfYear(int(year), int(month))
}

// Weekdays names the columns of a calendar, Sunday first: in short where a whole name has
// no room.
func Weekdays(t *render.Theme, w *words.Words, c *boards.Calendar) [7]string {
	return w.Weekdays(func(name string) bool { return !c.Compact && boards.WeekdayHasRoom(t, c, name) })
}

// DrawOtherDays draws the cells of a real month's calendar that are neither
// START nor days of its own, but for the first few, in which something else
// stands.
func DrawOtherDays(dst *ebiten.Image, t *render.Theme, w *words.Words, setup *engine.Setup, page uint8, c *boards.Calendar, skip int) {
	if !setup.Calendar.Real() {
		return
	}
	_, month := setup.Calendar.YearMonth(page)
	before, after := w.Month(int((month+10)%12)+1), w.Month(int(month%12)+1)
	for _, day := range c.OtherDays(nil, skip) {
		name := before
		if day.Next {
			name = after
		}
		boards.DrawOtherDay(t, dst, day.Cell, day.Date, name)
	}
}

// SpaceLabel returns what a kind of day is called on a tile of a calendar.
func (m *Match) SpaceLabel(c *boards.Calendar, space engine.Space) string {
	w := m.SpaceWords(space)
	return boards.DayLabel(m.Theme, c, boards.Tile{Kind: space.String(), Date: 1}, w.Name, w.Short, w.Word)
}

// Date names a day of a page with its weekday, such as "Wednesday 24".
func (m *Match) Date(page, day uint8) string {
	return m.Words.Date(&m.Stage.Shown().Setup.Calendar, page, day)
}

// NameOfHoliday returns what a day of a page is called where it is a holiday, ""
// for any other day.
func (m *Match) NameOfHoliday(page, day uint8) string {
	c := &m.Stage.Shown().Setup.Calendar
	if !c.Real() || !c.HolidayOn(page, day) {
		return ""
	}
	year, month := c.YearMonth(page)
	for _, h := range holidays.On(c.Country, int(year), int(month)) {
		if h.Day == day {
			return m.Words.Holiday(h.ID, h.Name, h.Language)
		}
	}
	return ""
}

// DatesOn says which holiday a day of a page is, and whose birthday.
func (m *Match) DatesOn(page, day uint8) string {
	setup := &m.Stage.Shown().Setup
	var marks []string
	if name := m.NameOfHoliday(page, day); name != "" {
		marks = append(marks, name)
	}
	for seat := range engine.Seat(setup.Seats) {
		if setup.Calendar.BirthdayOn(page, day).Has(seat) {
			marks = append(marks, m.Say("placement.birthday_of", words.Name("name", m.Names[seat])))
		}
	}
	return strings.Join(marks, m.Say("list.comma"))
}

// Flagged reports whether flags hang on a day of a page: it is a holiday or
// somebody's birthday.
func (m *Match) Flagged(page, day uint8) bool {
	c := &m.Stage.Shown().Setup.Calendar
	return c.Real() && (c.HolidayOn(page, day) || c.BirthdayOn(page, day) != 0)
}

// DrawFlags marks a day of a page that is a holiday or somebody's birthday; odds says that its
// chance stands on it.
func (m *Match) DrawFlags(dst *ebiten.Image, c *boards.Calendar, page, day uint8, odds bool) {
	if dates := &m.Stage.Shown().Setup.Calendar; dates.Real() {
		boards.DayFlags(m.Theme, dst, c.Cell(int(day)), dates.HolidayOn(page, day), m.tokensOf(dates.BirthdayOn(page, day)), odds)
	}
}

// tokensOf lists the tokens of a set of seats.
func (m *Match) tokensOf(seats engine.SeatSet) (tokens []pieces.Token) {
	for seat := range engine.Seat(engine.MaxSeats) {
		if seats.Has(seat) {
			tokens = append(tokens, m.Tokens[seat])
		}
	}
	return tokens
}

// FlagWords says whose token it is that a flag stands over, and on which day that is.
func (m *Match) FlagWords(seat engine.Seat) string {
	if day := m.Stage.Shown().Players[seat].Day; day > 0 {
		return m.Say("turn.flag", words.Name("name", m.Names[seat]), words.Number("day", day))
	}
	return m.Names[seat]
}

// WithOdds adds the chance to a tile.
func WithOdds(a *app.App, tile boards.Tile, chance uint8) boards.Tile {
	if chance > 0 {
		tile.Odds, tile.Chance = a.Say("odds.percent", words.Number("percent", chance)), float64(chance)/100
	}
	return tile
}
