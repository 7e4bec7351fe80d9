package synth

import "math"

// Loudness returns how loud a sound is at its loudest, in dB below a sine of
// full scale, roughly as heard: both channels weighted as ITU-R BS.1770 does,
// and averaged over the fifth of a second that the ear needs, so that a click
// counts for less than a tone of the same height.
func Loudness(left, right []float64) float64 {
	energy := make([]float64, len(left))
	newEar().addEnergy(energy, left)
	newEar().addEnergy(energy, right)
	return loudest(energy)
}

// silence is the loudness, in dB, below which there is nothing.
const silence = -200

// ear weighs a channel as it is heard.
type ear struct{ shelf, low biquad }

// newEar returns an ear that has heard nothing yet, with the two filters of
// BS.1770 for 48 kHz.
func newEar() *ear {
	return &ear{
		shelf: biquad{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585},
		low:   biquad{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621},
	}
}

// addEnergy adds the weighted energy of what follows in a channel, sample by
// sample.
func (e *ear) addEnergy(energy, channel []float64) {
	for i, v := range channel {
		v = e.low.next(e.shelf.next(v))
		energy[i] += v * v
	}
}

// loudest returns the mean energy where it is greatest, in dB.
func loudest(energy []float64) float64 {
	window := Samples(0.2)
	sum, most := 0.0, 0.0
	for i, e := range energy {
		sum += e
		if i >= window {
			sum -= energy[i-window]
		}
		most = max(most, sum)
	}
	if most <= 0 {
		return math.Inf(-1)
	}
	return 10 * math.Log10(most/float64(window))
}
