// Package songs is the music of the game: what was composed for it, and who plays
// it. Each song is a file: its tunes and changes, the grooves, the order of its
// choruses, and its band. All of it was written for this game.
//
// How bars are made out of that is not known here (package score), nor when which
// song is heard (package audio, and the pages of the game).
package songs

import (
	"bigpayday/audio/band"
	"bigpayday/audio/score"
)

// Piece is a song with its band.
type Piece struct {
	// Name is the id of the song.
	Name  string
	Score score.Song
	Band  band.Lineup
	// Wet is the share of the room, from 0 to 1.
	Wet float64
	// Gain brings the song to the loudness that all have, in dB. It was measured: a test
	// says by how much it is wrong.
	Gain float64
}

// All returns every piece.
func All() []*Piece {
	return []*Piece{&Title, &Standard, &Seventies, &Office, &Big, &Mixed, &Conquest, &Results}
}

// Strings that more than one band has.
var (
	doubleBass = band.String{T60: 2.4, Bright: 0.5, Pick: 0.25, Place: 0.2, Body: 0.5, Tone: 520, Gain: 0.9}.Play
	nylon      = band.String{T60: 1.9, Bright: 0.62, Pick: 0.35, Place: 0.22, Body: 0.35, Tone: 3200, Gain: 0.5}.Play
	rhythm     = band.String{T60: 0.9, Bright: 0.55, Pick: 0.5, Place: 0.15, Body: 0.3, Tone: 2400, Gain: 0.4}.Play
	fingered   = band.String{T60: 2.2, Bright: 0.7, Pick: 0.4, Place: 0.12, Body: 0.5, Tone: 950, Gain: 0.85}.Play
	steel      = band.String{T60: 2.4, Bright: 0.85, Pick: 0.6, Place: 0.13, Body: 0.2, Tone: 5200, Gain: 0.45}.Play
	violins    = band.Analog{Detune: 0.16, Cutoff: 3, Sweep: 0.6, Close: 3, Ring: 0.7, Attack: 0.16, Hold: 0.85, Decay: 1.5, Away: 0.5, Vibrato: 0.08, Gain: 0.11}.Play
	pizzicato  = band.String{T60: 0.7, Bright: 0.6, Pick: 0.3, Place: 0.3, Body: 0.5, Tone: 1500, Gain: 0.55}.Play
)
