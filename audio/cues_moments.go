package audio

import "bigpayday/audio/synth"

// This file has what is heard of moments: a lottery, a contest, a sale, and a pot with nothing in it.

// lotteryDrum turns a drum with wooden balls in it, faster at first, and lets them settle.
func lotteryDrum(t *take) {
	const turns = 0.95
	for at := 0.004; at < turns; {
		s := at / turns
		knock(t, at, t.Between(0.35, 0.8)*(1-0.6*s), t.Between(-0.5, 0.5), t.Between(760, 1250), 0.45, 0.12)
		at += t.Wait(0.022 + 0.07*s*s)
	}
	// The cage creaks on its axle, and the last ones roll home.
	t.Add(0.002, 0.2, 0, func() []float64 {
		x := synth.Shape(t.Noise(synth.Samples(turns)), synth.Point{At: 0}, synth.Point{At: 0.12, Level: 1}, synth.Point{At: 0.6, Level: 0.5}, synth.Point{At: turns})
		return synth.Scale(synth.BandPass(x, 620, 1.4), 0.3)
	})
	knock(t, turns+t.Between(0.03, 0.06), 0.3, -0.2, t.Vary(900, 0.06), 0.45, 0.1)
	knock(t, turns+t.Between(0.12, 0.17), 0.16, 0.2, t.Vary(1010, 0.06), 0.45, 0.1)
}

// lamps lets a ring of lamps run round twice: a relay for each that goes on.
func lamps(t *take) {
	const n, every = 16, 0.0375
	for i := range n {
		hz, pan := 2900.0, -0.5+float64(i%8)/7
		if i&1 == 1 {
			hz = 2450
		}
		t.Add(0.002+every*float64(i), 0.45+0.03*float64(i), pan, func() []float64 {
			return synth.Ring(synth.Hit(0.0002), 0.08,
				synth.Mode{Hz: t.Vary(hz, 0.02), Gain: 0.8, T60: 0.03},
				synth.Mode{Hz: t.Vary(hz*1.7, 0.02), Gain: 0.4, T60: 0.02},
				synth.Mode{Hz: t.Vary(720, 0.03), Gain: 0.4, T60: 0.03})
		})
	}
}

// hummed are the notes of songs, in semitones, with how long each is held, in seconds.
var hummed = [...][]struct{ up, long float64 }{
	{{0, 0.2}, {4, 0.2}, {7, 0.2}, {4, 0.5}},
	{{7, 0.3}, {5, 0.15}, {4, 0.15}, {0, 0.5}},
	{{0, 0.15}, {0, 0.15}, {2, 0.3}, {-3, 0.5}},
	{{4, 0.25}, {2, 0.25}, {0, 0.15}, {5, 0.45}},
}

// hum is somebody who hums a few notes of a song, without words.
func hum(t *take) {
	base := t.Vary(noteG3, 0.004)
	at := 0.002
	for _, n := range hummed[t.number%len(hummed)] {
		t.humNote(at, n.long+0.06, base*synth.Semitones(n.up))
		at += n.long
	}
}

// humNote adds a note that is hummed: it comes in softly, wavers, and lets go.
func (t *take) humNote(at, seconds, hz float64) {
	breath := []synth.Point{{At: 0}, {At: 0.06, Level: 1}, {At: seconds * 0.7, Level: 0.8}, {At: seconds}}
	for _, part := range []struct{ times, gain float64 }{{1, 1}, {2, 0.42}, {3, 0.2}, {4, 0.07}} {
		// A voice wavers: two strands that are never quite the same.
		for _, off := range []float64{-0.0028, 0.0031} {
			t.Add(at, 0.5*part.gain, 30*off, func() []float64 {
				x := synth.Ring(synth.Hit(0.004), seconds, synth.Mode{Hz: hz * part.times * (1 + off), Gain: 1, T60: 4})
				return synth.Shape(x, breath...)
			})
		}
	}
	t.Add(at, 0.05, 0, func() []float64 {
		return synth.Shape(synth.BandPass(t.Noise(synth.Samples(seconds)), 900, 1.2), breath...)
	})
}

// crowd is a small crowd that claps and calls out.
func crowd(t *take) {
	cheer(t, 0.02, 1.1, 0.3)
	applause(t, 0.004, 1.7, 0.5)
}

// priceTag is a tag of stiff paper that is turned over.
func priceTag(t *take) {
	t.Add(0, 0.4, -0.1, func() []float64 {
		return synth.Rustle(t.Rand, 0.8, synth.Point{At: 0}, synth.Point{At: 0.03, Level: 0.6}, synth.Point{At: 0.07})
	})
	at := t.Between(0.075, 0.09)
	t.Add(at, 0.9, 0.05, func() []float64 { return synth.Snap(t.Rand, 0.95) })
	t.Add(at+t.Between(0.05, 0.06), 0.3, 0.1, func() []float64 { return synth.Snap(t.Rand, 0.8) })
}

// handshake is a hand that is taken and shaken twice.
func handshake(t *take) {
	at := 0.002
	for i, gain := range []float64{1, 0.45, 0.3} {
		t.Add(at, gain, 0.05-0.05*float64(i), func() []float64 {
			x := synth.Flap(t.Rand, 460, 0.06)
			palm := synth.Fall(synth.BandPass(t.Noise(synth.Samples(0.06)), t.Vary(950, 0.1), 0.8), 0.05)
			synth.Shape(palm, synth.Point{At: 0}, synth.Point{At: 0.002, Level: 1})
			return synth.Mix(x, synth.Scale(palm, 0.55), 0)
		})
		// A sleeve goes with it.
		t.Add(at+0.01, 0.25*gain, 0.1, func() []float64 {
			return synth.Rustle(t.Rand, 0.2, synth.Point{At: 0}, synth.Point{At: 0.05, Level: 0.5}, synth.Point{At: 0.12})
		})
		at += t.Between(0.15, 0.17)
	}
}

// emptyPot is a pot that is knocked on, and sounds hollow.
func emptyPot(t *take) {
	for i, at := range []float64{0.002, t.Between(0.15, 0.165)} {
		t.Add(at, 1-0.35*float64(i), 0, func() []float64 {
			hz := t.Vary(205-8*float64(i), 0.012)
			return synth.Ring(synth.Hit(0.0016), 0.5,
				synth.Mode{Hz: hz, Gain: 1, T60: 0.34},
				synth.Mode{Hz: hz * 2.41, Gain: 0.5, T60: 0.2},
				synth.Mode{Hz: hz * 4.2, Gain: 0.3, T60: 0.1},
				synth.Mode{Hz: hz * 6.7, Gain: 0.12, T60: 0.05})
		})
	}
}

// cardSlap is a card slapped down on the table.
func cardSlap(t *take) {
	t.Add(0.001, 1, 0, func() []float64 { return synth.Snap(t.Rand, 0.6) })
	t.Add(0.002, 0.7, 0, func() []float64 { return synth.Flap(t.Rand, 300, 0.09) })
	t.Add(0.003, 0.45, 0, func() []float64 { return synth.Ring(synth.Hit(0.003), 0.25, synth.Top(t.Rand)...) })
}

// envelopeBig is a large envelope that is torn open along its edge, and the cheque that is drawn out.
func envelopeBig(t *take) {
	const tear = 0.42
	start := t.Between(0.03, 0.04)
	t.Add(0, 0.4, -0.2, func() []float64 {
		return synth.Rustle(t.Rand, 0.3, synth.Point{At: 0}, synth.Point{At: 0.03, Level: 0.8}, synth.Point{At: 0.08})
	})
	t.Add(start, 1, 0, func() []float64 {
		x := synth.Tear(t.Rand, tear, synth.Point{At: 0}, synth.Point{At: 0.02, Level: 0.5}, synth.Point{At: 0.2, Level: 0.6},
			synth.Point{At: 0.36, Level: 1}, synth.Point{At: tear})
		return synth.HighPass(x, 480)
	})
	t.Add(start+tear+0.04, 0.5, 0.15, func() []float64 {
		return synth.Rustle(t.Rand, 0.6, synth.Point{At: 0}, synth.Point{At: 0.1, Level: 0.7}, synth.Point{At: 0.26})
	})
	t.Add(start+tear+0.2, 0.35, 0.1, func() []float64 { return synth.Flap(t.Rand, 240, 0.14) })
}

// faceHop is somebody who hops twice: two soft taps on wood, the second one lower and softer.
func faceHop(t *take) {
	for i, at := range []float64{0.002, t.Between(0.15, 0.16)} {
		fades := 1 - 0.3*float64(i)
		hz := t.Vary(330-28*float64(i), 0.02)
		t.Add(at, fades, 0, func() []float64 {
			return synth.Ring(synth.Hit(0.003), 0.25,
				synth.Mode{Hz: hz, Gain: 1, T60: 0.12}, synth.Mode{Hz: hz * 2.6, Gain: 0.3, T60: 0.05})
		})
	}
}

// flags are three flags that are run up one after another and fly.
func flags(t *take) {
	at := 0.004
	for i := range 3 {
		pan := -0.3 + 0.3*float64(i)
		t.Add(at, 0.6, pan, func() []float64 {
			return synth.Rustle(t.Rand, 0.15, synth.Point{At: 0}, synth.Point{At: 0.07, Level: 0.7}, synth.Point{At: 0.18})
		})
		t.Add(at+0.05, 0.8, pan, func() []float64 { return synth.Flap(t.Rand, t.Vary(210, 0.08), 0.12) })
		t.Add(at+0.21, 0.5, pan, func() []float64 { return synth.Flap(t.Rand, t.Vary(260, 0.08), 0.1) })
		at += t.Between(0.11, 0.13)
	}
}
