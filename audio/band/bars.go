package band

import (
	"math"

	"bigpayday/audio/score"
	"bigpayday/audio/synth"
)

// struck is something that rings in a few ways at once when it is hit, such as a bar of wood.
type struck struct {
	push  []float64
	modes []mode
	life  int
	// away is what all of it loses in a sample once it is damped.
	level, away float64
}

type mode struct{ gain, a1, a2, y1, y2 float64 }

// Strike returns the sound of something that is pushed once and rings in the given ways.
func Strike(push []float64, gain float64, modes ...synth.Mode) Voice {
	return newStruck(push, gain, modes...)
}

func newStruck(push []float64, gain float64, modes ...synth.Mode) *struck {
	v := &struck{push: push, level: gain, away: 1}
	for _, m := range modes {
		if m.Hz > 0.45*synth.Rate {
			continue
		}
		r := fall(m.T60)
		sin, cos := math.Sincos(2 * math.Pi * m.Hz / synth.Rate)
		v.modes = append(v.modes, mode{gain: m.Gain * sin, a1: 2 * r * cos, a2: -r * r})
		v.life = max(v.life, len(push)+int(m.T60*synth.Rate*75/60))
	}
	return v
}

// Next writes the samples that follow.
func (v *struck) Next(out []float64) bool {
	for i := range out {
		x := 0.0
		if len(v.push) > 0 {
			x = v.push[0]
			v.push = v.push[1:]
		}
		sum := 0.0
		for k := range v.modes {
			m := &v.modes[k]
			y := m.gain*x + m.a1*m.y1 + m.a2*m.y2
			m.y2, m.y1 = m.y1, y
			sum += y
		}
		v.level *= v.away
		out[i] = v.level * sum
	}
	v.life -= len(out)
	return v.life > 0 && v.level > quiet
}

// Release damps it, where it is damped at all.
func (v *struck) Release() {}

// damped is struck for what a pedal or hand ends.
type damped struct{ *struck }

// Release lets the damper fall.
func (v damped) Release() { v.away = fall(0.3) }

// Marimba is bars of rosewood under mallets of yarn.
func Marimba(r *synth.Rand, n Note) Voice {
	hz := score.Hz(n.Pitch)
	return newStruck(synth.Hit(r.Vary(0.0021-0.0013*n.Velocity, 0.06)), 0.5*n.Velocity, synth.Marimba(hz)[:3]...)
}

// Vibes are bars of metal over tubes.
func Vibes(r *synth.Rand, n Note) Voice {
	hz := score.Hz(n.Pitch)
	t60 := 3 * math.Pow(262/hz, 0.5)
	return damped{newStruck(synth.Hit(r.Vary(0.0019-0.0011*n.Velocity, 0.06)), 0.42*n.Velocity,
		synth.Mode{Hz: hz, Gain: 1, T60: t60}, synth.Mode{Hz: hz * 4.0, Gain: 0.16, T60: t60 * 0.3}, synth.Mode{Hz: hz * 10.1, Gain: 0.07, T60: t60 * 0.08})}
}

// Glockenspiel is small bars of steel.
func Glockenspiel(r *synth.Rand, n Note) Voice {
	hz := score.Hz(n.Pitch)
	return newStruck(synth.Hit(r.Vary(0.0005, 0.1)), 0.28*n.Velocity,
		synth.Mode{Hz: hz, Gain: 1, T60: 1.6}, synth.Mode{Hz: hz * 2.76, Gain: 0.3, T60: 0.5}, synth.Mode{Hz: hz * 5.4, Gain: 0.14, T60: 0.2})
}
