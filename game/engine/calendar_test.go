package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMonthsHaveTheirRealLength(t *testing.T) {
	for month, days := range [...]uint8{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31} {
		assert.Equal(t, days, DaysIn(2026, uint8(month)+1))
	}
	for year, leap := range map[uint16]bool{
		1583: false, 1600: true, 1700: false, 1800: false, 1900: false, 1904: true, 2000: true, 2023: false, 2024: true,
		2100: false, 2400: true, 9996: true, 9999: false,
	} {
		assert.Equal(t, leap, DaysIn(year, 2) == 29, "February %d", year)
	}
}

func TestDatesFallOnTheirWeekdays(t *testing.T) {
	const (
		sunday = uint8(iota)
		monday
		tuesday
		wednesday
		thursday
		friday
		saturday
	)
	for _, test := range []struct {
		year       uint16
		month, day uint8
		want       uint8
	}{
		{1583, 1, 1, saturday}, {1600, 2, 29, tuesday}, {1776, 7, 4, thursday}, {1789, 7, 14, tuesday},
		{1900, 1, 1, monday}, {1900, 3, 1, thursday}, {1969, 7, 20, sunday}, {1989, 11, 9, thursday},
		{2000, 1, 1, saturday}, {2000, 2, 29, tuesday}, {2001, 1, 1, monday}, {2024, 2, 29, thursday},
		{2026, 2, 28, saturday}, {2026, 11, 21, saturday}, {2100, 3, 1, monday}, {9999, 12, 31, friday},
	} {
		c := Calendar{Year: test.year, Month: test.month}
		assert.Equal(t, test.want, c.Weekday(1, test.day), "%d-%d-%d", test.year, test.month, test.day)
	}
	for day, want := range map[uint8]uint8{1: monday, 7: sunday, 28: sunday, 31: wednesday} {
		assert.Equal(t, want, new(Calendar).Weekday(3, day), "a month of no year begins on a Monday, after START")
	}
}

func TestTheDaysOfFourHundredYearsFollowEachOther(t *testing.T) {
	c := Calendar{Year: 1999, Month: 12}
	weekday := c.Weekday(1, 31)
	for year := uint16(2000); year < 2400; year++ {
		for month := uint8(1); month <= 12; month++ {
			c := Calendar{Year: year, Month: month}
			for day := uint8(1); day <= DaysIn(year, month); day++ {
				weekday = (weekday + 1) % 7
				require.Equal(t, weekday, c.Weekday(1, day), "%d-%d-%d", year, month, day)
			}
		}
	}
}

func TestPagesFollowEachOtherOverTheEndOfTheYear(t *testing.T) {
	c := Calendar{Year: 2023, Month: 11}
	for page, want := range [][2]int{{2023, 11}, {2023, 12}, {2024, 1}, {2024, 2}} {
		year, month := c.YearMonth(uint8(page) + 1)
		assert.Equal(t, want, [2]int{int(year), int(month)})
	}
	assert.Equal(t, uint8(4), c.Weekday(4, 29), "29 February 2024 was a Thursday")
}

func TestBirthdaysFallOnTheirDates(t *testing.T) {
	c := Calendar{Year: 2023, Month: 2, Birthdays: [MaxSeats]Date{{2, 29}, {2, 28}, {3, 17}, {}, {3, 17}}}
	assert.Equal(t, SeatSet(0b11), c.BirthdayOn(1, 28), "29 February is kept on the 28th where there is none")
	assert.Equal(t, SeatSet(0b10100), c.BirthdayOn(2, 17), "two may share a day")
	assert.Zero(t, c.BirthdayOn(2, 18))
	c.Year = 2024
	assert.Equal(t, SeatSet(0b10), c.BirthdayOn(1, 28))
	assert.Equal(t, SeatSet(0b01), c.BirthdayOn(1, 29))
	c.Year, c.Month = 0, 0
	for day := uint8(1); day <= 31; day++ {
		assert.Zero(t, c.BirthdayOn(2, day), "a month of no year has no birthdays")
	}
}

func TestCountriesAreKnownByTheirID(t *testing.T) {
	for country := range NumCountries {
		got, ok := ParseCountry(country.String())
		assert.True(t, ok)
		assert.Equal(t, country, got)
	}
	assert.Greater(t, int(NumCountries), 20)
	_, ok := ParseCountry("atlantis")
	assert.False(t, ok)
}
