package audio

import "bigpayday/audio/synth"

// This file has cards, letters, notes, pens and stamps.

func mailOpen(t *take) {
	const tear = 0.3
	start := t.Between(0.03, 0.04)
	t.Add(0, 0.35, -0.2, func() []float64 {
		return synth.Rustle(t.Rand, 0.4, synth.Point{At: 0}, synth.Point{At: 0.02, Level: 0.8}, synth.Point{At: 0.06})
	})
	t.Add(start, 1, 0.05, func() []float64 {
		x := synth.Tear(t.Rand, tear, synth.Point{At: 0}, synth.Point{At: 0.012, Level: 0.55}, synth.Point{At: 0.1, Level: 0.5},
			synth.Point{At: 0.24, Level: 1}, synth.Point{At: tear})
		return synth.HighPass(x, 700)
	})
	// The letter is drawn out and springs open.
	t.Add(start+tear+0.02, 0.5, 0.15, func() []float64 {
		return synth.Rustle(t.Rand, 0.5, synth.Point{At: 0}, synth.Point{At: 0.07, Level: 0.7}, synth.Point{At: 0.17})
	})
	t.Add(start+tear+0.12, 0.3, 0.1, func() []float64 { return synth.Flap(t.Rand, 330, 0.11) })
}

func cardFlip(t *take) {
	at := t.Between(0.06, 0.07)
	t.Add(0, 0.5, -0.15, func() []float64 {
		return synth.Rustle(t.Rand, 0.9, synth.Point{At: 0}, synth.Point{At: 0.04, Level: 0.6}, synth.Point{At: 0.08})
	})
	t.Add(0.005, 0.3, 0, func() []float64 { return synth.Flap(t.Rand, 380, 0.08) })
	t.Add(at, 0.8, 0.1, func() []float64 { return synth.Snap(t.Rand, 0.85) })
	t.Add(at+0.002, 0.2, 0.1, func() []float64 {
		return synth.Ring(synth.Hit(0.003), 0.2, synth.Top(t.Rand)...)
	})
}

// riffle adds notes counted with the thumb: one snap after the other, whose
// pitch goes from one stiffness to another.
func riffle(t *take, from, to float64, notes int, first, last float64) {
	at := 0.004
	for i := range notes {
		s := float64(i) / float64(notes-1)
		stiffness := from + (to-from)*s
		gain := (0.55 + 0.45*s) * t.Between(0.75, 1.1)
		pan := -0.25 + 0.5*s
		t.Add(at, gain*0.5, pan, func() []float64 { return synth.Snap(t.Rand, stiffness) })
		t.Add(at, gain*0.55, pan, func() []float64 {
			return synth.Rustle(t.Rand, stiffness, synth.Point{At: 0}, synth.Point{At: 0.008, Level: 0.8}, synth.Point{At: 0.045})
		})
		at += (first + (last-first)*s) * t.Between(0.9, 1.1)
	}
}

func moneyIn(t *take) {
	riffle(t, 0, 0.75, 8, 0.062, 0.034)
	// The last one is laid down.
	t.Add(0.41, 0.45, 0.2, func() []float64 { return synth.Flap(t.Rand, 300, 0.08) })
}

func moneyOut(t *take) {
	riffle(t, 0.7, -0.1, 7, 0.036, 0.064)
	t.Add(0.36, 0.6, 0.2, func() []float64 {
		return synth.Rustle(t.Rand, 0.1, synth.Point{At: 0}, synth.Point{At: 0.05, Level: 0.7}, synth.Point{At: 0.16})
	})
}

// thump adds a rubber stamp on paper on wood, hz low.
func thump(t *take, at, gain, hz, top float64) {
	t.Add(at, gain, 0, func() []float64 {
		x := synth.Ring(synth.Hit(0.0038), 0.5,
			synth.Mode{Hz: t.Vary(hz, 0.02), Gain: 1, T60: 0.22},
			synth.Mode{Hz: t.Vary(hz*1.63, 0.02), Gain: 0.7, T60: 0.16},
			synth.Mode{Hz: t.Vary(hz*2.9, 0.03), Gain: 0.4, T60: 0.1},
			synth.Mode{Hz: t.Vary(hz*4.7, 0.03), Gain: 0.22, T60: 0.07})
		return x
	})
	t.Add(at, gain*top, 0, func() []float64 {
		x := synth.Flap(t.Rand, 1300, 0.035)
		return synth.Mix(x, synth.Scale(synth.Snap(t.Rand, 0.1), 0.5), 0.001)
	})
}

func billDue(t *take) {
	t.Add(0, 0.4, -0.1, func() []float64 {
		return synth.Rustle(t.Rand, 0.2, synth.Point{At: 0}, synth.Point{At: 0.05, Level: 0.6}, synth.Point{At: 0.1})
	})
	thump(t, 0.1, 1, 92, 0.35)
}

func stamp(t *take) {
	thump(t, 0.002, 1, 118, 0.6)
	// The handle knocks in its frame, and the rubber lets go of the ink.
	knock(t, 0.008, 0.3, 0, t.Vary(560, 0.04), 0.2, 0.4)
	t.Add(t.Between(0.15, 0.17), 0.2, 0.05, func() []float64 {
		return synth.Rustle(t.Rand, 0.1, synth.Point{At: 0}, synth.Point{At: 0.02, Level: 0.6}, synth.Point{At: 0.06})
	})
}

func ledgerLine(t *take) {
	end := t.Between(0.27, 0.31)
	t.Add(0.004, 1, -0.1, func() []float64 {
		return synth.Scratch(t.Rand, 0.75, synth.Point{At: 0}, synth.Point{At: 0.04, Level: 0.75},
			synth.Point{At: end * 0.55, Level: 0.9}, synth.Point{At: end})
	})
	t.Add(0.002, 0.12, -0.1, func() []float64 { return synth.Snap(t.Rand, 0.2) })
}

// write adds a few strokes of a pen, from the second at on.
func write(t *take, at, gain float64, strokes int) {
	for i := range strokes {
		length := t.Between(0.055, 0.12)
		pan := -0.1 + 0.2*float64(i)/float64(strokes)
		t.Add(at, gain*t.Between(0.7, 1), pan, func() []float64 {
			return synth.Scratch(t.Rand, 0.35, synth.Point{At: 0}, synth.Point{At: length * 0.3, Level: t.Between(0.7, 1)}, synth.Point{At: length})
		})
		at += length + t.Between(0.008, 0.03)
	}
}

func penScratch(t *take) {
	write(t, 0.003, 1, 3)
}

func loan(t *take) {
	// A drawer on its runners, its stop, and a signature.
	t.Add(0, 1, -0.15, func() []float64 {
		const end = 0.34
		x := synth.Shape(t.Noise(synth.Samples(end)), synth.Point{At: 0}, synth.Point{At: 0.06, Level: 0.5},
			synth.Point{At: 0.22, Level: 1}, synth.Point{At: end})
		rumble := synth.LowPass(t.Noise(len(x)), 38)
		for i := range x {
			x[i] *= max(0, 1+14*rumble[i])
		}
		wood := synth.Ring(x, 0.5,
			synth.Mode{Hz: t.Vary(140, 0.03), Gain: 0.05, T60: 0.1},
			synth.Mode{Hz: t.Vary(233, 0.03), Gain: 0.05, T60: 0.09},
			synth.Mode{Hz: t.Vary(420, 0.03), Gain: 0.035, T60: 0.07},
			synth.Mode{Hz: t.Vary(790, 0.03), Gain: 0.02, T60: 0.05})
		return synth.Mix(wood, synth.Scale(synth.BandPass(x, 1500, 0.6), 0.035), 0)
	})
	knock(t, 0.33, 0.8, -0.15, t.Vary(310, 0.03), 0.5, 0.9)
	write(t, 0.56, 1.1, 4)
}

func monthTear(t *take) {
	const tear = 0.62
	t.Add(0, 1, 0, func() []float64 {
		return synth.Tear(t.Rand, tear, synth.Point{At: 0}, synth.Point{At: 0.03, Level: 0.45}, synth.Point{At: 0.3, Level: 0.6},
			synth.Point{At: 0.56, Level: 1}, synth.Point{At: tear})
	})
	t.Add(0.04, 0.5, -0.1, func() []float64 { return synth.Flap(t.Rand, 240, 0.3) })
	// The sheet flutters down.
	for i, at := range []float64{0.66, 0.8, 0.95} {
		gain := 0.5 - 0.13*float64(i)
		t.Add(at, gain, 0.15-0.2*float64(i&1), func() []float64 { return synth.Flap(t.Rand, 260, 0.13) })
		t.Add(at, gain, 0.15-0.2*float64(i&1), func() []float64 {
			return synth.Rustle(t.Rand, 0.1, synth.Point{At: 0}, synth.Point{At: 0.05, Level: 0.7}, synth.Point{At: 0.13})
		})
	}
}

func pageTurn(t *take) {
	t.Add(0, 0.9, 0, func() []float64 {
		x := synth.Rustle(t.Rand, 0.25, synth.Point{At: 0}, synth.Point{At: 0.13, Level: 0.75}, synth.Point{At: 0.24, Level: 0.5},
			synth.Point{At: 0.42})
		return x
	})
	t.Add(0.02, 0.8, -0.25, func() []float64 {
		// The swish of air along the page.
		x := synth.Shape(t.Noise(synth.Samples(0.36)), synth.Point{At: 0}, synth.Point{At: 0.2, Level: 1}, synth.Point{At: 0.36})
		return synth.Scale(synth.Sweep(x, 1.1, func(s float64) float64 { return 700 + 2600*s/0.36 }), 0.4)
	})
	t.Add(0.34, 0.5, 0.25, func() []float64 { return synth.Flap(t.Rand, 300, 0.1) })
}
