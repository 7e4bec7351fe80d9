package songs

import (
	"bigpayday/audio/band"
	"bigpayday/audio/score"
)

// Results is what is played when all is over: broad, warm, and nobody hurries; an organ, an electric
// piano and horns.
var Results = Piece{
	Name: "results", Wet: 0.36, Gain: -1.4,
	Band: band.Lineup{
		score.Lead:   {Plays: band.Tines(0.9), Gain: 1.01, Pan: 0.08, Tremolo: 0.3},
		score.Second: {Plays: band.Clarinet, Gain: 1.08, Pan: -0.28},
		score.Third:  {Plays: band.Horn, Gain: 0.75, Pan: 0.25, Up: -12},
		score.Comp:   {Plays: steel, Gain: 1.01, Pan: -0.2},
		score.Pad:    {Plays: band.Organ, Gain: 0.30, Pan: 0.15, Tremolo: 0.4},
		score.Bass:   {Plays: fingered, Gain: 1.30, Pan: 0},
		score.Kit:    {Plays: band.FunkKit.Play, Gain: 1.16},
		score.Pulse:  {Plays: band.Marimba, Gain: 0.8, Pan: 0.2},
	},
	Score: score.Song{
		Beats: 4, Tempo: 84, Swing: 0.62, Unit: 0.5,
		Scale: score.Major, Keys: []int{0, 5, -4, 2, -2}, Turnaround: "Dm7 G9sus",
		Parts: map[byte]score.Part{
			'A': {
				Chords: []string{"C", "C/E", "F", "F#dim7", "C/G", "A7", "Dm7 G9sus", "C"},
				Tunes: [][]string{
					{"g4 - c5 - e5 - g5 -", "e5 - - d5 c5 - - .", "a5 - - g5 f5 - c5 -", "a4 - c5 - eb5 - . .",
						"e5 - - g5 - e5 c5 -", "c#5 - e5 - a5 - g5 -", "f5 - d5 - c5 - d5 -", "c5 - - - - - . ."},
					{"c5 - e5 g5 - - e5 -", "g5 - - a5 g5 - . .", "a5 - c6 a5 - f5 - .", "f#5 - a5 - c6 - - .",
						"g5 - e5 c5 - g4 - .", "a4 - c#5 e5 - g5 - .", "f5 - a5 - g5 - d5 -", "e5 - - d5 c5 - . ."},
				},
			},
			'B': {
				Chords: []string{"Am7", "Em7", "F", "C", "Am7", "D7", "F", "G9sus"},
				Tunes: [][]string{
					{"e5 - - c5 - a4 - .", "g5 - - e5 - b4 - .", "a5 - g5 f5 - c5 - .", "e5 - - - . . . .",
						"c5 - e5 - a5 - g5 -", "f#5 - - a5 - - . .", "a5 - f5 - c5 - a4 -", "d5 - - - . . . ."},
					{"a4 - c5 e5 - g5 - e5", "d5 - - b4 - g4 - .", "c5 - f5 a5 - c6 - a5", "g5 - - - e5 - . .",
						"a5 - - g5 e5 - c5 -", "d5 - f#5 - a5 - . .", "c6 - a5 - f5 - a5 -", "g5 - - - . . . ."},
				},
			},
		},
		Course: []score.Chorus{
			{Form: "AA", Role: score.Head, Who: score.Lead, Energy: 1, Pad: true},
			{Form: "BA", Role: score.Head, Who: score.Third, Energy: 2, Pad: true},
			{Form: "AB", Role: score.Solo, Who: score.Second, Energy: 2, Pad: true},
			{Form: "A", Role: score.Rest, Energy: 0, Pad: true},
			{Form: "BA", Role: score.Solo, Who: score.Lead, Energy: 1},
			{Form: "AB", Role: score.Trade, Who: score.Third, Energy: 3, Pad: true},
			{Form: "B", Role: score.Rest, Energy: 1},
		},
		Bass:  [4]score.BassStyle{score.Whole, score.TwoBeat, score.Riff, score.Riff},
		Riffs: []string{"r--.l-r.", "r-.rf-8.", "r--rl-.a", "r-.f8-fa"},
		Comps: [4][]string{
			{"x-------", "x---x---"},
			{"x-..x-..", "..x-..x-", "x-.x..x-"},
			{"x-x-X-x-", "x..xX.x.", ".xx.X-x."},
			{"x.xxX.xx", "x-x.Xxx-", "x.xxX-.x"},
		},
		Grooves: [4][]score.Groove{
			{{score.Shaker: "x.x.x.x."}},
			{{score.Hat: "xgxgxgxgxgxgxgxg", score.Rim: "....x.......x...", score.Kick: "x.......x.x....."}, {score.Hat: "x.x.x.x.x.x.x.x.", score.Rim: "....x.......x..g", score.Kick: "x.....x.x......."}},
			{{score.Hat: "xgxgxgxgxgxgxgxo", score.Snare: "....X.......X..g", score.Kick: "x.....x.x.x.....", score.Tambourine: "....x.......x..."}, {score.Ride: "x.xxx.xxx.xxx.xx", score.Snare: "....X.......X...", score.Kick: "x..x....x.x....."}},
			{{score.Ride: "X.xxX.xxX.xxX.xx", score.Snare: "....X..g.g..X..g", score.Kick: "X..x..x.X.x.....", score.Tambourine: "..x...x...x...x."}},
		},
		Fills: []score.Groove{
			{score.Snare: "....X...x.x.xxxx", score.Hat: "x.x.x.x.........", score.Kick: "x.......x......."},
			{score.HighTom: "........xxx.....", score.LowTom: "............xxx.", score.Kick: "x..............."},
		},
		Answers: []string{"....xx-.", ".....xx-", "....x-x-", "......xx"},
		Tense:   []string{"Am", "Am/G", "F", "E7"},
		Pulses:  []string{"0.0.0.0.", "0.2.1.2."},
		TenseGroove: []score.Groove{
			{score.Hat: "x.x.x.x."}, {score.Hat: "x.x.x.x.", score.Rim: "......x."},
		},
	},
}
