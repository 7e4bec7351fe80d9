package score

import "math"

// Song is what was composed of a piece of music. All is written in one key, and
// played in [Song.Keys].
type Song struct {
	// Beats is how many beats a bar has.
	Beats int
	// Tempo is how many beats there are in a minute.
	Tempo float64
	// Swing is which part of [Song.Unit] its first half takes: 0.5 is even, 0.67 a
	// shuffle. Unit is in beats: 1 swings eighths, 0.5 sixteenths.
	Swing, Unit float64

	// Scale is the scale of the song on C, one of the scales of this package.
	Scale Scale
	// Tonic is its first note, in semitones above C.
	Tonic int
	// Keys are the keys that one course after the other is played in, in semitones
	// above the written one.
	Keys []int

	// Parts are the parts of the song by their letters.
	Parts map[byte]Part
	// Course is the order of choruses. When it is over it begins again, in the next key.
	Course []Chorus
	// Turnaround are chords for the last bar before another key, on C as home; "" for none.
	Turnaround string

	// Bass, Comps and Grooves are by energy, from 0 to 3.
	Bass    [4]BassStyle
	Comps   [4][]string
	Grooves [4][]Groove
	// Fills are what the kit plays in the last bar of a phrase.
	Fills []Groove
	// Answers are the rhythms in which the second replies where the tune rests.
	Answers []string
	// Riffs are what the bass plays in the style [Riff], for one bar each.
	Riffs []string

	// Tense are the changes while something is at stake, and Pulses what beats under
	// them: each step is a tone of the chord, 0 the root, 1 the next above it.
	Tense  []string
	Pulses []string
	// TenseGroove is what the kit plays then, from its first bars to its last.
	TenseGroove []Groove
}

// Part is a part of a song.
type Part struct {
	// Chords has the changes of each bar; two or four in one share it evenly.
	Chords []string
	// Tunes has one tune or several for the same changes, each with as many bars.
	Tunes [][]string
}

// Role says what is played over the changes in a chorus.
type Role int

// The roles.
const (
	// Head is the tune, as written or varied.
	Head Role = iota
	// Solo is a soloist who develops the tune's motifs.
	Solo
	// Trade is a soloist for four bars, another for four.
	Trade
	// Rest is no tune: the band alone.
	Rest
)

// Chorus is one walk through some parts.
type Chorus struct {
	// Form has the letters of the parts, such as AABA.
	Form string
	Role Role
	// Who plays the tune, or the solo.
	Who Chair
	// Energy is how much the others do, from 0 to 3.
	Energy int
	// Pad has the chords held, too.
	Pad bool
}

// Groove is one bar of the kit: a rhythm for each drum that plays. See [Song].
type Groove map[Drum]string

// Scale is the semitones of a scale above its first note.
type Scale []int

// The scales.
var (
	Major      = Scale{0, 2, 4, 5, 7, 9, 11}
	Minor      = Scale{0, 2, 3, 5, 7, 8, 10}
	Dorian     = Scale{0, 2, 3, 5, 7, 9, 10}
	Mixolydian = Scale{0, 2, 4, 5, 7, 9, 10}
)

// Swung returns when a note is played that is written at a time: both are in beats.
func (s *Song) Swung(at float64) float64 {
	unit := math.Floor(at / s.Unit)
	part := at/s.Unit - unit
	if part < 0.5 {
		part *= 2 * s.Swing
	} else {
		part = s.Swing + (2*part-1)*(1-s.Swing)
	}
	return (unit + part) * s.Unit
}
