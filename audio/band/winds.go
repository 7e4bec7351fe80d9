package band

import (
	"math"

	"bigpayday/audio/score"
	"bigpayday/audio/synth"
)

// blown is a note whose wave gets richer as it gets louder: of a reed, of lips, of an organ.
type blown struct {
	soft, rich          *table
	phase, step         uint32
	env                 envelope
	gain, bright        float64
	vibrato, depth, age float64
	breath              float64
	air                 noise
	wind                filter
	bend                float64 // semitones below the note, at first
	counted             int
	hz                  float64
}

// Wind is how something is blown.
type Wind struct {
	soft, rich func() *table
	// attack and away are in seconds, hold is the level that stays.
	attack, hold, away float64
	breath, vibrato    float64
	bend               float64
	gain               float64
}

// Winds and organs. The gains are of the harmonics, from the first on.
var (
	clarinet = Wind{
		soft: harmonics(1, 0.02, 0.18, 0.01, 0.05), rich: harmonics(1, 0.05, 0.55, 0.06, 0.32, 0.05, 0.16, 0.05, 0.1, 0.03, 0.05),
		attack: 0.028, hold: 0.82, away: 0.13, breath: 0.012, vibrato: 0.06, bend: 0.2, gain: 0.24,
	}
	flute = Wind{
		soft: harmonics(1, 0.12, 0.03), rich: harmonics(1, 0.42, 0.16, 0.06, 0.03),
		attack: 0.045, hold: 0.85, away: 0.16, breath: 0.045, vibrato: 0.12, bend: 0.15, gain: 0.27,
	}
	trumpet = Wind{
		soft: harmonics(1, 0.5, 0.22, 0.1, 0.04), rich: harmonics(1, 0.95, 0.82, 0.66, 0.5, 0.4, 0.3, 0.22, 0.16, 0.1, 0.07, 0.05),
		attack: 0.03, hold: 0.78, away: 0.12, breath: 0.01, vibrato: 0.1, bend: 0.5, gain: 0.15,
	}
	horn = Wind{
		soft: harmonics(1, 0.35, 0.12, 0.03), rich: harmonics(1, 0.8, 0.5, 0.3, 0.16, 0.08, 0.04),
		attack: 0.06, hold: 0.82, away: 0.2, breath: 0.008, vibrato: 0.04, bend: 0.35, gain: 0.2,
	}
	tuba = Wind{
		soft: harmonics(1, 0.4, 0.15, 0.05), rich: harmonics(1, 0.75, 0.5, 0.3, 0.18, 0.1, 0.05),
		attack: 0.035, hold: 0.7, away: 0.12, breath: 0.006, bend: 0.3, gain: 0.3,
	}
	organ = Wind{
		soft: harmonics(0.8, 0.7, 0.45, 0.25, 0, 0.12, 0, 0.1), rich: harmonics(0.8, 0.8, 0.6, 0.4, 0, 0.25, 0, 0.22),
		attack: 0.008, hold: 1, away: 0.07, breath: 0, vibrato: 0.08, gain: 0.12,
	}
	whistle = Wind{
		soft: harmonics(1, 0.03), rich: harmonics(1, 0.08, 0.02),
		attack: 0.05, hold: 0.9, away: 0.1, breath: 0.03, vibrato: 0.22, bend: 0.8, gain: 0.22,
	}
)

// Winds that can be played.
var (
	Clarinet Instrument = clarinet.play
	Flute    Instrument = flute.play
	Trumpet  Instrument = trumpet.play
	Horn     Instrument = horn.play
	Tuba     Instrument = tuba.play
	Organ    Instrument = organ.play
	Whistle  Instrument = whistle.play
)

func (w Wind) play(r *synth.Rand, n Note) Voice {
	hz := score.Hz(n.Pitch) * synth.Semitones(r.Between(-0.04, 0.04))
	v := &blown{
		soft: w.soft(), rich: w.rich(), hz: hz, env: newEnvelope(r.Vary(w.attack*(1.3-0.5*n.Velocity), 0.15), w.hold, 0.4, w.away),
		gain: w.gain * (0.3 + 0.7*n.Velocity), bright: 0.15 + 0.85*n.Velocity*n.Velocity, vibrato: r.Vary(5.2, 0.06), depth: w.vibrato,
		breath: w.breath, air: newNoise(r), bend: w.bend * r.Between(0.5, 1.2),
	}
	v.wind.set(min(hz*2.2, 6000), 1.2)
	return v
}

// Next writes the samples that follow.
func (v *blown) Next(out []float64) bool {
	for i := range out {
		if v.counted&63 == 0 {
			// Pitch moves slowly: the lips find the note, and a shake comes when it is held.
			late := min(1, max(0, (v.age-0.22)/0.3))
			off := v.depth*late*math.Sin(2*math.Pi*v.vibrato*v.age) - v.bend*math.Exp(-v.age/0.022)
			v.step = stride(v.hz * synth.Semitones(off))
			v.age += 64.0 / synth.Rate
		}
		v.counted++
		v.phase += v.step
		level := v.env.next()
		rich := v.bright * level
		x := (1-rich)*v.soft.at(v.phase) + rich*v.rich.at(v.phase)
		if v.breath > 0 {
			band, _ := v.wind.next(v.air.next())
			x += v.breath * band * 3
		}
		out[i] = v.gain * level * x
	}
	return !v.env.done()
}

// Release ends the breath.
func (v *blown) Release() { v.env.released = true }
