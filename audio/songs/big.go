package songs

import (
	"bigpayday/audio/band"
	"bigpayday/audio/score"
)

// Big is a big band on a stage: trumpets, an organ, a bass that walks, and a drummer who enjoys it.
var Big = Piece{
	Name: "big", Wet: 0.34, Gain: -0.9,
	Band: band.Lineup{
		score.Lead:   {Plays: band.Trumpet, Gain: 0.81, Pan: 0.12, Up: -12},
		score.Second: {Plays: band.Horn, Gain: 1.30, Pan: -0.3, Up: -12},
		score.Third:  {Plays: band.Organ, Gain: 1.10, Pan: 0.28, Up: -12},
		score.Comp:   {Plays: steel, Gain: 0.86, Pan: -0.2},
		score.Pad:    {Plays: sections, Gain: 0.83, Pan: 0.1},
		score.Bass:   {Plays: doubleBass, Gain: 1.08, Pan: 0},
		score.Kit:    {Plays: band.JazzKit.Play, Gain: 1.31},
		score.Pulse:  {Plays: pizzicato, Gain: 0.7, Pan: 0.2},
	},
	Score: score.Song{
		Beats: 4, Tempo: 138, Swing: 0.65, Unit: 1,
		Scale: score.Major, Keys: []int{0, 5, -2, 3, -4, 2}, Turnaround: "Dm7 G13",
		Parts: map[byte]score.Part{
			'A': {
				Chords: []string{"C6", "C7", "F9", "F#dim7", "C6/G", "A7", "D9 G13", "C6 G7"},
				Tunes: [][]string{
					{"c5 . c5 d5 . e5 - g5", ". bb5 - g5 - - . .", "a5 . a5 g5 . f5 - eb5", ". c5 - a4 - - . .",
						"g4 . c5 e5 . g5 - a5", ". g5 - e5 - c#5 - .", "f#5 - a5 - f5 - d5 -", "c5 - - - . . . ."},
					{"g5 - e5 . g5 - e5 .", "g5 bb5 - g5 e5 - . .", "a5 - f5 . a5 - f5 .", "a5 c6 - a5 f#5 - . .",
						"g5 - e5 . c5 - e5 .", "g5 - - e5 c#5 - . .", "d5 - f#5 a5 - b5 - g5", "c6 - - . c5 - . ."},
					{"e5 - - c5 - g4 - .", "bb4 - c5 - e5 - g5 -", "f5 - - eb5 - c5 - .", "a4 - c5 - eb5 - f#5 -",
						"g5 . g5 . e5 c5 - .", "e5 . e5 . c#5 a4 - .", "d5 e5 f#5 - g5 f5 b4 -", "c5 - - - . . g4 -"},
				},
			},
			'B': {
				Chords: []string{"E7", "E7", "A7", "A7", "D9", "D9", "G13", "G7"},
				Tunes: [][]string{
					{"g#5 - e5 - b4 - d5 -", "e5 - - - . . . .", "g5 - e5 - c#5 - e5 -", "a5 - - - . . . .",
						"f#5 - a5 - c6 - a5 -", "f#5 - d5 - . . . .", "f5 - g5 - b5 - d6 -", "b5 - g5 - f5 - d5 -"},
					{"b4 d5 e5 - g#5 - e5 -", ". . e5 - d5 - b4 -", "c#5 e5 g5 - a5 - g5 -", ". . e5 - c#5 - a4 -",
						"d5 f#5 a5 - c6 - a5 -", ". . f#5 - e5 - d5 -", "f5 . f5 . g5 . g5 .", "b5 - - - d5 - . ."},
				},
			},
			'C': { // smooth
				Chords: []string{"Fmaj7", "Fm6", "Em7", "Ebdim7", "Dm7", "G13", "C6", "G7"},
				Tunes: [][]string{
					{"a5 - - g5 - f5 - c5", "d5 - - f5 - ab5 - .", "g5 - - e5 - d5 - b4", "c5 - - a4 - f#4 - .",
						"f4 a4 c5 e5 - d5 - a4", "b4 - - e5 - d5 - .", "c5 - e5 - g5 - - -", "f5 - d5 - b4 - . ."},
					{"c5 - f5 - a5 - c6 -", "ab5 - - - f5 - d5 -", "b4 - e5 - g5 - b5 -", "a5 - - - f#5 - eb5 -",
						"d5 - - f5 - a5 - f5", "e5 - - - d5 - b4 -", "g4 - c5 - e5 - d5 -", "f5 - - - . . . ."},
				},
			},
		},
		Course: []score.Chorus{
			{Form: "A", Role: score.Rest, Energy: 1},
			{Form: "AABA", Role: score.Head, Who: score.Lead, Energy: 2},
			{Form: "CC", Role: score.Solo, Who: score.Third, Energy: 1, Pad: true},
			{Form: "CA", Role: score.Head, Who: score.Second, Energy: 2, Pad: true},
			{Form: "AAB", Role: score.Solo, Who: score.Lead, Energy: 3},
			{Form: "C", Role: score.Rest, Energy: 0, Pad: true},
			{Form: "AB", Role: score.Trade, Who: score.Third, Energy: 2},
			{Form: "CB", Role: score.Head, Who: score.Third, Energy: 1},
			{Form: "AA", Role: score.Head, Who: score.Lead, Energy: 3, Pad: true},
			{Form: "BC", Role: score.Solo, Who: score.Second, Energy: 2, Pad: true},
		},
		Bass: [4]score.BassStyle{score.TwoBeat, score.TwoBeat, score.Walk, score.Walk},
		Comps: [4][]string{
			{"x-......", "x-..x-.."},
			{"x.X.x.X.", "...x...x", "x..x...."},
			{"x.X.x.X.", "x.Xxx.X.", "...x..x."},
			{"x.X.x.X.", "xxX.x.Xx", "x.XxxxX."},
		},
		Grooves: [4][]score.Groove{
			{{score.Brush: "x.X.x.X."}, {score.Brush: "x.Xgx.X.", score.Hat: "..x...x."}},
			{{score.Hat: "xoxgxoxg", score.Kick: "g...g..."}, {score.Ride: "x.Xxx.Xx", score.Hat: "..x...x."}},
			{{score.Ride: "X.Xxx.Xx", score.Hat: "..x...x.", score.Kick: "x...g...", score.Snare: "...g...g"}, {score.Ride: "X.XxX.Xx", score.Hat: "..x...x.", score.Kick: "x...x...", score.Rim: "......x."}},
			{{score.Ride: "X.XxX.Xx", score.Hat: "..X...X.", score.Kick: "x.g.x.g.", score.Snare: "...x.g.x"}, {score.Ride: "X.XxX.Xx", score.Hat: "..X...X.", score.Kick: "x..x..x.", score.Snare: "g.X.g.Xg"}},
		},
		Fills: []score.Groove{
			{score.Snare: "x.x.xxxx", score.Kick: "x...x..."},
			{score.Snare: "..xx....", score.HighTom: "....xx..", score.LowTom: "......xX", score.Kick: "x......."},
			{score.Snare: "X..X..X.", score.Kick: "X..X..X.", score.Crash: "......x."},
			{score.LowTom: "x.xx.xx.", score.Hat: "..x...x."},
		},
		Answers: []string{"....x.X.", "....xx-.", ".....x.X", "....XX..", "......X-"},
		Tense:   []string{"Am", "Am/G", "F#dim7", "Fmaj7", "Dm6", "Am", "Bm7b5", "E7#9"},
		Pulses:  []string{"0.0.0.0.", "0.2.0.2.", "0012 0021", "0..0..2.", "0.1.2.1."},
		TenseGroove: []score.Groove{
			{score.Hat: "x.x.x.x.", score.Timpani: "g......."},
			{score.Hat: "xgx.xgx.", score.LowTom: "x..x...."},
			{score.LowTom: "x.xxx.xx", score.Kick: "x...x..."},
			{score.LowTom: "X.xxX.xx", score.Snare: "g.g.g.xx", score.Kick: "x.x.x.x."},
		},
	},
}

// sections are the brass of the back rows.
var sections = band.Analog{Detune: 0.12, Cutoff: 2.2, Sweep: 2.5, Close: 1.6, Ring: 0.75, Attack: 0.06, Hold: 0.8, Decay: 1.2, Away: 0.25, Vibrato: 0.04, Gain: 0.12}.Play
