package synth

import (
	"math"
	"math/rand/v2"
)

// Rand makes the small differences between two hits of the same thing. It has
// nothing to do with the dice of the game.
type Rand struct {
	r *rand.Rand
}

// NewRand returns a generator that gives the same numbers for the same seed.
func NewRand(seed uint64) *Rand {
	return &Rand{rand.New(rand.NewPCG(seed, 0x6b697463686e))}
}

// Between returns a number from a up to b.
func (r *Rand) Between(a, b float64) float64 {
	return a + (b-a)*r.r.Float64()
}

// Vary returns x made greater or smaller by at most the given part of it:
// Vary(100, 0.03) is from 97 to 103.
func (r *Rand) Vary(x, part float64) float64 {
	return x * r.Between(1-part, 1+part)
}

// Wait returns the time until the next of events that come by chance with the
// given mean time between them. It is at most six times the mean.
func (r *Rand) Wait(mean float64) float64 {
	return mean * min(6, -math.Log(1-r.r.Float64()))
}

// Noise returns n samples of white noise from -1 to 1.
func (r *Rand) Noise(n int) []float64 {
	x := make([]float64, n)
	for i := range x {
		x[i] = 2*r.r.Float64() - 1
	}
	return x
}
