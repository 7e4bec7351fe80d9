package band

import (
	"math"

	"bigpayday/audio/score"
	"bigpayday/audio/synth"
)

// tine is a note of an electric piano by frequency modulation: a tone whose phase is shaken by another
// of its own pitch, which gives the body, and one far above, which gives the strike.
type tine struct {
	tone, body, strike          uint32
	toneStep, bodyStep, hitStep uint32
	depth, depthFall            float64
	hit, hitFall                float64
	env                         envelope
	gain                        float64
}

// Tines is an electric piano. Bright is from 0, all felt, to 1, all bell.
func Tines(bright float64) Instrument {
	return func(r *synth.Rand, n Note) Voice {
		hz := score.Hz(n.Pitch) * r.Vary(1, 0.0004)
		long := math.Pow(262/hz, 0.5)
		v := &tine{
			toneStep: stride(hz), bodyStep: stride(hz * 1.0008), hitStep: stride(min(hz*14, 9000)),
			depth: (0.25 + 1.1*bright) * n.Velocity * n.Velocity * min(1.3, long), depthFall: fall(1.4 * long),
			hit: 0.32 * bright * n.Velocity * min(1, 400/hz+0.3), hitFall: fall(0.16),
			env:  newEnvelope(0.002, 0, 4.5*long, 0.22),
			gain: 0.34 * math.Pow(n.Velocity, 1.3),
		}
		return v
	}
}

// Next writes the samples that follow.
func (v *tine) Next(out []float64) bool {
	const turn = (1 << 32) / (2 * math.Pi)
	for i := range out {
		v.tone += v.toneStep
		v.body += v.bodyStep
		v.strike += v.hitStep
		shake := v.depth*sine.at(v.body) + v.hit*sine.at(v.strike)
		out[i] = v.gain * v.env.next() * sine.at(v.tone+uint32(int64(shake*turn)))
		v.depth *= v.depthFall
		v.hit *= v.hitFall
	}
	return !v.env.done()
}

// Release lets the damper fall.
func (v *tine) Release() { v.env.released = true }
