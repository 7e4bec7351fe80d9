package songs

import (
	"bigpayday/audio/band"
	"bigpayday/audio/score"
)

// Seventies is the funk and the soft rock of 1975: an electric piano that sways, a bass that leaves
// holes, a flute, trumpets and strings.
var Seventies = Piece{
	Name: "1975", Wet: 0.26, Gain: -0.7,
	Band: band.Lineup{
		score.Lead:   {Plays: band.Flute, Gain: 0.69, Pan: 0.1},
		score.Second: {Plays: clavinet, Gain: 0.98, Pan: -0.35},
		score.Third:  {Plays: band.Trumpet, Gain: 0.83, Pan: 0.28, Up: -12},
		score.Comp:   {Plays: band.Tines(0.75), Gain: 0.50, Pan: -0.1, Tremolo: 0.6},
		score.Pad:    {Plays: violins, Gain: 0.83, Pan: 0.25},
		score.Bass:   {Plays: fingered, Gain: 1.38, Pan: 0},
		score.Kit:    {Plays: band.FunkKit.Play, Gain: 1.52},
		score.Pulse:  {Plays: clavinet, Gain: 0.5, Pan: 0.3},
	},
	Score: score.Song{
		Beats: 4, Tempo: 98, Swing: 0.55, Unit: 0.5,
		Scale: score.Dorian, Tonic: 9, Keys: []int{0, 3, -2, 5, -4}, Turnaround: "Bm7b5 E7#9",
		Parts: map[byte]score.Part{
			'A': { // the groove
				Chords: []string{"Am9", "D13", "Am9", "D13", "Fmaj7", "Em7", "Am9", "D13"},
				Tunes: [][]string{
					{". . a4 c5 . d5 - e5 - - - . . . . .", ". . c5 d5 . c5 - a4 - - - . . . . .", ". . a4 c5 . d5 - e5 - - g5 - e5 - . .", "f#5 - - - - - e5 d5 - - . . . . . .",
						"e5 - - c5 - a4 - - . . c5 - d5 - e5 -", "g5 - - e5 - b4 - - . . . . . . . .", ". . a4 c5 . d5 - e5 - - a5 - g5 - e5 -", "d5 - - - - - - - . . . . . . . ."},
					{"e5 - e5 . d5 - c5 - a4 - - - . . . .", ". . . . f#4 - a4 - c5 - b4 - a4 - . .", "e5 - e5 . g5 - e5 - d5 - - - . . . .", ". . . . a4 - c5 - d5 - e5 - f#5 - . .",
						"a5 - - g5 - - e5 - - - . . c5 - d5 -", "e5 - - d5 - - b4 - - - . . . . . .", "c5 - c5 . d5 - e5 - g5 - - - . . . .", "e5 - d5 - c5 - a4 - - - . . . . . ."},
					{"a5 - . g5 - . e5 - . . . . e5 g5 a5 -", "b5 - . a5 - . f#5 - . . . . . . . .", "c6 - . b5 - . g5 - . . . . e5 g5 b5 -", "a5 - - - - - f#5 - d5 - - - . . . .",
						"c5 - - - e5 - - - a5 - - - g5 - e5 -", "d5 - - - b4 - - - . . . . . . . .", "e5 - g5 a5 - g5 e5 - . . c5 - d5 - e5 -", "f#5 - - - - - - - . . . . . . . ."},
				},
			},
			'B': { // the rise
				Chords: []string{"Fmaj7", "Em7", "Dm9", "G7sus G7", "Cmaj7", "Fmaj7", "Bm7b5", "E7#9"},
				Tunes: [][]string{
					{"c5 - - e5 - - g5 -", "b4 - - d5 - - g5 -", "a4 - - c5 - - f5 -", "e5 - d5 - - - . .",
						"g4 - - b4 - - e5 -", "c5 - - e5 - - a5 -", "a5 - f5 - d5 - b4 -", "g#4 - b4 - e5 - . ."},
					{"a5 - - g5 - e5 - c5", "b4 - - d5 - - . .", "f5 - - e5 - c5 - a4", "g4 - - b4 - d5 - .",
						"e5 - - d5 - b4 - g4", "a4 - c5 - e5 - g5 -", "f5 - - d5 - - b4 -", "d5 - - g#5 - - . ."},
				},
			},
			'C': { // the song on the radio
				Chords: []string{"Cmaj7", "Am7", "Dm9", "G9sus", "Em7", "A7", "Dm9", "G9sus"},
				Tunes: [][]string{
					{"e5 - - - d5 - e5 -", "g5 - e5 - - - c5 -", "f5 - - - e5 - f5 -", "a5 - g5 - - - . .",
						"g5 - - - a5 - b5 -", "c#6 - a5 - - - g5 -", "f5 - e5 - d5 - c5 -", "d5 - - - - - . ."},
					{"g4 - c5 - e5 - g5 -", "e5 - - - c5 - . .", "a4 - d5 - f5 - a5 -", "g5 - - - d5 - . .",
						"b4 - e5 - g5 - b5 -", "a5 - - g5 - e5 - .", "f5 - - e5 - d5 - a4", "c5 - - - d5 - . ."},
				},
			},
		},
		Course: []score.Chorus{
			{Form: "A", Role: score.Rest, Energy: 1},
			{Form: "AAB", Role: score.Head, Who: score.Lead, Energy: 1},
			{Form: "CC", Role: score.Head, Who: score.Third, Energy: 2, Pad: true},
			{Form: "AA", Role: score.Solo, Who: score.Second, Energy: 2},
			{Form: "BC", Role: score.Head, Who: score.Lead, Energy: 2, Pad: true},
			{Form: "A", Role: score.Rest, Energy: 3},
			{Form: "AAC", Role: score.Solo, Who: score.Lead, Energy: 3},
			{Form: "A", Role: score.Head, Who: score.Second, Energy: 0},
			{Form: "BC", Role: score.Trade, Who: score.Third, Energy: 2, Pad: true},
			{Form: "B", Role: score.Rest, Energy: 0, Pad: true},
			{Form: "CA", Role: score.Solo, Who: score.Third, Energy: 1, Pad: true},
		},
		Bass: [4]score.BassStyle{score.Whole, score.Riff, score.Riff, score.Riff},
		Riffs: []string{
			"r..r..8.....s.f.", "r.....r.8.s.f.ra", "r...r..r..f.s.8.", "r..8..r....l..ra", "r.g...f.s...8.fa", "r..r....l..r..sa",
		},
		Comps: [4][]string{
			{"x--------------.", "x-----x--------."},
			{"..x-..x-...x-...", "x-....x-..x-....", "...x-.....x-..x."},
			{"x-.x-...x-.x-...", "..x-..X-..x-..X.", ".x..x-.x..x-..x."},
			{"X..x..X-..x..X..", "x.xX..x.X..x.X..", "..X.x.X-..X.xX.."},
		},
		Grooves: [4][]score.Groove{
			{{score.Hat: "x.x.x.x.x.x.x.x.", score.Rim: "....x.......x...", score.Kick: "x.......x......."}},
			{{score.Hat: "x.xgx.xgx.xgx.xo", score.Snare: "....X..g.g..X...", score.Kick: "x.....x...x....."},
				{score.Hat: "xgxgxgxgxgxgxgxg", score.Snare: "....X.......X..g", score.Kick: "x..x......x....."}},
			{{score.Hat: "xgxgxgxgxgxgxgxo", score.Snare: "....X..g.g..X..g", score.Kick: "X..x..x...x....."},
				{score.Hat: "x.xxx.xxx.xxx.xx", score.Snare: "....X..g....X.g.", score.Kick: "X.....xx..x..x..", score.Tambourine: "....x.......x..."}},
			{{score.Hat: "XgxgXgxgXgxgXoxg", score.Snare: "..g.X..g.g.gX..g", score.Kick: "X..x..x...xx....", score.Tambourine: "..x...x...x...x."},
				{score.Hat: "XgxoXgxgXgxoXgxg", score.Snare: "....X..X.g..X..g", score.Kick: "X.x...x..x....x.", score.Cowbell: "x...x...x...x..."}},
		},
		Fills: []score.Groove{
			{score.Snare: "....X..x.x..xxxx", score.Hat: "x.x.x.x.", score.Kick: "x.....x..."},
			{score.Snare: "....X...xx......", score.HighTom: "..........xx....", score.LowTom: "............xxx.", score.Kick: "x.....x........."},
			{score.Snare: "....X..g.xX.x.X.", score.Hat: "x.x.x.xo........", score.Kick: "x..x..x........."},
		},
		Answers: []string{"........x.xx-...", "..........xx.x-.", "........x-.x-...", "............xxx-"},
		Tense:   []string{"Am7", "Am7", "Fmaj7", "E7#9", "Am7", "Dm9", "Bm7b5", "E7#9"},
		Pulses:  []string{"0..0..0.0..0..0.", "0.0.3.0.0.2.3.2.", "0..0..3...0.2.3.", "0.00.0.20.00.0.3"},
		TenseGroove: []score.Groove{
			{score.Hat: "x.x.x.x.x.x.x.x."},
			{score.Hat: "xgxgxgxgxgxgxgxg", score.Kick: "x.......x......."},
			{score.Hat: "xgxgxgxgxgxgxgxg", score.Kick: "x..x....x..x....", score.Rim: "....x.......x..."},
			{score.Hat: "xxxxxxxxxxxxxxxo", score.Kick: "x..x..x.x..x..x.", score.Snare: "....x.......x.gg"},
		},
	},
}

// clavinet is strings under rubber that are picked up and filtered.
var clavinet = band.Analog{Pulse: 0.22, Detune: 0.02, Cutoff: 3, Sweep: 9, Close: 0.5, Ring: 1.4, Attack: 0.001, Hold: 0, Decay: 1.3, Away: 0.06, Gain: 0.3}.Play
