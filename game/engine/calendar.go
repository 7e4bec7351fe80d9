package engine

import "bigpayday/game/rules"

// Calendar ties the months of a game to those of a real year, so that days
// fall on their weekdays, and birthdays and holidays on their dates. The zero
// value ties nothing.
type Calendar struct {
	// Year and Month are those of the first page; the pages follow each
	// other. Year is 0 for months that belong to no year, else 1583 to 9999:
	// the Gregorian calendar. Month is 1 to 12.
	Year  uint16
	Month uint8
	// Country is whose holidays they are. The engine keeps it; the dates
	// come with the setup.
	Country Country
	// Holidays has a bit for every day of a page that is a holiday: bit 0 is
	// day 1.
	Holidays [MaxMonths]uint32
	// Birthdays are the players'; the zero date is not known.
	Birthdays [MaxSeats]Date
}

// Date is a day of the year. Month is 1 to 12.
type Date struct {
	Month, Day uint8
}

// The years that have a calendar.
const (
	FirstYear = rules.FirstYear
	LastYear  = rules.LastYear
)

// DaysIn returns the days of a month of a year, 28 to 31. Month is 1 to 12.
func DaysIn(year uint16, month uint8) uint8 { return rules.DaysIn(year, month) }

// Real reports whether the months are those of a real year.
func (c *Calendar) Real() bool { return c.Year != 0 }

// YearMonth returns the year and the month of a page, counted from 1.
func (c *Calendar) YearMonth(page uint8) (year uint16, month uint8) {
	after := uint16(c.Month) - 1 + uint16(page) - 1
	return c.Year + after/12, uint8(after%12) + 1
}

// Weekday returns the weekday of a day of a page: 0 for Sunday to 6 for
// Saturday. A month that belongs to no year begins on a Monday, after START
// on Sunday.
func (c *Calendar) Weekday(page, day uint8) uint8 {
	if !c.Real() {
		return day % 7
	}
	year, month := c.YearMonth(page)
	return rules.Weekday(year, month, day)
}

// BirthdayOn returns the players whose birthday a day of a page is. Who was
// born on 29 February celebrates on the 28th of a year that has no such day.
func (c *Calendar) BirthdayOn(page, day uint8) SeatSet {
	var set SeatSet
	if !c.Real() {
		return set
	}
	year, month := c.YearMonth(page)
	for seat, born := range c.Birthdays {
		if born.Month == month && min(born.Day, DaysIn(year, month)) == day {
			set = set.With(Seat(seat))
		}
	}
	return set
}

// HolidayOn reports whether a day of a page is a holiday.
func (c *Calendar) HolidayOn(page, day uint8) bool {
	return day >= 1 && c.Holidays[page-1]&dayBit(day) != 0
}

// IsParty reports whether a Happy Birthday or Holiday space lies on its real
// date there. Of those there are as many as there are dates.
func (s *Setup) IsParty(page, day uint8, space Space) bool {
	switch space {
	case HappyBirthday:
		return s.Calendar.BirthdayOn(page, day) != 0
	case Holiday:
		return s.Calendar.HolidayOn(page, day)
	}
	return false
}

// dayBit is the bit that stands for a day in a set of days.
func dayBit(day uint8) uint32 { return 1 << (day - 1) }

// check says what of a calendar cannot be.
func (c *Calendar) check(s *Setup, ed *Edition) *Refusal {
	if *c == (Calendar{}) {
		return nil
	}
	if !ed.RealMonths {
		return &Refusal{ID: RefusedRealMonths}
	}
	for i, born := range c.Birthdays {
		known := born != Date{}
		if known && (i >= int(s.Seats) || born.Month < 1 || born.Month > 12 || born.Day < 1 || born.Day > DaysIn(leapYear, born.Month)) {
			return &Refusal{ID: RefusedBirthday, Day: i + 1}
		}
	}
	if c.Country >= NumCountries {
		return &Refusal{ID: RefusedCountry, Day: int(c.Country)}
	}
	if c.Real() && (c.Year < FirstYear || c.Year > LastYear-1 || c.Month < 1 || c.Month > 12) || !c.Real() && c.Month != 0 {
		return &Refusal{ID: RefusedYear, Day: int(c.Year), Least: FirstYear, Most: LastYear - 1}
	}
	for i, days := range c.Holidays {
		page := uint8(i) + 1
		if page > s.Months || !c.Real() {
			if days != 0 {
				return &Refusal{ID: RefusedHolidays, Day: i + 1}
			}
			continue
		}
		year, month := c.YearMonth(page)
		length := DaysIn(year, month)
		if s.Lengths[i] != length {
			return &Refusal{ID: RefusedLength, Day: int(s.Lengths[i]), Least: int32(length), Most: int32(length)}
		}
		if days>>length != 0 {
			return &Refusal{ID: RefusedHolidays, Day: i + 1}
		}
	}
	return nil
}

// leapYear is a year in which every birthday has a date.
const leapYear = 2000
