package conquest

import "bigpayday/game/rules"

// Page is the month that is played on. It begins on a weekday and has a
// length, which make the map; the year and the month only name it.
type Page struct {
	// Year is 0 for a page that is no month of any year; then Month is 0 too.
	Year  uint16
	Month uint8 // 1 to 12
	// Weekday is that of the 1st: 0 for Sunday to 6 for Saturday.
	Weekday uint8
	// Length is the number of days of the month: 28 to 31.
	Length uint8
}

// The shortest and the longest month.
const (
	Shortest uint8 = 28
	Longest  uint8 = 31
)

// MonthPage returns the page of a month of a year: 1583 to 9999, 1 to 12.
func MonthPage(year uint16, month uint8) Page {
	return Page{Year: year, Month: month, Weekday: rules.Weekday(year, month, 1), Length: rules.DaysIn(year, month)}
}

// check returns why there is no such page, or nil.
func (p Page) check() *Refusal {
	switch {
	case p.Weekday >= columns:
		return &Refusal{ID: RefusedWeekday, Day: int(p.Weekday)}
	case p.Length < Shortest || p.Length > Longest:
		return &Refusal{ID: RefusedLength, Day: int(p.Length), Least: int32(Shortest), Most: int32(Longest)}
	case p.Year == 0 && p.Month == 0:
		return nil
	case p.Year < rules.FirstYear || p.Year > rules.LastYear || p.Month < 1 || p.Month > 12:
		return &Refusal{ID: RefusedYear, Day: int(p.Year), Least: rules.FirstYear, Most: rules.LastYear}
	case p.Weekday != rules.Weekday(p.Year, p.Month, 1):
		return &Refusal{ID: RefusedWeekday, Day: int(p.Weekday)}
	case p.Length != rules.DaysIn(p.Year, p.Month):
		most := int32(rules.DaysIn(p.Year, p.Month))
		return &Refusal{ID: RefusedLength, Day: int(p.Length), Least: most, Most: most}
	}
	return nil
}

// Lead returns how many days of the month before stand on the page: at least
// two, so that there are grey days on both ends.
func (p Page) Lead() Day {
	if p.Weekday < 2 {
		return Day(p.Weekday) + columns
	}
	return Day(p.Weekday)
}

// Last returns the place of the last day of the month.
func (p Page) Last() Day { return p.Lead() + Day(p.Length) }

// lengthBefore returns the days of the month before this one. On a page of no
// year it is 31, and 30 before a month of 31.
func (p Page) lengthBefore() uint8 {
	switch {
	case p.Month == 1:
		return 31
	case p.Month > 1:
		return rules.DaysIn(p.Year, p.Month-1)
	case p.Length == Longest:
		return 30
	}
	return Longest
}

// Date returns the number that stands on a day of the page, and to which month
// it belongs: -1 for the month before, 0 for this one, 1 for the next.
func (p Page) Date(d Day) (number uint8, month int) {
	switch lead, last := p.Lead(), p.Last(); {
	case d <= lead:
		return p.lengthBefore() - uint8(lead-d), -1
	case d > last:
		return uint8(d - last), 1
	default:
		return uint8(d - lead), 0
	}
}

// crease returns after how many rows of the page the month is parted: three,
// or two or four if that makes its parts more equal.
func (p Page) crease() int {
	best, least := 0, 0
	for _, rows := range [...]int{3, 2, 4} {
		above := rows*columns - int(p.Lead())
		below := int(p.Length) - above
		if apart := max(above-below, below-above); best == 0 || apart < least {
			best, least = rows, apart
		}
	}
	return best
}

// region returns the region that a day belongs to.
func (p Page) region(d Day) Region {
	above := d.Row() < p.crease()
	switch {
	case d <= p.Lead():
		return LastMonth
	case d > p.Last():
		return NextMonth
	case above && d.Column() < 3:
		return FreshStart
	case above:
		return FullSwing
	case d.Column() < 4:
		return HomeStretch
	}
	return MonthsEnd
}
