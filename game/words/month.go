package words

import "strconv"

// Month returns the name of a month of the year, 1 to 12: "December".
func (w *Words) Month(month int) string { return w.Say("month." + strconv.Itoa(month)) }

// MonthOfYear returns a month, 1 to 12, of a year: "December 2027".
func (w *Words) MonthOfYear(year, month int) string {
	return w.Say("day.month_year", Text("month", w.Month(month)), Number("year", year))
}

// DayOfMonth returns a day of a month, 1 to 12, of any year: "3 December".
func (w *Words) DayOfMonth(month, day int) string {
	return w.Say("day.day_month", Number("day", day), Text("month", w.Say("month.date."+strconv.Itoa(month))))
}

// DayOfWeek returns the name of a weekday, 0 for Sunday to 6.
func (w *Words) DayOfWeek(weekday int) string { return w.Say("weekday.long." + weekdays[weekday]) }
