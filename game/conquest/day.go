package conquest

import "math/bits"

// Day is a day of the page by its place there, 1 to 42, row by row.
// Arrays by day have a place 0 that is never used, so that a day is its
// own index.
type Day uint8

// NoDay is no day of the page.
const NoDay Day = 0

// The size of a page, and of arrays by day.
const (
	Days     = 42
	columns  = 7
	dayIndex = Days + 1
)

// onPage reports whether there is such a day.
func (d Day) onPage() bool { return d >= 1 && d <= Days }

// Row returns the row of the page that the day stands in, from 0 at the top.
func (d Day) Row() int { return int(d-1) / columns }

// Column returns the weekday: 0 for Sunday to 6 for Saturday.
func (d Day) Column() int { return int(d-1) % columns }

// apart returns how many rows plus columns lie between two days.
func (d Day) apart(other Day) int {
	return max(d.Row()-other.Row(), other.Row()-d.Row()) + max(d.Column()-other.Column(), other.Column()-d.Column())
}

// DaySet is a set of days: bit d is day d.
type DaySet uint64

// allDays has every day of a page.
const allDays DaySet = (1<<Days - 1) << 1

// Set returns the set of this day alone.
func (d Day) Set() DaySet { return 1 << (d & 63) }

// Has reports whether the day is in the set.
func (set DaySet) Has(d Day) bool { return set>>(d&63)&1 != 0 }

// With returns the set with the day added.
func (set DaySet) With(d Day) DaySet { return set | d.Set() }

// Without returns the set with the day taken out.
func (set DaySet) Without(d Day) DaySet { return set &^ d.Set() }

// Len returns the number of days in the set.
func (set DaySet) Len() int { return bits.OnesCount64(uint64(set)) }

// First returns the earliest day of a set that is not empty.
func (set DaySet) First() Day { return Day(bits.TrailingZeros64(uint64(set))) }

// nth returns the day of the set that has n days of it before.
func (set DaySet) nth(n uint32) Day {
	for range n {
		set &= set - 1
	}
	return set.First()
}
