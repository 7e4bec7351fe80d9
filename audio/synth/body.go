package synth

import "math"

// Mode is one way in which a body rings.
type Mode struct {
	// Hz is the frequency.
	Hz float64

	// Gain is the amplitude it reaches when it is struck by something very
	// hard.
	Gain float64

	// T60 is the time in seconds in which it loses 60 dB.
	T60 float64
}

// Hit returns the push of something against something else that lasts for the
// given number of seconds. The softer, the longer: a fingernail 0.0003, wood
// on wood 0.001, a felt mallet 0.004. A long push does not rouse high modes.
func Hit(seconds float64) []float64 {
	n := max(3, Samples(seconds))
	x := make([]float64, n)
	sum := 0.0
	for i := range x {
		x[i] = 1 - math.Cos(2*math.Pi*(float64(i)+0.5)/float64(n))
		sum += x[i]
	}
	return Scale(x, 1/sum)
}

// Ring returns what a body with the given modes sounds like for the given
// number of seconds when the push is applied to it. The push may also be
// noise, for something that is rubbed.
func Ring(push []float64, seconds float64, modes ...Mode) []float64 {
	out := make([]float64, Samples(seconds))
	for _, m := range modes {
		if m.Hz >= 0.45*Rate {
			continue
		}
		r := fallPerSample(m.T60)
		w := 2 * math.Pi * m.Hz / Rate
		a1, a2 := 2*r*math.Cos(w), -r*r
		gain := m.Gain * math.Sin(w)
		y1, y2 := 0.0, 0.0
		for i := range out {
			y := a1*y1 + a2*y2
			if i < len(push) {
				y += gain * push[i]
			} else if i&1023 == 0 && math.Abs(y1)+math.Abs(y2) < 1e-6*m.Gain {
				break // 120 dB down
			}
			out[i] += y
			y2, y1 = y1, y
		}
	}
	return out
}

// Block returns the modes of a piece of hard wood whose lowest is hz: a die, a
// token, a gavel. The wood swallows what is high at once. A dead one rings for
// less time; 0 is a dry block on a table top, 1 a hollow one.
func Block(r *Rand, hz, hollow float64) []Mode {
	ratios := []float64{1, 1.51, 2.27, 2.91, 3.62, 4.75, 6.2}
	gains := []float64{1, 0.55, 0.62, 0.34, 0.3, 0.2, 0.12}
	t60 := 0.045 + 0.12*hollow
	modes := make([]Mode, len(ratios))
	for i := range modes {
		f := hz * r.Vary(ratios[i], 0.02)
		modes[i] = Mode{f, r.Vary(gains[i], 0.25), r.Vary(t60/(1+0.45*float64(i)), 0.1)}
	}
	return modes
}

// Top returns the modes of the top of a table that is hit: low, broad and soon
// over.
func Top(r *Rand) []Mode {
	return []Mode{
		{r.Vary(96, 0.03), 0.9, 0.16},
		{r.Vary(163, 0.03), 0.7, 0.13},
		{r.Vary(247, 0.04), 0.5, 0.1},
		{r.Vary(391, 0.04), 0.3, 0.075},
		{r.Vary(620, 0.05), 0.16, 0.05},
	}
}

// Marimba returns the modes of a bar of rosewood tuned to hz: the second is two
// octaves above, the third a little over three.
func Marimba(hz float64) []Mode {
	t60 := min(1.6, 1.5*math.Pow(262/hz, 0.75))
	return []Mode{
		{hz, 1, t60},
		{hz * 3.98, 0.24, t60 * 0.33},
		{hz * 9.4, 0.08, t60 * 0.12},
		{hz * 15.6, 0.03, t60 * 0.06},
	}
}

// Chime returns the modes of a plate of metal over a tube, as in a door bell in
// a kitchen. Each is a pair close together, which makes it swell and fade.
func Chime(r *Rand, hz float64) []Mode {
	var modes []Mode
	for _, m := range []Mode{{1, 1, 1.9}, {2.756, 0.5, 0.9}, {5.404, 0.3, 0.4}, {8.93, 0.14, 0.18}} {
		beat := r.Between(0.9, 1.6)
		modes = append(modes,
			Mode{hz * m.Hz, m.Gain * 0.62, m.T60},
			Mode{hz*m.Hz + beat, m.Gain * 0.38, m.T60 * 0.92})
	}
	return modes
}

// Bell returns the modes of a small bell of brass whose strike note is hz, with
// the third of a bell, which is minor, far in the background.
func Bell(r *Rand, hz, t60 float64) []Mode {
	var modes []Mode
	for _, m := range []Mode{
		{0.5, 0.16, 1.2}, {1, 0.85, 1}, {1.19, 0.12, 0.8}, {1.5, 0.1, 0.6}, {2.005, 0.75, 0.75},
		{2.66, 0.24, 0.5}, {3.01, 0.3, 0.42}, {4.17, 0.22, 0.3}, {5.43, 0.14, 0.2}, {6.8, 0.08, 0.14},
	} {
		f := hz * m.Hz
		modes = append(modes,
			Mode{f, m.Gain * 0.6, m.T60 * t60},
			Mode{f * (1 + r.Between(0.0008, 0.0022)), m.Gain * 0.4, m.T60 * t60 * 0.95})
	}
	return modes
}

// Coin returns the modes of a coin. A great one has size 1, a dime 0.7.
func Coin(r *Rand, size float64) []Mode {
	base := r.Vary(3150, 0.035) / size
	var modes []Mode
	for i, ratio := range []float64{1, 1.732, 2.33, 3.12, 3.86, 4.9} {
		gain := []float64{0.5, 1, 0.8, 0.6, 0.45, 0.3}[i]
		modes = append(modes, Mode{base * r.Vary(ratio, 0.012), r.Vary(gain, 0.3), r.Between(0.16, 0.34) / (1 + 0.25*float64(i))})
	}
	return modes
}

// Glass returns the modes of a jar of glass whose lowest is hz.
func Glass(r *Rand, hz float64) []Mode {
	var modes []Mode
	for i, ratio := range []float64{1, 1.62, 2.39, 3.3, 4.45} {
		modes = append(modes, Mode{hz * r.Vary(ratio, 0.015), 0.8 / (1 + 0.7*float64(i)), 0.3 / (1 + 0.5*float64(i))})
	}
	return modes
}
