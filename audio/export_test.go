package audio

import (
	"io"
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

// Playing returns the theme that is played, "" for none, how many samples of its beat are over, and
// how many it has.
func (p *Player) Playing() (t Theme, over, beat int) {
	if now := p.mixer.music.now; now != nil && now.beat > 0 {
		return now.theme, now.clock % now.beat, now.beat
	}
	return "", 0, 0
}
