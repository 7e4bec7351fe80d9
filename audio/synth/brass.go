package synth

import "math"

// Brass begins a note of a trumpet, about hz high, that lasts for the given number
// of seconds. Each call of what is returned plays the samples that follow. The
// note gets brighter as it gets louder, which is what makes brass brass. No two
// of them are quite in tune.
func Brass(r *Rand, hz, seconds float64) (play func(part []float64)) {
	const attack, release = 0.035, 0.09
	bell := make([]float64, min(18, int(11000/hz)))
	for k := range bell {
		bell[k] = brassHarmonic(hz*float64(k+1)) / 3
	}
	tune := Semitones(r.Between(-0.06, 0.06))
	phase := r.Between(0, 1)
	wobble := r.Between(0, 1)
	rate := r.Between(4.8, 5.6)
	const every = 24 // level and pitch move slowly
	level, change, step := 0.0, 0.0, 0.0
	i := 0
	return func(part []float64) {
		for at := range part {
			if i%every == 0 {
				t := float64(i) / Rate
				next := Level(t+every/float64(Rate), Point{0, 0}, Point{attack, 1}, Point{attack + 0.08, 0.82},
					Point{seconds - release, 0.74}, Point{seconds, 0})
				change = (next - level) / every
				// The lips find the note from below; a shake comes later.
				cents := -45*math.Exp(-t/0.018) + 9*Level(t, Point{0.18, 0}, Point{0.4, 1})*math.Sin(2*math.Pi*(rate*t+wobble))
				step = hz * tune * math.Pow(2, cents/1200) / Rate
			}
			i++
			level += change
			phase += step
			// All harmonics out of one sine and cosine.
			s, c := math.Sincos(2 * math.Pi * (phase - math.Floor(phase)))
			s1, s0 := s, 0.0
			v, tilt, fall := 0.0, level, 0.56+0.27*level
			for _, gain := range bell {
				v += s1 * tilt * gain
				s1, s0 = 2*c*s1-s0, s1
				tilt *= fall
			}
			part[at] = 0.5 * v
		}
	}
}

// brassHarmonic returns how well the bell of the instrument sends out hz.
func brassHarmonic(hz float64) float64 {
	x := hz / 1300
	return 0.25 + 1.1*x/(0.5+x*x)
}

// Tongue returns the little burst of air with which a note of brass begins.
func Tongue(r *Rand) []float64 {
	x := BandPass(r.Noise(Samples(0.05)), 1900, 0.8)
	return Shape(x, Point{0, 0}, Point{0.008, 1}, Point{0.05, 0})
}
