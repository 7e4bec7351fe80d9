package audio

import "bigpayday/audio/synth"

// This file has the stingers: what says in a second how the game stands. Their notes are in the key
// of the music: see [Cue.tuned].

// vibes adds a note of a vibraphone.
func vibes(t *take, at, gain, pan, hz float64) {
	t.Add(at, gain, pan, func() []float64 {
		return synth.Ring(synth.Hit(t.Vary(0.0011, 0.08)), 1,
			synth.Mode{Hz: hz, Gain: 1, T60: 0.9}, synth.Mode{Hz: hz * 4, Gain: 0.2, T60: 0.3}, synth.Mode{Hz: hz * 10.1, Gain: 0.07, T60: 0.08})
	})
}

// yourTurn is a fourth upwards, and the octave under it.
func yourTurn(t *take) {
	vibes(t, 0.002, 0.8, -0.1, noteG4)
	vibes(t, 0.13+t.Between(0, 0.008), 1, 0.1, noteC5)
	vibes(t, 0.135, 0.35, 0, noteC4)
}

// overtaken slides down three notes, with a hand over the bell, and a drum at the end.
func overtaken(t *take) {
	at := 0.002
	for i, hz := range []float64{noteG4, noteF4, noteD4} {
		long := []float64{0.16, 0.16, 0.6}[i]
		note := func() func([]float64) {
			open := synth.Brass(t.Rand, hz, long)
			return func(part []float64) {
				open(part)
				synth.BandPass(part, 1250, 0.8)
			}
		}
		t.AddLong(at, 1-0.1*float64(i), 0.1, long, note)
		at += long + 0.03
	}
	drum(t, at-0.6, 0.25, 0, 150)
}

// buyerMissed is the bell over the door once, the door that falls shut, and two notes downwards.
func buyerMissed(t *take) {
	t.Add(0.002, 0.5, 0.15, func() []float64 {
		return synth.Ring(synth.Hit(0.0003), 0.9, synth.Bell(t.Rand, 1568, 0.5)...)
	})
	t.Add(0.2, 0.9, 0.1, func() []float64 { return synth.Ring(synth.Hit(0.005), 0.3, synth.Top(t.Rand)...) })
	knock(t, 0.2, 0.5, 0.1, t.Vary(310, 0.03), 0.6, 0.7)
	marimba(t, 0.42, 0.6, -0.05, noteG4)
	marimba(t, 0.6+t.Between(-0.004, 0.004), 0.65, 0.05, noteC4)
}
