package audio

import (
	"math"

	"bigpayday/audio/synth"
)

// music is a quiet tune for marimba, electric piano, bass and brush. It follows
// the month: brisk and bright on the first morning, with everybody in at noon,
// slow, low and sparse on the last evening. It never repeats exactly.
type music struct {
	playing bool
	month   float64 // from 0, its first morning, to 1, its last evening

	// mood follows the month within a few bars: the seats are on days of their
	// own, and the music should not jump about with them.
	mood float64

	score    []scoredBar
	presence ramp
	rand     *synth.Rand
	room     *synth.Room

	eighth int     // of the score, that comes next
	wait   float64 // frames until then
	notes  []*note

	left, right [block]float64
}

// musicLevel brings the music to about 12 dB below a fanfare.
const musicLevel = 0.16

func newMusic() *music {
	return &music{
		score:    score(),
		presence: ramp{seconds: 0.7},
		rand:     synth.NewRand(1),
		room:     synth.NewRoom(),
	}
}

// add mixes the next block into out and tells whether there was anything to
// add. Its volume goes from one factor to the other.
func (m *music) add(out []float32, from, to float32) bool {
	m.presence.to = 0
	if m.playing {
		m.presence.to = 1
	}
	if m.presence.silent() {
		return false
	}
	if m.presence.now == 0 {
		m.mood = m.month
	}
	p0, p1 := m.presence.next()

	for m.wait < block {
		m.play(int(m.wait))
	}
	m.wait -= block

	clear(m.left[:])
	clear(m.right[:])
	rest := m.notes[:0]
	for _, n := range m.notes {
		if n.add(m.left[:], m.right[:]) {
			rest = append(rest, n)
		}
	}
	clear(m.notes[len(rest):])
	m.notes = rest
	m.room.Process(m.left[:], m.right[:], 0.3)

	gain := from * p0 * musicLevel
	change := (to*p1*musicLevel - gain) / block
	for i := range m.left {
		out[2*i] += gain * float32(m.left[i])
		out[2*i+1] += gain * float32(m.right[i])
		gain += change
	}
	return true
}

// day returns a value that has one course over the month: in the morning, at
// noon, in the evening.
func (m *music) day(morning, noon, evening float64) float64 {
	return synth.Level(m.mood, synth.Point{At: 0, Level: morning}, synth.Point{At: 0.45, Level: noon}, synth.Point{At: 1, Level: evening})
}

// play begins the notes of the next eighth, the given number of frames from
// now, and sets the time of the one after it.
func (m *music) play(in int) {
	m.mood += 0.04 * (m.month - m.mood)
	b := m.score[m.eighth/8]
	at := m.eighth % 8
	r := m.rand

	// The hand is never quite on the beat, and never strikes twice the same.
	late := func() int { return in + int(r.Between(0, 0.014)*SampleRate) }
	touch := func(gain float64) float64 { return gain * r.Between(0.8, 1.1) }
	chance := func(p float64) bool { return r.Between(0, 1) < p }

	switch {
	case at == 0:
		m.begin(late(), touch(m.day(0.34, 0.5, 0.42)), 0, bassNote(b.bass))
		m.chord(late(), touch(m.day(0.15, 0.17, 0.24)), b.chord)
	case at == 4 && chance(m.day(0.35, 0.8, 0.25)):
		m.begin(late(), touch(m.day(0.22, 0.36, 0.26)), 0, bassNote(b.fifth))
	case at == 5 && chance(m.day(0.4, 0.6, 0.15)):
		m.chord(late(), touch(0.1), b.chord[1:])
	}
	// What is left out is never a note that the ear holds on to.
	if hz := b.tune[at]; hz > 0 && (at%4 == 0 || chance(m.day(0.88, 0.97, 0.6))) {
		if m.mood > 0.75 {
			hz /= 2
		}
		m.begin(late(), touch(m.day(0.5, 0.46, 0.44)), 0.18, marimbaNote(hz, m.day(0.0008, 0.001, 0.0021)))
	}
	if brush := m.day(0, 0.05, 0); brush > 0.012 && at%2 == 0 {
		length := 0.09
		if at%4 == 2 {
			brush *= 1.8
			length = 0.2
		}
		m.begin(late(), touch(brush), -0.3, brushNote(r, length))
	}

	beat := SampleRate * 60 / m.day(92, 88, 70)
	// A light swing: the second eighth of a beat comes late.
	swing := m.day(0.56, 0.58, 0.55)
	if at%2 == 1 {
		swing = 1 - swing
	}
	m.wait += beat * swing
	m.eighth = (m.eighth + 1) % (8 * len(m.score))
}

// chord begins the notes of a chord, one shortly after the other.
func (m *music) chord(in int, gain float64, notes []float64) {
	for i, hz := range notes {
		m.begin(in+i*int(m.rand.Between(0.008, 0.018)*SampleRate), gain, -0.35+0.2*float64(i), pianoNote(hz))
	}
}

// begin lets n be heard, the given number of frames from now.
func (m *music) begin(in int, gain, pan float64, n *note) {
	angle := (pan + 1) * math.Pi / 4
	n.wait, n.left, n.right = in, gain*math.Cos(angle), gain*math.Sin(angle)
	m.notes = append(m.notes, n)
}

// note is a note that is being heard: a push and a few resonators, which cost
// little enough to be computed while they sound.
type note struct {
	wait        int // frames until it begins
	left, right float64
	push        []float64
	resonators  []resonator
	life        int // frames until it is over
}

type resonator struct {
	gain, a1, a2, y1, y2 float64
}

func newNote(push []float64, modes ...synth.Mode) *note {
	n := &note{push: push}
	for _, m := range modes {
		r := math.Pow(10, -3/(m.T60*SampleRate))
		sin, cos := math.Sincos(2 * math.Pi * m.Hz / SampleRate)
		n.resonators = append(n.resonators, resonator{gain: m.Gain * sin, a1: 2 * r * cos, a2: -r * r})
		// It has lost 80 dB then, and 20 more were never there.
		n.life = max(n.life, len(push)+int(m.T60*SampleRate*80/60))
	}
	return n
}

// add mixes the next block into both channels and tells whether there is more.
func (n *note) add(left, right []float64) bool {
	if n.wait >= block {
		n.wait -= block
		return true
	}
	from := n.wait
	n.wait = 0
	for i := from; i < block; i++ {
		x := 0.0
		if len(n.push) > 0 {
			x = n.push[0]
			n.push = n.push[1:]
		}
		v := 0.0
		for k := range n.resonators {
			r := &n.resonators[k]
			y := r.gain*x + r.a1*r.y1 + r.a2*r.y2
			r.y2, r.y1 = r.y1, y
			v += y
		}
		left[i] += n.left * v
		right[i] += n.right * v
	}
	n.life -= block
	return n.life > 0
}

// marimbaNote is a note of a marimba. The longer the mallet stays on the bar,
// the softer it is.
func marimbaNote(hz, mallet float64) *note {
	return newNote(synth.Hit(mallet), synth.Marimba(hz)[:3]...)
}

// pianoNote is a note of an electric piano: a tine, and the bar beside it.
func pianoNote(hz float64) *note {
	t60 := 3.4 * math.Pow(262/hz, 0.5)
	return newNote(synth.Hit(0.0024),
		synth.Mode{Hz: hz, Gain: 1, T60: t60},
		synth.Mode{Hz: hz * 1.0012, Gain: 0.5, T60: t60 * 0.9},
		synth.Mode{Hz: hz * 2.001, Gain: 0.5, T60: t60 * 0.5},
		synth.Mode{Hz: hz * 3.003, Gain: 0.35, T60: t60 * 0.2})
}

// bassNote is a plucked string of a double bass.
func bassNote(hz float64) *note {
	return newNote(synth.Hit(0.0038),
		synth.Mode{Hz: hz, Gain: 1, T60: 1.5},
		synth.Mode{Hz: hz * 2.003, Gain: 0.75, T60: 0.9},
		synth.Mode{Hz: hz * 3.008, Gain: 0.5, T60: 0.5},
		synth.Mode{Hz: hz * 4.015, Gain: 0.4, T60: 0.3})
}

// brushNote is a brush on a drum: noise in a broad and deaf body.
func brushNote(r *synth.Rand, seconds float64) *note {
	push := synth.Shape(r.Noise(synth.Samples(seconds)), synth.Point{At: 0}, synth.Point{At: seconds * 0.3, Level: 1}, synth.Point{At: seconds})
	synth.HighPass(push, 1800)
	return newNote(push,
		synth.Mode{Hz: 3100, Gain: 0.25, T60: 0.004},
		synth.Mode{Hz: 5200, Gain: 0.25, T60: 0.003},
		synth.Mode{Hz: 7400, Gain: 0.2, T60: 0.003})
}
