package digest

import (
	"hash/maphash"
	"math"

	"bigpayday/render"
)

// Digest is a running sum. Make one with [New]: only sums of the same digest can be compared.
type Digest struct {
	seed maphash.Seed
	sum  uint64
}

// New returns a digest with a seed of its own.
func New() Digest {
	return Digest{seed: maphash.MakeSeed()}
}

// Sum returns the sum of what was added since the last Reset.
func (s *Digest) Sum() uint64 { return s.sum }

// Reset begins a new sum.
func (s *Digest) Reset() { s.sum = 14695981039346656037 }

// Num adds a number.
func (s *Digest) Num(v uint64) {
	s.sum ^= v
	s.sum *= 1099511628211
	s.sum ^= s.sum >> 29
}

// Int adds a number.
func (s *Digest) Int(v int) { s.Num(uint64(v)) }

// Float adds a number.
func (s *Digest) Float(v float64) { s.Num(math.Float64bits(v)) }

// Bool adds a truth value.
func (s *Digest) Bool(v bool) {
	if v {
		s.Num(3)
	} else {
		s.Num(5)
	}
}

// Text adds a text.
func (s *Digest) Text(v string) { s.Num(maphash.String(s.seed, v)) }

// Rect adds a rectangle.
func (s *Digest) Rect(r render.Rect) {
	s.Float(r.X)
	s.Float(r.Y)
	s.Float(r.W)
	s.Float(r.H)
}
