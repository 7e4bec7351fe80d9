package meter

import "math"

// rate is the number of samples per second.
const rate = 48000

// Ear weighs a channel as it is heard, with the two filters of BS.1770. The zero Ear has heard
// nothing.
type Ear struct{ shelf, low memory }

// memory is what a filter of the second order remembers.
type memory struct{ x1, x2, y1, y2 float64 }

// next filters a sample. B is the filter's numerator, a its denominator after the 1.
func (m *memory) next(x float64, b *[3]float64, a *[2]float64) float64 {
	y := b[0]*x + b[1]*m.x1 + b[2]*m.x2 - a[0]*m.y1 - a[1]*m.y2
	m.x2, m.x1, m.y2, m.y1 = m.x1, x, m.y1, y
	return y
}

var (
	shelfB = [3]float64{1.53512485958697, -2.69169618940638, 1.19839281085285}
	shelfA = [2]float64{-1.69065929318241, 0.73248077421585}
	lowB   = [3]float64{1, -2, 1}
	lowA   = [2]float64{-1.99004745483398, 0.99007225036621}
)

// AddEnergy adds the weighted energy of what follows in a channel, sample by sample.
func (e *Ear) AddEnergy(energy, channel []float64) {
	for i, v := range channel {
		v = e.low.next(e.shelf.next(v, &shelfB, &shelfA), &lowB, &lowA)
		energy[i] += v * v
	}
}

// energyOf returns the weighted energy of both channels.
func energyOf(left, right []float64) []float64 {
	energy := make([]float64, len(left))
	new(Ear).AddEnergy(energy, left)
	new(Ear).AddEnergy(energy, right)
	return energy
}

// Loudest returns how loud a sound is at its loudest, in dB below a sine of full scale, roughly as
// heard: averaged over the fifth of a second that the ear needs, so that a click counts for less than
// a tone of the same height.
func Loudest(left, right []float64) float64 { return LoudestOf(energyOf(left, right)) }

// LoudestOf is [Loudest] of an energy that [Ear.AddEnergy] has added up.
func LoudestOf(energy []float64) float64 {
	const window = rate / 5
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
	return 10 * math.Log10(most/window)
}
