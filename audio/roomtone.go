package audio

import (
	"math"

	"bigpayday/audio/band"
	"bigpayday/audio/synth"
)

// roomTone is what is heard in a kitchen when nothing happens: air, a
// refrigerator, and a clock in the next room.
type roomTone struct {
	rand  *synth.Rand
	air   [2][3]float64 // three poles for each channel
	phase float64       // of the mains, in turns
	swell float64       // of the air, in turns
	clock int           // frames until the next tick
	tock  bool
	tick  band.Voice

	ticked [block]float64

	left, right [block]float64
}

func newRoomTone() *roomTone {
	return &roomTone{rand: synth.NewRand(2), clock: SampleRate / 2}
}

// add mixes the next block into out.
func (r *roomTone) add(out []float32) {
	const airLevel, humLevel, clockLevel = 0.16, 0.0035, 0.02
	clear(r.left[:])
	clear(r.right[:])
	if r.clock < block {
		hz := 2100.0
		if r.tock {
			hz = 1780
		}
		r.tock = !r.tock
		r.tick = band.Strike(synth.Hit(0.0005), clockLevel, synth.Mode{Hz: hz, Gain: 0.8, T60: 0.05}, synth.Mode{Hz: hz * 1.63, Gain: 0.5, T60: 0.04})
		r.addTick(r.clock)
		r.clock += SampleRate
	} else {
		r.addTick(0)
	}
	r.clock -= block
	swell := 1 + 0.25*math.Sin(2*math.Pi*r.swell)
	r.swell += block / (11.0 * SampleRate)
	noise := r.rand.Noise(2 * block)
	for i := range r.left {
		hum := 0.0
		for k, gain := range []float64{1, 0.6, 0.2, 0.12} {
			hum += gain * math.Sin(2*math.Pi*r.phase*float64(k+1))
		}
		r.phase += 60.0 / SampleRate
		r.phase -= math.Floor(r.phase)
		for c, channel := range [][]float64{r.left[:], r.right[:]} {
			p := &r.air[c]
			p[0] += 0.045 * (noise[2*i+c] - p[0])
			p[1] += 0.06 * (p[0] - p[1])
			p[2] += 0.004 * (p[1] - p[2])
			v := channel[i] + airLevel*swell*(p[1]-p[2]) + humLevel*hum
			out[2*i+c] += float32(v)
		}
	}
}

// addTick mixes the clock into the block, from a sample on.
func (r *roomTone) addTick(from int) {
	if r.tick == nil {
		return
	}
	part := r.ticked[from:]
	if !r.tick.Next(part) {
		r.tick = nil
	}
	for i, v := range part {
		r.left[from+i] += v
		r.right[from+i] += 0.6 * v
	}
}
