package songs

import (
	"bigpayday/audio/band"
	"bigpayday/audio/score"
)

// Standard is a swing tune at a kitchen table: a clarinet, vibes, a muted trumpet, a guitar that
// strums the beats, a double bass and brushes.
var Standard = Piece{
	Name: "standard", Wet: 0.3, Gain: -0.2,
	Band: band.Lineup{
		score.Lead:   {Plays: band.Clarinet, Gain: 0.71, Pan: 0.12},
		score.Second: {Plays: band.Vibes, Gain: 0.76, Pan: -0.3, Tremolo: 0.25},
		score.Third:  {Plays: band.Trumpet, Gain: 0.72, Pan: 0.3, Up: -12},
		score.Comp:   {Plays: rhythm, Gain: 2.17, Pan: -0.22},
		score.Pad:    {Plays: band.Tines(0.25), Gain: 0.42, Pan: 0.2},
		score.Bass:   {Plays: doubleBass, Gain: 1.22, Pan: -0.05},
		score.Kit:    {Plays: band.JazzKit.Play, Gain: 2.56},
		score.Pulse:  {Plays: band.Marimba, Gain: 0.8, Pan: 0.15},
	},
	Score: score.Song{
		Beats: 4, Tempo: 118, Swing: 0.64, Unit: 1,
		Scale: score.Major, Keys: []int{0, -2, 3, 5, -4}, Turnaround: "Dm7 G7",
		Parts: map[byte]score.Part{
			'A': {
				Chords: []string{"C6", "A7", "Dm7", "G7", "Em7 A7", "Dm7 G7", "C6 Am7", "Dm7 G7"},
				Tunes: [][]string{
					{"e5 - g5 . e5 c5 - .", "c#5 - e5 . g4 - - .", "f5 - a5 . f5 d5 - .", "b4 - d5 . f4 - - .",
						"g5 - - e5 g5 - e5 c#5", "f5 - - d5 f5 - d5 b4", "c5 - e5 - g5 - a5 -", "g5 - - - . . . ."},
					{". c5 e5 g5 - a5 - g5", "e5 - - . . c#5 d5 e5", ". d5 f5 a5 - c6 - a5", "f5 - - . . d5 c5 b4",
						"e5 - d5 e5 - g5 - e5", "d5 - c5 d5 - f5 - d5", "e5 g5 - e5 c5 - a4 -", "b4 - d5 - g4 - . ."},
					{"g4 - c5 - e5 - d5 c5", "c#5 - - - - . e5 -", "a4 - d5 - f5 - e5 d5", "b4 - - - - . g4 -",
						"b4 d5 g5 - c#5 e5 g5 -", "a4 c5 f5 - b4 d5 f5 -", "e5 - - d5 c5 - a4 -", "g4 - - - - . . ."},
				},
			},
			'H': { // the way home
				Chords: []string{"C6", "A7", "Dm7", "G7", "Em7 A7", "Dm7 G7", "C6", "C6"},
				Tunes: [][]string{
					{"e5 - g5 . e5 c5 - .", "c#5 - e5 . a5 - - .", "f5 - a5 . f5 d5 - .", "b4 - d5 . g5 - - .",
						"g5 - - e5 a5 - g5 e5", "f5 - - d5 g5 - f5 b4", "c5 - - - - - . .", ". . . . . . . ."},
					{". c5 e5 g5 - c6 - g5", "a5 - - . . e5 c#5 e5", ". d5 f5 a5 - c6 - a5", "b5 - - . . g5 f5 d5",
						"e5 - g5 e5 - c#5 - e5", "d5 - f5 d5 - b4 - d5", "e5 - - d5 c5 - - -", ". . . . . . . ."},
				},
			},
			'B': {
				Chords: []string{"Fmaj7", "Fm6", "C6/E", "A7", "D7", "D7", "Dm7", "G7"},
				Tunes: [][]string{
					{"a5 - g5 f5 - c5 - .", "ab5 - g5 f5 - c5 - .", "g5 - f5 e5 - c5 - .", "e5 - c#5 - a4 - - .",
						"f#5 - - a5 - f#5 d5 .", "c5 - - . d5 e5 f#5 -", "f5 - - d5 - a4 - .", "g4 a4 b4 d5 f5 - . ."},
					{"c6 - a5 - f5 - a5 -", "ab5 - f5 - d5 - f5 -", "g5 - e5 - c5 - e5 -", "g5 - - . e5 - c#5 -",
						"a4 - d5 - f#5 - a5 -", "c6 - a5 f#5 - d5 - .", "f5 - a5 f5 - d5 - .", "b4 - - - g4 - . ."},
				},
			},
			'C': { // the verse
				Chords: []string{"Am7", "D7", "Am7", "D7", "G6", "E7", "Am7 D7", "Dm7 G7"},
				Tunes: [][]string{
					{"a4 c5 e5 - - c5 e5 -", "f#5 - e5 - d5 - - .", "a4 c5 e5 - - c5 a5 -", "f#5 - - - . . . .",
						"d5 - b4 d5 - g5 - .", "g#5 - e5 - b4 - - .", "c5 e5 a5 - f#5 - d5 -", "f5 - d5 - b4 - g4 -"},
					{"e5 - - c5 - a4 - c5", "d5 - - f#5 - a5 - .", "g5 - e5 - c5 - e5 -", "d5 - - - . . f#5 -",
						"g5 - - b5 - g5 - d5", "e5 - - g#5 - b5 - .", "a5 - e5 c5 f#5 - d5 -", "f5 - - d5 b4 - . ."},
				},
			},
		},
		Course: []score.Chorus{
			{Form: "A", Role: score.Rest, Energy: 0},
			{Form: "AABH", Role: score.Head, Who: score.Lead, Energy: 1},
			{Form: "AH", Role: score.Solo, Who: score.Second, Energy: 1},
			{Form: "CH", Role: score.Head, Who: score.Third, Energy: 2},
			{Form: "AABH", Role: score.Solo, Who: score.Lead, Energy: 2},
			{Form: "B", Role: score.Rest, Energy: 1, Pad: true},
			{Form: "CC", Role: score.Head, Who: score.Second, Energy: 1, Pad: true},
			{Form: "AH", Role: score.Trade, Who: score.Third, Energy: 3},
			{Form: "BH", Role: score.Head, Who: score.Lead, Energy: 3},
			{Form: "A", Role: score.Solo, Who: score.Second, Energy: 0},
		},
		Bass: [4]score.BassStyle{score.TwoBeat, score.TwoBeat, score.Walk, score.Walk},
		Comps: [4][]string{
			{"x...x...", "x.......", "..x...x."},
			{"x.x.x.x.", "x.X.x.X.", "x.X.x.Xx"},
			{"x.X.x.X.", "x.Xxx.X.", "x.X.x.Xx"},
			{"x.X.x.X.", "xxX.x.X.", "x.Xxx.Xx"},
		},
		Grooves: [4][]score.Groove{
			{{score.Brush: "x.X.x.X."}, {score.Brush: "x.X.x.Xg"}},
			{{score.Brush: "x.X.x.X.", score.Hat: "..x...x."}, {score.Brush: "x.Xgx.Xg", score.Hat: "..x...x.", score.Kick: "g......."}},
			{{score.Ride: "x.Xxx.Xx", score.Hat: "..x...x.", score.Kick: "g...g..."}, {score.Ride: "x.Xxx.Xx", score.Hat: "..x...x.", score.Rim: "...g..g."}},
			{{score.Ride: "X.Xxx.Xx", score.Hat: "..x...x.", score.Kick: "x...g.g.", score.Snare: "...g.g.g"}, {score.Ride: "X.XxX.Xx", score.Hat: "..x...x.", score.Kick: "x.g.x...", score.Snare: "g..g..g."}},
		},
		Fills: []score.Groove{
			{score.Brush: "x.X.xxXX", score.Kick: "x......."},
			{score.Snare: "....g.xx", score.Ride: "x.X.....", score.Kick: "x......."},
			{score.Snare: "x.xx.xx.", score.Hat: "..x...x."},
			{score.HighTom: "....xx..", score.LowTom: "......xx", score.Ride: "x.X....."},
		},
		Answers: []string{"....xx-.", ".....xx-", "....x.x-", "....x-x-", "......xx"},
		Tense:   []string{"Am", "Am/G", "Fmaj7", "E7", "Am", "Dm6", "Bm7b5", "E7b9"},
		Pulses:  []string{"0.0.0.0.", "0.1.0.2.", "0010 2010", "0..0..0.", "0.2.1.2."},
		TenseGroove: []score.Groove{
			{score.Hat: "x.x.x.x."},
			{score.Hat: "x.x.x.x.", score.Rim: "......x."},
			{score.Hat: "xgxgxgxg", score.Rim: "..x...x.", score.Kick: "x...x..."},
			{score.Hat: "xgxgxgxg", score.Snare: "g.g.g.gx", score.Kick: "x.x.x.x."},
		},
	},
}
