package band

import (
	"math"

	"bigpayday/audio/score"
	"bigpayday/audio/synth"
)

// drum is a stroke on a drum or a cymbal: a skin whose pitch falls, and noise in a band.
type drum struct {
	phase, step       uint32
	hz, drop, dropped float64 // the pitch at rest, how many times higher it begins, and how much of that is left
	dropFall          float64
	skin, skinFall    float64
	over, overStep    uint32 // a second way in which the skin rings
	overGain          float64
	hiss, hissFall    float64
	rise              float64
	noise             noise
	filter            filter
	high              bool // the noise is what is above the filter, not around it
	counted           int
	bursts            int // of a clap, still to come
}

// stroke is how a drum is made.
type stroke struct {
	hz, drop, dropT60 float64
	skin, t60         float64
	over, overGain    float64 // the second way, in multiples
	hiss, hissT60     float64
	around, q         float64
	high              bool
	rise              float64 // seconds in which the noise comes
	bursts            int
}

// Drumkit is the drums of a band.
type Drumkit [score.Drums]stroke

// Play begins a stroke. It is an [Instrument].
func (k *Drumkit) Play(r *synth.Rand, n Note) Voice {
	if n.Pitch < 0 || n.Pitch >= len(k) {
		n.Pitch = 0
	}
	s := k[n.Pitch]
	loud := math.Pow(n.Velocity, 1.5)
	hz := s.hz * r.Vary(1, 0.012)
	d := &drum{
		hz: hz, drop: s.drop, dropped: 1, dropFall: math.Pow(fall(max(s.dropT60, 0.01)), 16),
		skin: s.skin * loud, skinFall: fall(max(s.t60, 0.01)), overStep: stride(hz * s.over), overGain: s.overGain,
		hiss: s.hiss * loud, hissFall: fall(max(s.hissT60*(0.75+0.35*n.Velocity), 0.005)), noise: newNoise(r), high: s.high, bursts: s.bursts,
	}
	if s.rise > 0 {
		d.rise = 1 / (s.rise * synth.Rate)
	}
	if s.hiss > 0 {
		d.filter.set(s.around*r.Vary(1, 0.03)*(0.85+0.2*n.Velocity), s.q)
	}
	return d
}

// Next writes the samples that follow.
func (d *drum) Next(out []float64) bool {
	for i := range out {
		x := 0.0
		if d.skin > quiet/10 {
			if d.counted&15 == 0 {
				d.step = stride(d.hz * (1 + d.drop*d.dropped))
				d.dropped *= d.dropFall
			}
			d.phase += d.step
			x = d.skin * sine.at(d.phase)
			if d.overGain > 0 {
				d.over += d.overStep
				x += d.skin * d.overGain * sine.at(d.over)
			}
			d.skin *= d.skinFall
		}
		if d.hiss > quiet/10 {
			n := d.noise.next()
			band, low := d.filter.next(n)
			if d.high {
				band = n - d.filter.k*band - low
			}
			up := 1.0
			if d.rise > 0 {
				up = min(1, float64(d.counted)*d.rise)
			}
			x += d.hiss * up * band
			d.hiss *= d.hissFall
		}
		d.counted++
		if d.bursts > 0 && d.counted%520 == 0 {
			// The hands of a clap do not meet all at once.
			d.hiss *= 2.2
			d.bursts--
		}
		// The first samples come up, so that nothing clicks.
		if d.counted < 24 {
			x *= float64(d.counted) / 24
		}
		out[i] = x
	}
	return d.skin > quiet/4 || d.hiss > quiet/4
}

// Release does nothing: a drum rings as it will.
func (d *drum) Release() {}

// kit returns a kit with what is common to all, and its own drums.
func kit(own map[score.Drum]stroke) *Drumkit {
	k := &Drumkit{
		score.Kick:       {hz: 52, drop: 2.2, dropT60: 0.09, skin: 0.85, t60: 0.34, hiss: 0.12, hissT60: 0.02, around: 2600, q: 0.8},
		score.Snare:      {hz: 186, drop: 0.3, dropT60: 0.06, skin: 0.32, t60: 0.16, over: 1.72, overGain: 0.5, hiss: 0.42, hissT60: 0.24, around: 3600, q: 0.6},
		score.Rim:        {hz: 480, skin: 0.3, t60: 0.05, over: 3.6, overGain: 0.7, hiss: 0.2, hissT60: 0.02, around: 3000, q: 1},
		score.Brush:      {hiss: 0.3, hissT60: 0.34, around: 3400, q: 0.5, rise: 0.035},
		score.Hat:        {hiss: 0.22, hissT60: 0.09, around: 8200, q: 0.8, high: true},
		score.OpenHat:    {hiss: 0.2, hissT60: 0.55, around: 7600, q: 0.8, high: true},
		score.Ride:       {hz: 3150, skin: 0.02, t60: 0.9, over: 1.48, overGain: 0.8, hiss: 0.12, hissT60: 0.7, around: 6800, q: 1.4, high: true},
		score.Crash:      {hiss: 0.3, hissT60: 1.7, around: 4600, q: 0.7, high: true},
		score.Clap:       {hiss: 0.5, hissT60: 0.13, around: 1500, q: 1.1, bursts: 2},
		score.Shaker:     {hiss: 0.16, hissT60: 0.08, around: 6200, q: 0.9, high: true, rise: 0.025},
		score.Tambourine: {hz: 6300, skin: 0.03, t60: 0.12, over: 1.31, overGain: 0.9, hiss: 0.2, hissT60: 0.16, around: 8000, q: 1, high: true},
		score.LowTom:     {hz: 88, drop: 0.6, dropT60: 0.12, skin: 0.6, t60: 0.5, over: 1.6, overGain: 0.2, hiss: 0.1, hissT60: 0.03, around: 1200, q: 0.8},
		score.HighTom:    {hz: 148, drop: 0.5, dropT60: 0.1, skin: 0.55, t60: 0.38, over: 1.6, overGain: 0.2, hiss: 0.1, hissT60: 0.03, around: 1600, q: 0.8},
		score.Cowbell:    {hz: 562, skin: 0.18, t60: 0.24, over: 1.48, overGain: 0.9},
		score.Woodblock:  {hz: 860, skin: 0.34, t60: 0.07, over: 2.2, overGain: 0.4, hiss: 0.1, hissT60: 0.01, around: 2600, q: 1},
		score.FieldDrum:  {hz: 212, drop: 0.15, dropT60: 0.05, skin: 0.34, t60: 0.12, over: 1.59, overGain: 0.6, hiss: 0.4, hissT60: 0.16, around: 4200, q: 0.6},
		score.BassDrum:   {hz: 58, drop: 0.4, dropT60: 0.2, skin: 0.8, t60: 0.75, over: 1.6, overGain: 0.25, hiss: 0.06, hissT60: 0.04, around: 700, q: 0.8},
		score.Timpani:    {hz: 82, drop: 0.06, dropT60: 0.1, skin: 0.7, t60: 1.1, over: 1.5, overGain: 0.45, hiss: 0.08, hissT60: 0.04, around: 900, q: 0.8},
	}
	for d, s := range own {
		k[d] = s
	}
	return k
}

// The kits: a small one with brushes, one of the seventies, a machine, and the drums of an army.
var (
	JazzKit = kit(map[score.Drum]stroke{
		score.Kick: {hz: 62, drop: 0.8, dropT60: 0.08, skin: 0.5, t60: 0.3, hiss: 0.04, hissT60: 0.02, around: 1200, q: 0.8},
		score.Hat:  {hiss: 0.17, hissT60: 0.07, around: 7200, q: 0.8, high: true},
	})
	FunkKit = kit(map[score.Drum]stroke{
		score.Kick:  {hz: 58, drop: 1.5, dropT60: 0.06, skin: 0.85, t60: 0.2, hiss: 0.18, hissT60: 0.02, around: 2200, q: 0.8},
		score.Snare: {hz: 208, drop: 0.2, dropT60: 0.05, skin: 0.4, t60: 0.11, over: 1.6, overGain: 0.5, hiss: 0.4, hissT60: 0.15, around: 2900, q: 0.7},
	})
	Machine = kit(map[score.Drum]stroke{
		score.Kick:  {hz: 46, drop: 4.2, dropT60: 0.11, skin: 0.95, t60: 0.38, hiss: 0.1, hissT60: 0.01, around: 3600, q: 0.8},
		score.Snare: {hz: 196, drop: 0.5, dropT60: 0.04, skin: 0.3, t60: 0.12, over: 1.5, overGain: 0.4, hiss: 0.5, hissT60: 0.2, around: 4300, q: 0.6},
		score.Hat:   {hiss: 0.2, hissT60: 0.05, around: 9400, q: 0.9, high: true},
	})
	FieldKit = kit(nil)
)
