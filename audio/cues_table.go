package audio

import "bigpayday/audio/synth"

// This file has what is touched on the table: wood, tiles and controls.

// knock adds something of wood that hits the table top: its own short ring and
// the low answer of the board. Weight is from 0, a fingertip, to 1, a fist.
func knock(t *take, at, gain, pan, hz, hollow, weight float64) {
	push := synth.Hit(t.Between(0.0002, 0.0003) + 0.0003*weight)
	t.Add(at, gain, pan, func() []float64 {
		return synth.Ring(push, 0.25, synth.Block(t.Rand, hz, hollow)...)
	})
	t.Add(at, gain*(0.25+0.75*weight), pan*0.5, func() []float64 {
		return synth.Ring(synth.Hit(0.003+0.003*weight), 0.3, synth.Top(t.Rand)...)
	})
	// The contact itself: a breath of noise, without which it would be a bell.
	t.Add(at, gain*0.12, pan, func() []float64 {
		x := synth.BandPass(t.Noise(synth.Samples(0.012)), t.Vary(3400, 0.15), 0.7)
		return synth.Shape(x, synth.Point{At: 0}, synth.Point{At: 0.001, Level: 1}, synth.Point{At: 0.012})
	})
}

func press(t *take) {
	// Down and up again, as a wooden key would.
	knock(t, 0.001, 0.8, 0, t.Vary(980, 0.03), 0.1, 0.22)
	knock(t, t.Between(0.05, 0.058), 0.3, 0, t.Vary(1340, 0.03), 0.1, 0.05)
}

func focus(t *take) {
	knock(t, 0.001, 1, 0, t.Vary(1750, 0.03), 0.05, 0)
}

func tileLift(t *take) {
	end := t.Between(0.16, 0.19)
	t.Add(0, 0.8, -0.1, func() []float64 {
		return synth.Rustle(t.Rand, 0.75, synth.Point{At: 0}, synth.Point{At: 0.05, Level: 0.7}, synth.Point{At: 0.1, Level: 0.8}, synth.Point{At: end})
	})
	t.Add(end-0.02, 0.1, 0.1, func() []float64 { return synth.Snap(t.Rand, 0.3) })
	t.Add(0.01, 0.25, 0, func() []float64 { return synth.Flap(t.Rand, 420, 0.12) })
}

func tileDrop(t *take) {
	pan := t.Between(-0.1, 0.1)
	t.Add(0, 0.5, pan, func() []float64 { return synth.Snap(t.Rand, 0.45) })
	knock(t, 0.002, 0.62, pan, t.Vary(720, 0.04), 0.1, 0.35)
	// The other edge follows.
	t.Add(t.Between(0.018, 0.026), 0.2, pan, func() []float64 { return synth.Snap(t.Rand, 0.5) })
}

func tileRefuse(t *take) {
	for i, at := range []float64{0.001, t.Between(0.125, 0.135)} {
		gain := 1 - 0.2*float64(i)
		t.Add(at, gain, 0, func() []float64 {
			hit := synth.Ring(synth.Hit(0.0035), 0.25,
				synth.Mode{Hz: t.Vary(148-10*float64(i), 0.02), Gain: 1, T60: 0.13},
				synth.Mode{Hz: t.Vary(231, 0.03), Gain: 0.7, T60: 0.1},
				synth.Mode{Hz: t.Vary(402, 0.03), Gain: 0.45, T60: 0.07},
				synth.Mode{Hz: t.Vary(655, 0.03), Gain: 0.2, T60: 0.05})
			return synth.Mix(hit, synth.Scale(synth.Flap(t.Rand, 900, 0.03), 0.25), 0)
		})
	}
}

func diceShake(t *take) {
	const seconds = 0.96
	// Two dice in a leather cup on wood: back and forth four times, and at each
	// turn they hit the wall one after the other.
	hits := 0
	add := func(at, gain, pan float64) {
		hits++
		if at += seconds; at >= seconds {
			at -= seconds
		}
		hz := t.Between(1150, 1900)
		t.Add(at, gain, pan, func() []float64 {
			x := synth.Ring(synth.Hit(t.Between(0.0003, 0.0006)), 0.12, synth.Block(t.Rand, hz, 0.15)...)
			cup := synth.Ring(synth.Hit(0.0012), 0.14,
				synth.Mode{Hz: t.Vary(410, 0.04), Gain: 0.8, T60: 0.07},
				synth.Mode{Hz: t.Vary(690, 0.04), Gain: 0.6, T60: 0.06},
				synth.Mode{Hz: t.Vary(1130, 0.05), Gain: 0.3, T60: 0.04})
			return synth.Mix(x, cup, 0)
		})
	}
	for i := range 8 {
		turn := 0.04 + float64(i)*seconds/8
		pan := 0.25 - 0.5*float64(i&1)
		add(turn+t.Between(-0.006, 0.006), t.Between(0.75, 1), pan)
		add(turn+t.Between(0.008, 0.022), t.Between(0.5, 0.9), pan)
		add(turn+t.Between(0.03, 0.05), t.Between(0.1, 0.4), -pan)
		if t.Between(0, 1) < 0.5 {
			add(turn+t.Between(0.05, 0.075), t.Between(0.05, 0.2), 0)
		}
	}
}

func diceLand(t *take) {
	for i, first := range []float64{0.001, t.Between(0.085, 0.12)} {
		pan := -0.22 + 0.44*float64(i)
		hz := t.Vary(1240-130*float64(i), 0.05)
		// A knock, then smaller ones closer and closer together.
		at, gain, gap := first, 1-0.2*float64(i), t.Between(0.105, 0.13)
		for bounce := 0; bounce < 5; bounce++ {
			knock(t, at, gain, pan+0.05*float64(bounce), hz*t.Between(0.95, 1.06), 0.25, 0.55*gain)
			at += gap
			gap *= t.Between(0.5, 0.62)
			gain *= t.Between(0.3, 0.42)
		}
	}
}

func hop(t *take) {
	// A wooden peg: more tone than knock, so that steps upwards are heard.
	hz := t.Vary(noteC5, 0.005)
	t.Add(0.001, 0.85, 0, func() []float64 {
		return synth.Ring(synth.Hit(t.Between(0.0008, 0.001)), 0.3,
			synth.Mode{Hz: hz, Gain: 1, T60: 0.16},
			synth.Mode{Hz: hz * t.Vary(2.74, 0.02), Gain: t.Vary(0.45, 0.4), T60: 0.07},
			synth.Mode{Hz: hz * t.Vary(5.1, 0.02), Gain: t.Vary(0.25, 0.4), T60: 0.035})
	})
	knock(t, 0.001, t.Between(0.25, 0.5), 0, t.Vary(890, 0.08), 0.1, 0.3)
}

func contestTick(t *take) {
	t.Add(0.001, 1, 0, func() []float64 {
		return synth.Ring(synth.Hit(0.0002), 0.2,
			synth.Mode{Hz: t.Vary(2350, 0.006), Gain: 0.8, T60: 0.05},
			synth.Mode{Hz: t.Vary(3720, 0.006), Gain: 0.6, T60: 0.04},
			synth.Mode{Hz: t.Vary(5480, 0.01), Gain: 0.3, T60: 0.025},
			synth.Mode{Hz: t.Vary(810, 0.01), Gain: 0.5, T60: 0.06})
	})
	t.Add(t.Between(0.011, 0.013), 0.35, 0, func() []float64 {
		return synth.Ring(synth.Hit(0.0002), 0.1,
			synth.Mode{Hz: t.Vary(3050, 0.01), Gain: 0.8, T60: 0.03},
			synth.Mode{Hz: t.Vary(4700, 0.01), Gain: 0.5, T60: 0.02})
	})
}

func numberTaken(t *take) {
	// A wooden disc set into its place, with the note of a small marimba.
	t.Add(0.001, 0.8, 0, func() []float64 {
		return synth.Ring(synth.Hit(t.Between(0.001, 0.0012)), 0.7, synth.Marimba(t.Vary(noteD5, 0.002))...)
	})
	knock(t, 0.001, t.Between(0.4, 0.7), 0, t.Vary(950, 0.08), 0.1, 0.3)
}

func bid(t *take) {
	// Knuckles on the table.
	for i := range 2 {
		at := 0.001 + float64(i)*t.Between(0.085, 0.095)
		knock(t, at, 1-0.35*float64(i), -0.05, t.Vary(610, 0.04), 0.55, 0.5)
	}
}

// gavel adds one knock of a gavel on its block.
func gavel(t *take, at, gain float64) {
	t.Add(at, gain, 0, func() []float64 {
		x := synth.Ring(synth.Hit(t.Between(0.0005, 0.0007)), 0.5, synth.Block(t.Rand, t.Vary(440, 0.02), 1)...)
		block := synth.Ring(synth.Hit(0.004), 0.4, synth.Top(t.Rand)...)
		return synth.Mix(x, block, 0)
	})
	t.Add(at, gain*0.15, 0, func() []float64 {
		x := synth.BandPass(t.Noise(synth.Samples(0.015)), 2600, 0.7)
		return synth.Shape(x, synth.Point{At: 0}, synth.Point{At: 0.001, Level: 1}, synth.Point{At: 0.015})
	})
}

func gavelOnce(t *take) {
	gavel(t, 0.001, 1)
}

func gavelTwice(t *take) {
	gavel(t, 0.001, 0.9)
	gavel(t, 0.21, 1)
}

func gavelSold(t *take) {
	gavel(t, 0.001, 0.7)
	gavel(t, 0.17, 0.8)
	gavel(t, 0.4, 1)
}

func bonusDie(t *take) {
	t.Add(0.001, 1, 0, func() []float64 {
		return synth.Ring(synth.Hit(0.0018), 0.2,
			synth.Mode{Hz: t.Vary(330, 0.03), Gain: 1, T60: 0.08},
			synth.Mode{Hz: t.Vary(540, 0.03), Gain: 0.7, T60: 0.06},
			synth.Mode{Hz: t.Vary(910, 0.04), Gain: 0.4, T60: 0.04})
	})
	knock(t, t.Between(0.036, 0.044), 0.35, 0, t.Vary(760, 0.04), 0, 0.3)
}

func purr(t *take) {
	// A throat that opens some 26 times a second, in one breath: each time a soft push, and
	// the air behind it.
	const breath, rate = 0.9, 26.0
	for at := 0.0; at < breath-0.05; at += t.Vary(1/rate, 0.06) {
		part := at / breath
		gain := synth.Level(part, synth.Point{At: 0, Level: 0.15}, synth.Point{At: 0.35, Level: 1}, synth.Point{At: 0.7, Level: 0.7}, synth.Point{At: 1, Level: 0.1})
		hz := t.Vary(96, 0.04)
		t.Add(at, gain, 0.1, func() []float64 {
			return synth.Ring(synth.Hit(0.007), 0.06,
				synth.Mode{Hz: hz, Gain: 1, T60: 0.05}, synth.Mode{Hz: 2.1 * hz, Gain: 0.6, T60: 0.04}, synth.Mode{Hz: 4.3 * hz, Gain: 0.25, T60: 0.03})
		})
		t.Add(at, 0.3*gain, 0.1, func() []float64 {
			air := synth.BandPass(t.Noise(synth.Samples(0.034)), t.Vary(420, 0.1), 0.8)
			return synth.Shape(air, synth.Point{At: 0}, synth.Point{At: 0.01, Level: 1}, synth.Point{At: 0.034})
		})
	}
}
