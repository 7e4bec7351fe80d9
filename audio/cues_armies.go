package audio

import "bigpayday/audio/synth"

// This file has the toy army: pieces of wood, a drum with a skin of paper, two horns and
// a cymbal the size of a saucer.

// drum adds a stroke on the toy drum. Hz is how it is tuned.
func drum(t *take, at, gain, pan, hz float64) {
	t.Add(at, gain, pan, func() []float64 {
		skin := synth.Ring(synth.Hit(t.Between(0.0018, 0.0022)), 0.4,
			synth.Mode{Hz: t.Vary(hz, 0.01), Gain: 1, T60: 0.16},
			synth.Mode{Hz: t.Vary(hz*1.59, 0.02), Gain: 0.6, T60: 0.11},
			synth.Mode{Hz: t.Vary(hz*2.14, 0.02), Gain: 0.35, T60: 0.08},
			synth.Mode{Hz: t.Vary(hz*2.65, 0.03), Gain: 0.2, T60: 0.06})
		snare := synth.Fall(synth.BandPass(t.Noise(synth.Samples(0.09)), t.Vary(2400, 0.1), 0.6), 0.07)
		synth.Shape(snare, synth.Point{At: 0}, synth.Point{At: 0.001, Level: 1}, synth.Point{At: 0.09})
		return synth.Mix(skin, synth.Scale(snare, 0.18), 0)
	})
}

// cymbal adds a stroke on the toy cymbal.
func cymbal(t *take, at, gain, seconds float64) {
	t.Add(at, gain, 0.1, func() []float64 {
		x := synth.Mix(
			synth.BandPass(t.Noise(synth.Samples(seconds)), 6200, 0.5),
			synth.Scale(synth.BandPass(t.Noise(synth.Samples(seconds)), 3300, 1.2), 0.5), 0)
		return synth.Shape(synth.Fall(x, seconds*0.8), synth.Point{At: 0}, synth.Point{At: 0.002, Level: 1}, synth.Point{At: seconds})
	})
}

func pegDown(t *take) {
	pan := t.Between(-0.1, 0.1)
	knock(t, 0.001, 0.8, pan, t.Vary(1020, 0.05), 0.15, 0.4)
	knock(t, t.Between(0.03, 0.036), 0.25, pan, t.Vary(1180, 0.05), 0.1, 0.15)
}

// topple adds a piece that falls over: it hits, and rolls to rest.
func topple(t *take, hz float64) {
	pan := t.Between(-0.2, 0.2)
	knock(t, 0.001, 1, pan, t.Vary(hz, 0.04), 0.3, 0.6)
	at, gain := t.Between(0.07, 0.085), 0.35
	for range 3 {
		knock(t, at, gain, pan, t.Vary(hz*1.12, 0.05), 0.2, 0.3)
		at += t.Between(0.04, 0.055)
		gain *= 0.55
	}
}

func armyBeaten(t *take) { topple(t, 980) }

func armyLost(t *take) { topple(t, 470) }

func dayTaken(t *take) {
	for i, at := range []float64{0.001, 0.09, 0.18} {
		drum(t, at, 0.7+0.15*float64(i), -0.1+0.1*float64(i), 220)
	}
}

func regionWon(t *take) {
	brass(t, 0.002, 0.2, 0.75, noteC5, noteE5)
	brass(t, 0.24, 0.6, 0.85, noteE4, noteC5, noteG5)
	drum(t, 0.24, 0.5, 0, 220)
}

func regionLost(t *take) {
	drum(t, 0.001, 1, 0, 92)
	t.Add(0.002, 0.6, 0, func() []float64 {
		return synth.Ring(synth.Hit(0.004), 0.5, synth.Top(t.Rand)...)
	})
	drum(t, t.Between(0.2, 0.21), 0.6, 0, 84)
}

func march(t *take) {
	for i := range 4 {
		at := 0.001 + 0.09*float64(i) + t.Between(0, 0.006)
		knock(t, at, 0.8-0.12*float64(i), -0.15+0.1*float64(i), t.Vary(1450-60*float64(i&1), 0.03), 0.05, 0.12)
	}
}

func knockedOut(t *take) {
	for i := range 6 {
		drum(t, 0.001+0.055*float64(i), 0.45+0.08*float64(i), 0.05*float64(i)-0.1, 180)
	}
	drum(t, 0.36, 1, 0, 110)
	cymbal(t, 0.36, 0.5, 1.1)
}
