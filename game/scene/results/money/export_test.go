package money

import "bigpayday/game/scene/match"

// Days is the look at the days, for tests that stand outside the package because they open
// other pages.
type Days = days

// Month is the month that is shown.
func (s *days) Month() uint8 { return s.month }

// Average writes an average with decimals.
func Average(m *match.Match, sum, n uint32, decimals int) string {
	return (&game{Match: m}).average(sum, n, decimals)
}

// Rounded rounds a sum to what is known of it.
func Rounded(m *match.Match, dollars, off int32) int32 {
	return (&game{Match: m}).rounded(dollars, off)
}
