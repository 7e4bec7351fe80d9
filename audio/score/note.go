package score

// Chair is a place in the band.
type Chair uint8

// The chairs. The first three can have the tune.
const (
	// Lead plays the tune.
	Lead Chair = iota
	// Second and Third are the other soloists; Second also answers the tune.
	Second
	Third
	// Comp plays the chords in rhythm.
	Comp
	// Pad holds the chords.
	Pad
	// Bass plays the lowest voice.
	Bass
	// Kit is the drums, whose pitches are a [Drum].
	Kit
	// Pulse beats under what is tense.
	Pulse

	// Chairs is how many there are.
	Chairs = int(Pulse) + 1
)

// Note is a note of one player.
type Note struct {
	Chair Chair
	// Pitch is as in MIDI: 60 is middle C, and 12 an octave. For the kit it is a
	// [Drum].
	Pitch int
	// At is when it begins, and Length how long it is held, in beats from the
	// beginning of the bar. The swing is not in it: see [Song.Swung].
	At, Length float64
	// Velocity is how hard it is played, from 0 to 1.
	Velocity float64
}

// Bar is a bar as it is to be played.
type Bar struct {
	// Beats is how many beats it has, and Tempo how many there are in a minute.
	Beats int
	Tempo float64
	// Key is how many semitones above the written key it is.
	Key   int
	Notes []Note
}

// Drum is one of the drums and cymbals.
type Drum int

// The drums.
const (
	Kick Drum = iota
	Snare
	Rim
	Brush
	Hat
	OpenHat
	Ride
	Crash
	Clap
	Shaker
	Tambourine
	LowTom
	HighTom
	Cowbell
	Woodblock
	FieldDrum
	BassDrum
	Timpani

	// Drums is how many there are.
	Drums = int(Timpani) + 1
)
