package band

import (
	"math"

	"bigpayday/audio/score"
	"bigpayday/audio/synth"
)

// Block is the number of samples that are made at a time.
const Block = 240

// Seat is one player of a band.
type Seat struct {
	// Plays begins a note.
	Plays Instrument
	// Gain is how loud the player is beside the others, and Pan where: -1 is left, 1 right.
	Gain, Pan float64
	// Up is by how many semitones what is written is moved.
	Up int
	// Tremolo is how deep the volume goes from side to side, from 0 to 1, at 5 times a second.
	Tremolo float64
}

// Lineup is who plays in a band, by their chairs. A chair without an instrument is empty.
type Lineup [score.Chairs]Seat

// Note is a note to be played.
type Note struct {
	// Pitch is as in package score.
	Pitch int
	// Velocity is how hard it is played, from 0 to 1.
	Velocity float64
	// Length is how long it is held, in samples.
	Length int
}

// Instrument begins a note. R is for the small differences between two of them.
type Instrument func(r *synth.Rand, n Note) Voice

// Voice is a note while it sounds.
type Voice interface {
	// Next writes the samples that follow, and tells whether there are more.
	Next(out []float64) (more bool)
	// Release ends the note: from now on it dies away.
	Release()
}

// Band is a few players in a room. The zero value is none.
type Band struct {
	lineup   Lineup
	wet      float64
	rand     *synth.Rand
	room     *synth.Room
	sounding []sounding
	sweep    float64 // of the tremolo, in turns
	out      [Block]float64
	// Left and Right are the block made last.
	Left, Right [Block]float64
}

// sounding is a note that is heard.
type sounding struct {
	voice       Voice
	chair       score.Chair
	wait, held  int // samples until it begins, and until it is released
	left, right float64
}

// mostVoices is how many notes sound at a time. More cost too much in a browser.
const mostVoices = 40

// New returns a band in a room that has the given share, from 0 to 1.
func New(l Lineup, wet float64, seed uint64) *Band {
	return &Band{lineup: l, wet: wet, rand: synth.NewRand(seed), room: synth.NewRoom()}
}

// Play begins a note of a chair, the given number of samples after the block made last.
func (b *Band) Play(chair score.Chair, wait int, n Note) {
	seat := &b.lineup[chair]
	if seat.Plays == nil {
		return
	}
	n.Pitch += seat.Up
	pan := seat.Pan
	if chair == score.Kit {
		pan += drumPan[n.Pitch]
	}
	angle := (min(max(pan, -1), 1) + 1) * math.Pi / 4
	if len(b.sounding) >= mostVoices {
		b.sounding = append(b.sounding[:0], b.sounding[1:]...)
	}
	b.sounding = append(b.sounding, sounding{
		voice: seat.Plays(b.rand, n), chair: chair, wait: wait, held: n.Length,
		left: seat.Gain * math.Cos(angle) * math.Sqrt2, right: seat.Gain * math.Sin(angle) * math.Sqrt2,
	})
}

// Release ends every note that is held.
func (b *Band) Release() {
	for i := range b.sounding {
		b.sounding[i].voice.Release()
	}
}

// Still tells whether no note sounds.
func (b *Band) Still() bool { return len(b.sounding) == 0 }

// Next makes the block that follows.
func (b *Band) Next() {
	clear(b.Left[:])
	clear(b.Right[:])
	b.sweep += 5.0 * Block / synth.Rate
	b.sweep -= math.Floor(b.sweep)
	sway := math.Sin(2 * math.Pi * b.sweep)
	rest := b.sounding[:0]
	for i := range b.sounding {
		s := &b.sounding[i]
		if b.add(s, sway*b.lineup[s.chair].Tremolo) {
			rest = append(rest, *s)
		}
	}
	clear(b.sounding[len(rest):])
	b.sounding = rest
	b.room.Process(b.Left[:], b.Right[:], b.wet)
}

// add mixes the next block of a note into both channels, and tells whether there is more.
func (b *Band) add(s *sounding, sway float64) bool {
	if s.wait >= Block {
		s.wait -= Block
		return true
	}
	from := s.wait
	s.wait = 0
	if s.held >= 0 {
		if s.held -= Block - from; s.held < 0 {
			s.voice.Release()
		}
	}
	part := b.out[from:]
	more := s.voice.Next(part)
	left, right := s.left*(1+0.5*sway), s.right*(1-0.5*sway)
	for i, v := range part {
		b.Left[from+i] += left * v
		b.Right[from+i] += right * v
	}
	return more
}

// drumPan is where the drums stand.
var drumPan = [score.Drums]float64{
	score.Hat: 0.25, score.OpenHat: 0.25, score.Ride: -0.3, score.Crash: -0.35, score.Shaker: 0.35, score.Tambourine: 0.3,
	score.LowTom: -0.25, score.HighTom: 0.15, score.Rim: 0.1, score.Cowbell: 0.3, score.Woodblock: -0.3, score.Clap: 0.1,
}
