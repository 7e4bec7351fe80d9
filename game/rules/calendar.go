package rules

// The years that have a calendar: the Gregorian one.
const (
	FirstYear = 1583
	LastYear  = 9999
)

// DaysIn returns the days of a month of a year, 28 to 31. Month is 1 to 12.
func DaysIn(year uint16, month uint8) uint8 {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	}
	return 31
}

// Weekday returns the weekday of a date: 0 for Sunday to 6 for Saturday.
// Month is 1 to 12, day counts from 1.
func Weekday(year uint16, month, day uint8) uint8 {
	// Sakamoto's way: January and February count with the year before.
	y := uint32(year)
	if month < 3 {
		y--
	}
	skew := [12]uint32{0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4}[month-1]
	return uint8((y + y/4 - y/100 + y/400 + skew + uint32(day)) % 7)
}
