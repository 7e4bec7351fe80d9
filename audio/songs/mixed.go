package songs

import (
	"bigpayday/audio/band"
	"bigpayday/audio/score"
)

// Mixed has a bit of everything, as its board has: a bossa nova that turns into a calypso, on marimba,
// guitar and a whistle.
var Mixed = Piece{
	Name: "mixed", Wet: 0.28, Gain: -0.2,
	Band: band.Lineup{
		score.Lead:   {Plays: band.Marimba, Gain: 1.24, Pan: 0.15},
		score.Second: {Plays: band.Whistle, Gain: 1.27, Pan: -0.25},
		score.Third:  {Plays: band.Flute, Gain: 0.69, Pan: 0.3},
		score.Comp:   {Plays: nylon, Gain: 1.05, Pan: -0.15},
		score.Pad:    {Plays: band.Tines(0.3), Gain: 0.35, Pan: 0.2, Tremolo: 0.3},
		score.Bass:   {Plays: doubleBass, Gain: 1.05, Pan: 0},
		score.Kit:    {Plays: band.JazzKit.Play, Gain: 1.71},
		score.Pulse:  {Plays: band.Marimba, Gain: 0.8, Pan: -0.2},
	},
	Score: score.Song{
		Beats: 4, Tempo: 122, Swing: 0.5, Unit: 1,
		Scale: score.Major, Keys: []int{0, -3, 2, 5, -5}, Turnaround: "Dm9 G7b9",
		Parts: map[byte]score.Part{
			'A': { // bossa nova
				Chords: []string{"Dm9", "G13", "Cmaj9", "A7b9", "Dm9", "G7b9", "Cmaj9", "Cmaj9 A7"},
				Tunes: [][]string{
					{"a5 - - f5 - e5 - d5", "e5 - - b4 - - . .", "g5 - - e5 - d5 - b4", "c#5 - - a4 - - . .",
						"f5 - a5 - - c6 - a5", "ab5 - - f5 - d5 - b4", "e5 - - d5 - - g4 -", "b4 - - - - . . ."},
					{". d5 f5 a5 - - g5 f5", "e5 - d5 - - b4 - .", ". c5 e5 g5 - - f5 e5", "c#5 - e5 - - bb4 - .",
						". d5 f5 a5 - - c6 a5", "b5 - ab5 - - f5 - .", "g5 - e5 - d5 - b4 -", "c5 - - - - - . ."},
					{"c5 - - - - a4 c5 d5", "e5 - - - - d5 - .", "b4 - - - - g4 b4 c5", "c#5 - - - - - . .",
						"c6 - - a5 - f5 - e5", "d5 - - f5 - - ab5 -", "g5 - - - - e5 - d5", "e5 - - - c#5 - . ."},
				},
			},
			'B': { // its bridge
				Chords: []string{"Fmaj7", "Bb9", "Em7", "A7", "D9", "D9", "Dm7", "G7"},
				Tunes: [][]string{
					{"c5 - e5 - a5 - - g5", "ab5 - - f5 - d5 - .", "g5 - e5 - b4 - - d5", "c#5 - - e5 - g5 - .",
						"f#5 - - e5 - d5 - a4", "c5 - - - . e5 f#5 -", "f5 - - e5 - d5 - a4", "g4 - b4 - d5 - . ."},
					{"a5 - - - - g5 f5 e5", "f5 - - d5 - c5 - .", "b4 - - - - d5 e5 g5", "e5 - - c#5 - a4 - .",
						"f#5 - a5 - e5 - c5 -", "a4 - - - d5 - - .", "f5 a5 - f5 d5 - a4 -", "b4 - - - . . . ."},
				},
			},
			'C': { // calypso
				Chords: []string{"C", "F", "G7", "C", "C", "F", "G7", "C"},
				Tunes: [][]string{
					{"e5 g5 - e5 c5 - e5 -", "f5 a5 - f5 c5 - . .", "d5 f5 - d5 b4 - d5 -", "c5 e5 - g5 - - . .",
						"g5 c6 - g5 e5 - g5 -", "a5 c6 - a5 f5 - . .", "g5 f5 - d5 b4 - g4 -", "c5 - - - . . . ."},
					{"c5 - e5 g5 - e5 - c5", "a5 - - f5 - c5 - .", "b4 - d5 f5 - d5 - b4", "g5 - - e5 - c5 - .",
						"c6 g5 - e5 g5 - c5 -", "f5 - a5 c6 - a5 - f5", "d5 - g5 - f5 - b4 -", "c5 - - c5 - . . ."},
				},
			},
		},
		Course: []score.Chorus{
			{Form: "A", Role: score.Rest, Energy: 0},
			{Form: "AAB", Role: score.Head, Who: score.Lead, Energy: 1},
			{Form: "AA", Role: score.Solo, Who: score.Third, Energy: 1, Pad: true},
			{Form: "CC", Role: score.Head, Who: score.Second, Energy: 2},
			{Form: "CC", Role: score.Solo, Who: score.Lead, Energy: 3},
			{Form: "B", Role: score.Rest, Energy: 1, Pad: true},
			{Form: "BA", Role: score.Head, Who: score.Third, Energy: 1, Pad: true},
			{Form: "AB", Role: score.Trade, Who: score.Lead, Energy: 2},
			{Form: "CA", Role: score.Solo, Who: score.Second, Energy: 3},
			{Form: "A", Role: score.Head, Who: score.Second, Energy: 0, Pad: true},
			{Form: "C", Role: score.Rest, Energy: 2},
		},
		Bass:  [4]score.BassStyle{score.TwoBeat, score.Riff, score.Riff, score.Riff},
		Riffs: []string{"r--lf--r", "r--fl--f", "r--l.rf.", "r--f8--a", "r-.fr-.a"},
		Comps: [4][]string{
			{"x--x--x-", "x-----x-"},
			{"x..x..x.", "x..x.x..", ".x.x..x."},
			{"x.xx.xx.", "x..xx.x.", ".xx.x.xx"},
			{"x.xx.xxx", "Xxx.X.xx", "x.XxX.xx"},
		},
		Grooves: [4][]score.Groove{
			{{score.Shaker: "xgxgxgxg", score.Rim: "x..x...."}, {score.Shaker: "xgxgxgxg"}},
			{{score.Shaker: "xgxgxgxgxgxgxgxg", score.Rim: "x..x..x...x..x..", score.Kick: "x..xx..x"}, {score.Hat: "xxxxxxxx", score.Rim: "..x..x....x..x..", score.Kick: "x..xx..x"}},
			{{score.Shaker: "xgxgxgxgxgxgxgxg", score.Rim: "x..x..x...x..x..", score.Kick: "x..xx..x", score.Tambourine: "..x...x."}, {score.Shaker: "XgxgXgxgXgxgXgxg", score.Woodblock: "x..x..x..x.x..x.", score.Kick: "x..xx..x"}},
			{{score.Shaker: "XgxgXgxgXgxgXgxg", score.Cowbell: "x.xx.x.x", score.Kick: "x..xx..x", score.Snare: "...g..x."}, {score.Shaker: "XgxgXgxgXgxgXgxg", score.HighTom: "...x..x.", score.LowTom: "x......x", score.Kick: "x..xx...", score.Tambourine: "..x...x."}},
		},
		Fills: []score.Groove{
			{score.Shaker: "xgxgxgxg", score.HighTom: "....xx..", score.LowTom: "......xx"},
			{score.Rim: "x.xx.xx.x.xxx.xx", score.Kick: "x..xx..x"},
			{score.Woodblock: "x..x..x..x.xx.xx", score.Kick: "x......."},
			{score.Snare: "....x.xxx.x.xxxx", score.Kick: "x..x...."},
		},
		Answers: []string{"....xx.x", ".....x.x", "....x-x-", "....xxx.", "......x-"},
		Tense:   []string{"Am9", "Am9", "Dm9", "Bm7b5 E7b9", "Am9", "Fmaj7", "Bb9", "E7#9"},
		Pulses:  []string{"0..0..0.", "0.10.20.", "0..2..1.", "00.0.20.", "0.0.0.2."},
		TenseGroove: []score.Groove{
			{score.Shaker: "xgxgxgxg"},
			{score.Shaker: "xgxgxgxgxgxgxgxg", score.LowTom: "x......."},
			{score.Shaker: "xgxgxgxgxgxgxgxg", score.LowTom: "x..x..x.", score.Woodblock: "......x."},
			{score.Shaker: "XgxgXgxgXgxgXgxg", score.LowTom: "x..x..x.", score.HighTom: ".....x.x", score.Kick: "x.x.x.x."},
		},
	},
}
