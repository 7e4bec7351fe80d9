package band

import (
	"math"

	"bigpayday/audio/score"
	"bigpayday/audio/synth"
)

// Analog is a synthesizer of the old kind: two oscillators, a filter that closes, an envelope.
type Analog struct {
	// Pulse is the share of a turn that a pulse is up, 0 for a sawtooth.
	Pulse float64
	// Detune is how far apart the two oscillators are, in semitones, and Sub how loud a sine is an
	// octave below.
	Detune, Sub float64
	// Cutoff is where the filter ends, in multiples of the note, Sweep how much higher it begins, Close
	// in how many seconds it falls by 60 dB, and Ring how much it rings: 0.7 is not at all.
	Cutoff, Sweep, Close, Ring float64
	// Attack is in seconds, Hold the level that stays, Decay and Away are the times for 60 dB.
	Attack, Hold, Decay, Away float64
	// Vibrato is how deep the pitch shakes in a long note, in semitones.
	Vibrato float64
	Gain    float64
}

// analog is a note of it.
type analog struct {
	Analog
	hz          float64
	phase, step [2]float64
	sub, down   uint32
	env         envelope
	open        float64
	closing     float64
	filter      filter
	gain        float64
	counted     int
	age         float64
	velocity    float64
}

// Play begins a note. It is an [Instrument].
func (s Analog) Play(r *synth.Rand, n Note) Voice {
	hz := score.Hz(n.Pitch)
	return &analog{
		Analog: s, hz: hz, phase: [2]float64{r.Between(0, 1), r.Between(0, 1)}, down: stride(hz / 2), env: newEnvelope(s.Attack, s.Hold, s.Decay, s.Away),
		open: 1, closing: math.Pow(fall(s.Close), 32), gain: s.Gain * (0.35 + 0.65*n.Velocity), velocity: n.Velocity,
	}
}

// soften takes the edge off a step in a wave, at a phase that grows by step each sample.
func soften(phase, step float64) float64 {
	switch {
	case phase < step:
		phase /= step
		return phase + phase - phase*phase - 1
	case phase > 1-step:
		phase = (phase - 1) / step
		return phase*phase + phase + phase + 1
	}
	return 0
}

// Next writes the samples that follow.
func (v *analog) Next(out []float64) bool {
	for i := range out {
		if v.counted&31 == 0 {
			v.move()
		}
		v.counted++
		x := 0.0
		for k := range v.phase {
			v.phase[k] += v.step[k]
			if v.phase[k] >= 1 {
				v.phase[k]--
			}
			x += 2*v.phase[k] - 1 - soften(v.phase[k], v.step[k])
			if v.Pulse > 0 {
				other := v.phase[k] + v.Pulse
				if other >= 1 {
					other--
				}
				x -= 2*other - 1 - soften(other, v.step[k])
			}
		}
		if v.Sub > 0 {
			v.sub += v.down
			x += 2 * v.Sub * sine.at(v.sub)
		}
		_, low := v.filter.next(x)
		out[i] = 0.5 * v.gain * v.env.next() * low
	}
	return !v.env.done()
}

// move sets what moves slowly: pitch and filter.
func (v *analog) move() {
	v.age += 32.0 / synth.Rate
	late := min(1, max(0, (v.age-0.25)/0.3))
	hz := v.hz * synth.Semitones(v.Vibrato*late*math.Sin(2*math.Pi*5.3*v.age))
	v.step = [2]float64{hz * synth.Semitones(v.Detune/2) / synth.Rate, hz * synth.Semitones(-v.Detune/2) / synth.Rate}
	v.open *= v.closing
	// Low notes want more of their harmonics than high ones.
	v.filter.set(min(max(v.hz, 180)*(v.Cutoff+v.Sweep*v.open*v.velocity), 15000), v.Ring)
}

// Release ends the note.
func (v *analog) Release() { v.env.released = true }
