package band

import (
	"math"
	"sync"

	"bigpayday/audio/synth"
)

// The tables of waves have this many steps in a turn. A phase is a whole number of 32 bits, of which
// the first ones are the place in the table; it turns over by itself.
const (
	tableBits = 12
	tableSize = 1 << tableBits
	toIndex   = 32 - tableBits
)

// table is one turn of a wave.
type table [tableSize]float32

// at returns the wave at a phase.
func (t *table) at(phase uint32) float64 { return float64(t[phase>>toIndex]) }

// sine is one turn of a sine.
var sine = turned(1)

// harmonics is a wave of a sine and its multiples, with the gain of each. It is reckoned when it is
// first heard: with those of all instruments the program would take longer to start.
func harmonics(gains ...float64) func() *table {
	return sync.OnceValue(func() *table { return turned(gains...) })
}

// turned reckons one turn of a sine and its multiples, with the gain of each.
func turned(gains ...float64) *table {
	t := &table{}
	for i := range t {
		v := 0.0
		for k, gain := range gains {
			if gain != 0 {
				v += gain * math.Sin(2*math.Pi*float64(i*(k+1))/tableSize)
			}
		}
		t[i] = float32(v)
	}
	return t
}

// stride returns by how much a phase grows in a sample.
func stride(hz float64) uint32 { return uint32(hz / synth.Rate * (1 << 32)) }

// fall returns the factor of a sample that makes up 60 dB in the given number of seconds.
func fall(t60 float64) float64 { return math.Pow(10, -3/(t60*synth.Rate)) }

// quiet is the level, as a factor, below which a note is over: 74 dB down.
const quiet = 2e-4

// envelope is the course of a note's level: up, down to what is held, and away.
type envelope struct {
	level, peak, hold   float64
	rise, decline, away float64 // a sample
	rising, released    bool
}

// newEnvelope returns an envelope that rises in the given number of seconds, goes down to hold with
// the time t60 for 60 dB, and dies away with another.
func newEnvelope(attack, hold, t60, away float64) envelope {
	return envelope{peak: 1, hold: hold, rise: 1 / max(1, attack*synth.Rate), decline: fall(t60), away: fall(away), rising: true}
}

// next returns the level of the next sample.
func (e *envelope) next() float64 {
	switch {
	case e.released:
		e.level *= e.away
	case e.rising:
		if e.level += e.rise; e.level >= e.peak {
			e.level, e.rising = e.peak, false
		}
	default:
		e.level = e.hold + (e.level-e.hold)*e.decline
	}
	return e.level
}

func (e *envelope) done() bool {
	return !e.rising && e.level < quiet || e.released && e.level < quiet
}
