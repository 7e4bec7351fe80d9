package band

import (
	"math"

	"bigpayday/audio/synth"
)

// filter passes what is below, around or above a frequency, which may move while it runs: a state
// variable filter in the form that stays stable then.
type filter struct {
	g, k, a1, a2, a3 float64
	s1, s2           float64
}

// set moves the filter. Q is how much it rings at its frequency; 0.7 is not at all.
func (f *filter) set(hz, q float64) {
	f.g = math.Tan(math.Pi * min(hz, 0.45*synth.Rate) / synth.Rate)
	f.k = 1 / q
	f.a1 = 1 / (1 + f.g*(f.g+f.k))
	f.a2 = f.g * f.a1
	f.a3 = f.g * f.a2
}

// next returns what is around and below the frequency. What is above is x - k*band - low.
func (f *filter) next(x float64) (band, low float64) {
	v3 := x - f.s2
	band = f.a1*f.s1 + f.a2*v3
	low = f.s2 + f.a2*f.s1 + f.a3*v3
	f.s1, f.s2 = 2*band-f.s1, 2*low-f.s2
	return band, low
}

// noise is white noise that costs little.
type noise uint32

// next returns a number from -1 to 1.
func (n *noise) next() float64 {
	x := uint32(*n)
	x ^= x << 13
	x ^= x >> 17
	x ^= x << 5
	*n = noise(x)
	return float64(int32(x)) / (1 << 31)
}

func newNoise(r *synth.Rand) noise { return noise(1 + r.Between(0, 1<<30)) }
