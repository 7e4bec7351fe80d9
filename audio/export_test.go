package audio

import (
	"io"
	"math"
	"sync"

	"bigpayday/audio/synth"
)

// FakeDevice is a device for tests.
type FakeDevice struct {
	Ready bool
	Err   error
}

func (d *FakeDevice) ready() bool { return d.Ready && d.Err == nil }

func (d *FakeDevice) err() error { return d.Err }

// OpenFake returns a player for a device, and the stream that the device would
// read.
func OpenFake(d *FakeDevice) (*Player, io.Reader) {
	m := newMixer()
	return newPlayer(m, d), m
}

// Make makes all takes ready that are asked for.
func (p *Player) Make() {
	for p.bank.step() {
	}
}

// filled has the first two takes of every cue.
var filled = sync.OnceValue(func() map[Cue][][]float32 {
	all := map[Cue][][]float32{}
	for _, c := range Cues() {
		all[c] = [][]float32{Render(c, 0)}
		if c.Takes() > 1 {
			all[c] = append(all[c], Render(c, 1))
		}
	}
	return all
})

// Fill makes some takes of every cue ready at once.
func (p *Player) Fill() {
	p.bank.jobs = nil
	for c, takes := range filled() {
		p.bank.cues[c] = &cueTakes{takes: takes, ordered: len(takes)}
	}
}

// Voices returns how many voices the mixer has.
func (p *Player) Voices() int {
	return len(p.mixer.voices)
}

// Sound lets samples be heard as if they were a cue.
func (p *Player) Sound(g Group, samples []float32, semitones float64) {
	p.mixer.start(g, samples, synth.Semitones(semitones), false)
}

// Heard is what there is to say about some music.
type Heard struct {
	Notes   int
	Bars    int
	Peak    float64
	Highest float64 // frequency of a note in the tune, in hertz
}

// HearMusic listens to the music for the given number of seconds.
func HearMusic(month float64, seconds int) Heard {
	m := newMusic()
	m.playing, m.month = true, month
	var heard Heard
	seen := map[*note]bool{}
	eighths, last := 0, 0
	for range seconds * SampleRate / block {
		var out [2 * block]float32
		m.add(out[:], 1, 1)
		for _, v := range out {
			heard.Peak = max(heard.Peak, math.Abs(float64(v)))
		}
		for _, n := range m.notes {
			if !seen[n] {
				seen[n] = true
				heard.Notes++
				if r := n.resonators[0]; len(n.resonators) == 3 && n.left < n.right {
					decay := math.Sqrt(-r.a2)
					heard.Highest = max(heard.Highest, math.Acos(r.a1/(2*decay))*SampleRate/(2*math.Pi))
				}
			}
		}
		if m.eighth != last {
			eighths, last = eighths+1, m.eighth
		}
	}
	heard.Bars = eighths / 8
	return heard
}
