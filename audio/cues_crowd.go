package audio

import "bigpayday/audio/synth"

// This file has what many people and many coins sound like, and the drum that they wait for.

// applause adds a small crowd that claps from one time to another, in seconds, and dies away.
func applause(t *take, from, to, gain float64) {
	const people, every = 9, 0.19
	for i := range people {
		pan := -0.7 + 1.4*float64(i)/(people-1)
		hands := t.Vary(1250, 0.25)
		begins := from + t.Between(0, 0.35)
		ends := to - t.Between(0, (to-from)*0.5)
		for at := begins; at < ends; at += every * t.Between(0.85, 1.2) {
			loud := gain * t.Between(0.5, 1) * synth.Level((at-from)/(to-from), synth.Point{At: 0, Level: 0.3}, synth.Point{At: 0.2, Level: 1}, synth.Point{At: 0.6, Level: 0.8}, synth.Point{At: 1})
			t.Add(at, loud, pan, func() []float64 {
				x := synth.Fall(synth.BandPass(t.Noise(synth.Samples(0.06)), t.Vary(hands, 0.08), 1.1), 0.045)
				return synth.Shape(x, synth.Point{At: 0}, synth.Point{At: 0.001, Level: 1}, synth.Point{At: 0.06})
			})
		}
	}
}

// cheer adds a crowd that calls out for so many seconds.
func cheer(t *take, at, seconds, gain float64) {
	for i := range 5 {
		voice := t.Between(420, 980)
		pan := -0.6 + 0.3*float64(i)
		t.Add(at+t.Between(0, 0.25), gain*t.Between(0.6, 1), pan, func() []float64 {
			n := synth.Samples(seconds * t.Between(0.7, 1))
			x := synth.Mix(
				synth.BandPass(t.Noise(n), voice, 5),
				synth.Scale(synth.BandPass(t.Noise(n), voice*2.4, 4), 0.6), 0)
			long := float64(n) / SampleRate
			return synth.Shape(x, synth.Point{At: 0}, synth.Point{At: 0.25 * long, Level: 1}, synth.Point{At: 0.45 * long, Level: 0.7}, synth.Point{At: long})
		})
	}
}

// jackpotPour pours the jar out over more than four seconds: coins, brass, and those who look on.
func jackpotPour(t *take) {
	const pour = 3.2
	for at := 0.002; at < pour; {
		s := at / pour
		coin(t, at, t.Between(0.15, 0.45)*(1-0.75*s), t.Between(-0.6, 0.6), t.Between(0.75, 1.15))
		at += t.Wait(0.02 + 0.12*s*s)
	}
	brass(t, 0.35, 0.16, 0.65, noteC5, noteE5)
	brass(t, 0.55, 0.16, 0.7, noteE5, noteG5)
	brass(t, 0.75, 0.9, 0.75, noteE4, noteC5, noteG5, noteC6)
	brass(t, 1.9, 0.16, 0.55, noteE5, noteG5)
	brass(t, 2.1, 1.1, 0.65, noteE4, noteC5, noteE5, noteC6)
	cheer(t, 0.9, 2.2, 0.3)
	applause(t, 1.1, 4.4, 0.5)
}

// drumRoll rolls for most of a second, louder and louder, and breaks off.
func drumRoll(t *take) {
	const rolls, stroke = 0.72, 0.036
	for at, hand := 0.001, 1.0; at < rolls; hand = -hand {
		drum(t, at, 0.3+0.7*at/rolls, 0.12*hand, 196)
		at += stroke * t.Between(0.93, 1.07)
	}
	drum(t, rolls+0.01, 1, 0, 120)
}

// coinCounted is a coin laid on a pile of coins.
func coinCounted(t *take) {
	coin(t, 0.001, 0.9, t.Between(-0.1, 0.1), t.Vary(0.9, 0.01))
	coin(t, t.Between(0.012, 0.016), 0.35, 0, t.Vary(1.1, 0.01))
}
