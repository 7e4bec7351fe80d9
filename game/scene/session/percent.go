package session

import "math"

// Percent returns a chance in whole percent. What can happen at all is at least
// 1, and what is not certain at most 99.
func Percent(chance float64) int {
	switch {
	case chance < 1e-4:
		return 0
	case chance > 1-1e-4:
		return 100
	}
	return min(max(int(math.Round(chance*100)), 1), 99)
}
