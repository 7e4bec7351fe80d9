package series

import "math"

// Mean is what something brings on average, with how sure that is. Games are
// what is counted as independent of each other: what happens twice in one game
// is not twice as sure.
type Mean struct {
	// N is how often it happened in all games, and Sum what it brought in all,
	// in dollars where it is about money.
	N, Sum int64
	// The sums over games of the squares and of the product of a game's own N
	// and Sum.
	nn, ns, ss float64
}

// Add counts a game in which it happened n times and brought sum.
func (m *Mean) Add(n, sum int64) {
	m.N += n
	m.Sum += sum
	fn, fs := float64(n), float64(sum)
	m.nn += fn * fn
	m.ns += fn * fs
	m.ss += fs * fs
}

// Join adds what other games brought.
func (m *Mean) Join(other Mean) {
	m.N += other.N
	m.Sum += other.Sum
	m.nn += other.nn
	m.ns += other.ns
	m.ss += other.ss
}

// Average returns what it brought each time; 0 if it never happened.
func (m Mean) Average() float64 {
	if m.N == 0 {
		return 0
	}
	return float64(m.Sum) / float64(m.N)
}

// Never reports whether it brought nothing in any game.
func (m Mean) Never() bool { return m.ss == 0 }

// Margin returns how far the true average may be from [Mean.Average] on both
// sides with 95 % confidence, after a number of games. It is no number where
// one game, or none, says nothing about that.
func (m Mean) Margin(games int) float64 {
	if m.N == 0 || games < 2 {
		return math.NaN()
	}
	r := m.Average()
	rest := max(0, m.ss-2*r*m.ns+r*r*m.nn)
	return Z95 * math.Sqrt(rest*float64(games)/float64(games-1)) / float64(m.N)
}

// Deviation returns the standard deviation of a single game's sum; it is for
// what happens exactly once in every game.
func (m Mean) Deviation() float64 {
	if m.N < 2 {
		return 0
	}
	r := m.Average()
	return math.Sqrt(max(0, m.ss-r*float64(m.Sum)) / float64(m.N-1))
}

// Z95 is how many standard errors a 95 % interval reaches to each side.
const Z95 = 1.959964

// Share returns how often something happened, n of all times, and the limits of
// the 95 % interval around it (Wilson's), all from 0 to 1. With none of none it
// can be anything.
func Share(n, all int64) (share, low, high float64) {
	if all == 0 {
		return 0, 0, 1
	}
	a := float64(all)
	share = float64(n) / a
	const zz = Z95 * Z95
	middle := (share + zz/(2*a)) / (1 + zz/a)
	half := Z95 / (1 + zz/a) * math.Sqrt(share*(1-share)/a+zz/(4*a*a))
	return share, max(0, middle-half), min(1, middle+half)
}
