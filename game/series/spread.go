package series

import "math/bits"

// Spread is how numbers from 0 on are spread, one to a game: their average, and how far
// down and up most of them lie. What it keeps does not grow with the games.
type Spread struct {
	// Mean is the average of the numbers.
	Mean Mean
	// Most is the largest of them.
	Most   int64
	counts []int64
}

// Numbers below exactBelow are kept as they are, larger ones to a half of a per cent or
// better.
const exactBelow = 512

// bucket returns where a number is counted.
func bucket(n int64) int {
	shift := max(0, bits.Len64(uint64(n))-bits.Len(exactBelow-1))
	return shift*exactBelow/2 + int(n>>shift)
}

// least returns the least number that is counted in a bucket.
func least(bucket int) int64 {
	if bucket < exactBelow {
		return int64(bucket)
	}
	shift := bucket/(exactBelow/2) - 1
	return int64(bucket-shift*exactBelow/2) << shift
}

// Add counts a number, 0 for one below it.
func (s *Spread) Add(n int64) {
	n = max(0, n)
	s.Mean.Add(1, n)
	s.Most = max(s.Most, n)
	s.grow(bucket(n) + 1)
	s.counts[bucket(n)]++
}

func (s *Spread) grow(to int) {
	if more := to - len(s.counts); more > 0 {
		s.counts = append(s.counts, make([]int64, more)...)
	}
}

// Join adds other numbers.
func (s *Spread) Join(other *Spread) {
	s.Mean.Join(other.Mean)
	s.Most = max(s.Most, other.Most)
	s.grow(len(other.counts))
	for i, n := range other.counts {
		s.counts[i] += n
	}
}

// At returns the number below which a share of all numbers lies, from 0 to 1: the middle
// one for a half.
func (s *Spread) At(share float64) int64 {
	rank := int64(share * float64(s.Mean.N))
	for i, n := range s.counts {
		if rank -= n; rank < 0 {
			return least(i)
		}
	}
	return s.Most
}
