package synth

import "math"

// biquad is a filter of the second order, in the form and with the
// coefficients of Robert Bristow-Johnson's cookbook.
type biquad struct {
	b0, b1, b2, a1, a2 float64
	x1, x2, y1, y2     float64
}

func (f *biquad) next(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1 = f.x1, x
	f.y2, f.y1 = f.y1, y
	return y
}

func (f *biquad) run(x []float64) []float64 {
	for i := range x {
		x[i] = f.next(x[i])
	}
	return x
}

// newBiquad returns a filter with the numerator (b0, b1, b2) and the
// denominator that belongs to a frequency in hertz and a quality.
func newBiquad(hz, q float64, numerator func(cos, alpha float64) (b0, b1, b2 float64)) biquad {
	w := 2 * math.Pi * min(hz, 0.49*Rate) / Rate
	cos, alpha := math.Cos(w), math.Sin(w)/(2*q)
	b0, b1, b2 := numerator(cos, alpha)
	a0 := 1 + alpha
	return biquad{b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: -2 * cos / a0, a2: (1 - alpha) / a0}
}

// flat is the quality of a filter without a bump at its corner.
const flat = math.Sqrt2 / 2

func lowPass(hz, q float64) biquad {
	return newBiquad(hz, q, func(cos, _ float64) (float64, float64, float64) {
		return (1 - cos) / 2, 1 - cos, (1 - cos) / 2
	})
}

func highPass(hz, q float64) biquad {
	return newBiquad(hz, q, func(cos, _ float64) (float64, float64, float64) {
		return (1 + cos) / 2, -(1 + cos), (1 + cos) / 2
	})
}

func bandPass(hz, q float64) biquad {
	return newBiquad(hz, q, func(_, alpha float64) (float64, float64, float64) {
		return alpha, 0, -alpha
	})
}

// LowPass takes away from x, in place, what is above hz, by 12 dB per octave.
func LowPass(x []float64, hz float64) []float64 {
	f := lowPass(hz, flat)
	return f.run(x)
}

// HighPass takes away from x, in place, what is below hz, by 12 dB per octave.
func HighPass(x []float64, hz float64) []float64 {
	f := highPass(hz, flat)
	return f.run(x)
}

// BandPass leaves of x, in place, what is around hz. The band is hz/q wide and
// passes at full strength in its middle.
func BandPass(x []float64, hz, q float64) []float64 {
	f := bandPass(hz, q)
	return f.run(x)
}

// Sweep leaves of x, in place, a band around a frequency that moves: hz returns
// it for the time in seconds.
func Sweep(x []float64, q float64, hz func(t float64) float64) []float64 {
	const every = 32 // the ear does not hear finer steps
	var f biquad
	for i := range x {
		if i%every == 0 {
			next := bandPass(max(20, hz(float64(i)/Rate)), q)
			next.x1, next.x2, next.y1, next.y2 = f.x1, f.x2, f.y1, f.y2
			f = next
		}
		x[i] = f.next(x[i])
	}
	return x
}
