package audio

import (
	"fmt"
	"math"
	"strings"
)

// bar is four beats of the music. The tune has eight eighths, each a note or a
// dot for none.
type bar struct {
	chord string
	tune  string
}

// chord is what accompanies a bar.
type chord struct {
	bass, fifth string
	notes       string
}

// chords has the chords of the music, laid so that the hand hardly moves from
// one to the next.
var chords = map[string]chord{
	"C":  {"c3", "g2", "e4 g4 b4"},
	"C6": {"c3", "g2", "e4 g4 a4"},
	"Dm": {"d3", "a2", "f4 a4 c5"},
	"Em": {"e3", "b2", "d4 g4 b4"},
	"F":  {"f2", "c3", "e4 a4 c5"},
	"G":  {"g2", "d3", "f4 a4 b4"},
	"Gs": {"g2", "d3", "f4 a4 c5"},
	"Am": {"a2", "e3", "e4 g4 c5"},
	"A7": {"a2", "e3", "e4 g4 c#5"},
}

// The parts of the music. It was written for this game.
var (
	partA = []bar{
		{"C", ". . e5 g5 . e5 . d5"},
		{"Am", "c5 . . . . a4 c5 ."},
		{"Dm", ". . d5 f5 . d5 . c5"},
		{"G", "b4 . . . . . g4 ."},
		{"C", ". . e5 g5 . a5 . g5"},
		{"Em", "e5 . . b4 . . d5 ."},
		{"F", "c5 . a4 . c5 . e5 ."},
		{"Gs", "d5 . . . . . . ."},
	}
	partHome = []bar{
		{"C", ". . e5 g5 . e5 . d5"},
		{"Am", "c5 . . . . a4 c5 ."},
		{"Dm", ". . d5 f5 . d5 . c5"},
		{"G", "b4 . . . . . g4 ."},
		{"C", ". . e5 g5 . c6 . b5"},
		{"Am", "a5 . . g5 . e5 . ."},
		{"Dm", "f5 . e5 . d5 . b4 ."},
		{"C6", "c5 . . . . . . ."},
	}
	partB = []bar{
		{"F", "a5 . . g5 . e5 . f5"},
		{"Em", "g5 . . e5 . b4 . ."},
		{"Dm", "f5 . . e5 . c5 . d5"},
		{"C", "e5 . . . . . g4 ."},
		{"F", ". . a4 c5 . e5 . g5"},
		{"A7", "g5 . . e5 . c#5 . ."},
		{"Dm", "d5 . f5 . a5 . . ."},
		{"Gs", "g5 . . . . f5 d5 ."},
	}
)

// scoredBar is a bar as frequencies; 0 is no note.
type scoredBar struct {
	bass, fifth float64
	chord       []float64
	tune        [8]float64
}

// score returns the music: 32 bars that lead back to their beginning.
func score() []scoredBar {
	var out []scoredBar
	for _, part := range [][]bar{partA, partHome, partB, partHome} {
		for _, b := range part {
			c := chords[b.chord]
			s := scoredBar{bass: pitch(c.bass), fifth: pitch(c.fifth)}
			for _, n := range strings.Fields(c.notes) {
				s.chord = append(s.chord, pitch(n))
			}
			for i, n := range strings.Fields(b.tune) {
				s.tune[i] = pitch(n)
			}
			out = append(out, s)
		}
	}
	return out
}

// pitch returns the frequency of a note like c4, which is the middle one, or
// c#5; 0 for a dot.
func pitch(name string) float64 {
	if name == "." {
		return 0
	}
	semitones := map[byte]int{'c': -9, 'd': -7, 'e': -5, 'f': -4, 'g': -2, 'a': 0, 'b': 2}
	n, ok := semitones[name[0]]
	octave := name[len(name)-1]
	if !ok || octave < '0' || octave > '8' {
		// The notes are part of the program; a test plays them all.
		panic(fmt.Sprintf("audio: %q is not a note", name))
	}
	if strings.Contains(name, "#") {
		n++
	}
	return noteA4 * math.Pow(2, float64(n)/12+float64(octave-'0')-4)
}
