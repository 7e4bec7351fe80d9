package bot

import "math/bits"

// tally sums up what many games bring, in dollars.
type tally struct {
	n, sum, squares int64
}

func (t *tally) add(dollars int64) {
	t.n++
	t.sum += dollars
	t.squares += dollars * dollars
}

func (t *tally) mean() int64 {
	if t.n == 0 {
		return 0
	}
	return t.sum / t.n
}

// variance returns the square of the standard deviation.
func (t *tally) variance() int64 {
	if t.n < 2 {
		return 0
	}
	// The mean is taken off first: the square of the sum may be too large.
	mean := t.mean()
	rest := t.sum - mean*t.n
	return max(0, t.squares-mean*mean*t.n-2*mean*rest) / (t.n - 1)
}

// off returns how far the mean may be off: its standard error.
func (t *tally) off() int64 {
	if t.n < 2 {
		return 0
	}
	return root(t.variance() / t.n)
}

// root returns the whole part of a square root.
func root(n int64) int64 {
	if n <= 0 {
		return 0
	}
	r := int64(1) << ((bits.Len64(uint64(n)) + 1) / 2)
	for {
		next := (r + n/r) / 2
		if next >= r {
			return r
		}
		r = next
	}
}
