package score

import (
	"math/rand/v2"
	"slices"
)

// Tension is how much is at stake.
type Tension int

// The tensions.
const (
	// Calm has the music as it is.
	Calm Tension = iota
	// Uneasy has a pulse under it.
	Uneasy
	// Tense has changes of their own, and no tune.
	Tense
)

// Mood is what the game says to the band, bar by bar.
type Mood struct {
	Tension Tension
	// Day is how far the month has come, from 0 to 1. The band is brisk in the morning
	// and broad in the evening.
	Day float64
}

// Arranger plays a song for as long as it is wanted. It is not for two threads at a time.
type Arranger struct {
	song *compiled
	rand *rand.Rand

	course int // of the chorus that is played
	keyAt  int // in the song's keys
	plan   []planned
	at     int // in the plan
	tense  int // for how many bars it has been tense

	soloist          soloist
	hand, pad        []int // the pitches they lie on
	around           int   // which pitch the hands keep to in this phrase
	comp, riff, kit  int   // what is played in this phrase
	pulse            int
	bass             int
	afterFill        bool
	variation, tunes int
}

// planned is a bar of the chorus that is played.
type planned struct {
	chords []chord
	tune   []Note
	chorus Chorus
	who    Chair
	// inPart is which bar of its part it is, and last whether it is the part's last.
	inPart int
	last   bool
	// turn marks the bar that leads into another key.
	turn bool
}

// NewArranger returns an arranger of a song, or says what is wrong in the song.
func NewArranger(s *Song, seed uint64) (*Arranger, error) {
	song, err := compile(s)
	if err != nil {
		return nil, err
	}
	a := &Arranger{song: song, rand: rand.New(rand.NewPCG(seed, 0x736f6e67)), course: -1}
	a.nextChorus()
	return a, nil
}

func (a *Arranger) chance(p float64) bool { return a.rand.Float64() < p }

// other returns a number below n that is another than the one before, if there is one.
func (a *Arranger) other(before, n int) int {
	if n < 2 {
		return 0
	}
	return (before%n + 1 + a.rand.IntN(n-1)) % n
}

func (a *Arranger) key() int { return a.song.Keys[a.keyAt%len(a.song.Keys)] }

// nextChorus plans the bars of the chorus that follows.
func (a *Arranger) nextChorus() {
	a.course++
	if a.course == len(a.song.Course) {
		a.course = 0
		a.keyAt++
	}
	chorus := a.song.Course[a.course]
	key := a.key()
	a.plan, a.at = a.plan[:0], 0
	times := map[byte]int{}
	a.tunes++
	for _, letter := range []byte(chorus.Form) {
		p := a.song.parts[letter]
		tune := a.tunes + times[letter]
		times[letter]++
		for i, chords := range p.chords {
			bar := planned{chorus: chorus, who: chorus.Who, inPart: i, last: i == len(p.chords)-1}
			for _, c := range chords {
				bar.chords = append(bar.chords, c.up(key))
			}
			if chorus.Role == Head {
				for _, n := range p.tunes[tune%len(p.tunes)][i] {
					n.Pitch += key
					bar.tune = append(bar.tune, n)
				}
			}
			if chorus.Role == Trade && i/4%2 == 1 {
				bar.who = Second
				if chorus.Who == Second {
					bar.who = Third
				}
			}
			a.plan = append(a.plan, bar)
		}
	}
	last := &a.plan[len(a.plan)-1]
	if a.course == len(a.song.Course)-1 && len(a.song.Keys) > 1 && len(a.song.turnaround) > 0 {
		next := a.song.Keys[(a.keyAt+1)%len(a.song.Keys)]
		last.chords, last.tune, last.turn = nil, nil, true
		for _, c := range a.song.turnaround {
			last.chords = append(last.chords, c.up(next))
		}
	}
}

// Next returns the bar that follows.
func (a *Arranger) Next(m Mood) Bar {
	tempo := a.song.Tempo * (1.025 - 0.055*m.Day)
	bar := Bar{Beats: a.song.Beats, Tempo: tempo, Key: a.key()}
	if m.Tension == Tense {
		bar.Notes = a.tenseBar()
		a.tense++
		return bar
	}
	if a.tense > 0 {
		a.resume()
	}
	p := a.plan[a.at]
	follows := p.chords[0]
	if a.at+1 < len(a.plan) {
		follows = a.plan[a.at+1].chords[0]
	}
	if p.inPart%4 == 0 {
		a.newPhrase(p)
	}
	var tune []Note
	switch {
	case p.turn:
	case p.chorus.Role == Head:
		tune = a.vary(p)
	case p.chorus.Role != Rest:
		tune = a.solo(p)
	}
	notes := slices.Concat(tune, a.answer(p, tune), a.compBar(p, follows), a.padBar(p), a.bassBar(p, follows), a.kitBar(p))
	if m.Tension == Uneasy {
		notes = append(notes, a.pulseBar(p.chords, 0.4)...)
	}
	bar.Notes = notes
	if a.at++; a.at == len(a.plan) {
		a.nextChorus()
	}
	return bar
}

// resume goes on after what was tense, with the next part, or chorus.
func (a *Arranger) resume() {
	a.tense = 0
	for a.at < len(a.plan) && a.plan[a.at].inPart != 0 {
		a.at++
	}
	if a.at == len(a.plan) {
		a.nextChorus()
	}
}

// newPhrase chooses what is played in the next four bars.
func (a *Arranger) newPhrase(p planned) {
	a.comp = a.other(a.comp, len(a.song.comps[p.chorus.Energy]))
	a.riff = a.other(a.riff, len(a.song.riffs))
	a.kit = a.other(a.kit, len(a.song.grooves[p.chorus.Energy]))
	a.pulse = a.other(a.pulse, len(a.song.pulses))
	a.around = 58 + a.other(a.around, 6)
	a.soloist.phrase(a, p)
}

// at returns the chord that is played at a time in a bar.
func chordAt(chords []chord, at float64, beats int) chord {
	return chords[min(int(at/float64(beats)*float64(len(chords))), len(chords)-1)]
}
