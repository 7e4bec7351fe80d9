package audio

import (
	"math"

	"bigpayday/audio/synth"
)

// This file has bells, coins and everything with a melody. All of it is in C
// major or A minor, so that it fits the music.

// Frequencies of notes, in hertz.
const (
	noteC3 = 130.81
	noteE3 = 164.81
	noteG3 = 196.00
	noteA3 = 220.00
	noteC4 = 261.63
	noteD4 = 293.66
	noteE4 = 329.63
	noteF4 = 349.23
	noteG4 = 392.00
	noteA4 = 440.00
	noteC5 = 523.25
	noteD5 = 587.33
	noteE5 = 659.26
	noteF5 = 698.46
	noteG5 = 783.99
	noteA5 = 880.00
	noteC6 = 1046.50
)

// marimba adds a note of a marimba with a mallet of yarn.
func marimba(t *take, at, gain, pan, hz float64) {
	t.Add(at, gain, pan, func() []float64 {
		push := synth.Hit(t.Vary(0.0011, 0.06) * math.Pow(noteC5/hz, 0.4))
		x := synth.Ring(push, min(1.9, 0.5+0.9*262/hz), synth.Marimba(hz)...)
		// The mallet itself.
		yarn := synth.Shape(synth.LowPass(t.Noise(synth.Samples(0.02)), 900), synth.Point{At: 0}, synth.Point{At: 0.002, Level: 0.3}, synth.Point{At: 0.02})
		return synth.Mix(x, yarn, 0)
	})
}

func warning(t *take) {
	marimba(t, 0.002, 1, 0, noteA3)
	marimba(t, 0.24+t.Between(-0.004, 0.004), 0.95, 0, noteE3)
	// The octave below gives the floor.
	marimba(t, 0.24, 0.4, 0, noteE3/2)
}

func win(t *take) {
	// Eight notes: up the chord, a turn, and home, and then those who look on.
	for i, n := range []struct{ at, hz, gain float64 }{
		{0, noteG4, 0.8}, {0.13, noteC5, 0.85}, {0.26, noteE5, 0.9}, {0.39, noteG5, 1},
		{0.585, noteE5, 0.85}, {0.715, noteF5, 0.9}, {0.845, noteA5, 1}, {1.04, noteC6, 1},
	} {
		pan := -0.25 + 0.07*float64(i)
		marimba(t, 0.002+n.at, n.gain, pan, n.hz)
	}
	for _, n := range []struct{ at, hz float64 }{
		{0, noteC4}, {0.39, noteE4}, {0.39, noteC4}, {0.715, noteF4}, {0.845, noteG4}, {1.04, noteC4}, {1.04, noteE4}, {1.04, noteG4}, {1.04, noteC3},
	} {
		marimba(t, 0.002+n.at, 0.5, 0.1, n.hz)
	}
	// A rolled last chord.
	for i := range 4 {
		marimba(t, 1.13+0.09*float64(i), 0.34-0.07*float64(i), -0.2, noteG5)
		marimba(t, 1.175+0.09*float64(i), 0.34-0.07*float64(i), 0.3, noteC6)
	}
	cheer(t, 1.1, 1.8, 0.25)
	applause(t, 1, 4.5, 0.45)
}

func payday(t *take) {
	for i, hz := range []float64{noteE5, noteC5, noteD5, noteG4} {
		t.Add(0.002+0.26*float64(i), 0.9, -0.12+0.08*float64(i), func() []float64 {
			return synth.Ring(synth.Hit(0.0006), 1.4, synth.Chime(t.Rand, hz)...)
		})
		// The tube under the plate answers with its own length.
		t.Add(0.004+0.26*float64(i), 0.22, 0, func() []float64 {
			return synth.Ring(synth.Hit(0.006), 0.8, synth.Mode{Hz: hz / 2, Gain: 1, T60: 0.8})
		})
	}
}

// brass adds a chord of trumpets.
func brass(t *take, at, seconds, gain float64, hz ...float64) {
	for i, f := range hz {
		pan := -0.3 + 0.6*float64(i)/float64(max(1, len(hz)-1))
		// Two players for each note.
		note := func() func([]float64) { return synth.Brass(t.Rand, f, seconds) }
		t.AddLong(at, gain, pan, seconds, note)
		t.AddLong(at+0.008, 0.8*gain, pan*0.4, seconds, note)
		t.Add(at, gain*0.2, pan, func() []float64 { return synth.Tongue(t.Rand) })
	}
}

func contestWin(t *take) {
	brass(t, 0.002, 0.13, 0.75, noteG4, noteC5)
	brass(t, 0.15, 0.13, 0.75, noteG4, noteC5)
	brass(t, 0.3, 0.13, 0.8, noteC5, noteE5)
	brass(t, 0.45, 0.75, 0.9, noteE4, noteC5, noteE5, noteG5)
}

// coin adds a coin that falls on others.
func coin(t *take, at, gain, pan, size float64) {
	t.Add(at, gain, pan, func() []float64 {
		x := synth.Ring(synth.Hit(t.Between(0.0001, 0.00016)), 0.3, synth.Coin(t.Rand, size)...)
		return x
	})
}

func jackpotWin(t *take) {
	// Coins pour, most of them in the first half, over a jar that empties.
	const pour = 1.35
	for at := 0.002; at < pour; {
		s := at / pour
		coin(t, at, t.Between(0.15, 0.45)*(1-0.6*s), t.Between(-0.6, 0.6), t.Between(0.75, 1.15))
		at += t.Wait(0.017 + 0.045*s*s)
	}
	t.Add(0, 0.5, 0, func() []float64 {
		x := synth.Shape(t.Noise(synth.Samples(1.1)), synth.Point{At: 0}, synth.Point{At: 0.08, Level: 1}, synth.Point{At: 0.5, Level: 0.5}, synth.Point{At: 1.1})
		return synth.Scale(synth.BandPass(x, 5200, 0.9), 0.12)
	})
	brass(t, 0.4, 0.16, 0.65, noteC5, noteE5)
	brass(t, 0.6, 0.16, 0.7, noteE5, noteG5)
	brass(t, 0.8, 0.95, 0.75, noteE4, noteC5, noteG5, noteC6)
}

func jackpotGrow(t *take) {
	// Against the wall of the jar, and onto the coins in it.
	jar := t.Vary(1480, 0.02)
	t.Add(0.001, 0.55, 0.05, func() []float64 {
		return synth.Ring(synth.Hit(0.0003), 0.5, synth.Glass(t.Rand, jar)...)
	})
	coin(t, 0.001, 0.5, 0.05, 0.95)
	fall := t.Between(0.085, 0.105)
	coin(t, fall, 0.8, -0.02, 1)
	t.Add(fall, 0.3, 0, func() []float64 {
		return synth.Ring(synth.Hit(0.0004), 0.4, synth.Glass(t.Rand, jar*0.78)...)
	})
	at, gain := fall, 0.5
	for range 4 {
		at += t.Between(0.03, 0.07)
		coin(t, at, gain*0.6, t.Between(-0.15, 0.15), t.Between(0.9, 1.1))
		gain *= 0.6
	}
}

func dealBuy(t *take) {
	// Two pats of a hand, then a bell on the counter.
	for i, at := range []float64{0.002, t.Between(0.12, 0.135)} {
		t.Add(at, 1-0.25*float64(i), 0, func() []float64 {
			x := synth.Flap(t.Rand, 520, 0.05)
			slap := synth.Fall(synth.BandPass(t.Noise(synth.Samples(0.05)), t.Vary(1150, 0.1), 0.8), 0.045)
			synth.Shape(slap, synth.Point{At: 0}, synth.Point{At: 0.0015, Level: 1})
			return synth.Mix(x, synth.Scale(slap, 0.5), 0)
		})
	}
	t.Add(0.3, 0.5, 0.12, func() []float64 {
		return synth.Ring(synth.Hit(0.00025), 1.2, synth.Bell(t.Rand, t.Vary(2093, 0.002), 0.95)...)
	})
}

func buyer(t *take) {
	// A bell on a spring: the door swings it, and it rings out by itself.
	at, gap, gain := 0.002, 0.085, 0.9
	for i := range 7 {
		push := 0.00025 + 0.00005*float64(i&1)
		pan := 0.15 - 0.3*float64(i&1)
		hz := 1760.0
		if i&1 == 1 {
			hz *= 1.006 // the other side of the rim
		}
		t.Add(at, gain, pan, func() []float64 {
			return synth.Ring(synth.Hit(push), 1.1, synth.Bell(t.Rand, hz, 0.8)...)
		})
		at += gap * t.Between(0.9, 1.1)
		gap *= 1.13
		gain *= 0.7
	}
}
