package songs

import (
	"bigpayday/audio/band"
	"bigpayday/audio/score"
)

// Office is the techno-pop of the year 2000 in an office: a machine on the beats, keys like those
// of a typewriter, a telephone that rings in the tune.
var Office = Piece{
	Name: "2000", Wet: 0.24, Gain: 5.4,
	Band: band.Lineup{
		score.Lead:   {Plays: squareLead, Gain: 0.65, Pan: 0.08},
		score.Second: {Plays: pluckSynth, Gain: 1.05, Pan: -0.35},
		score.Third:  {Plays: sawLead, Gain: 0.86, Pan: 0.2},
		score.Comp:   {Plays: pluckSynth, Gain: 0.45, Pan: 0.3},
		score.Pad:    {Plays: choirSynth, Gain: 0.48, Pan: -0.2},
		score.Bass:   {Plays: synthBass, Gain: 0.59, Pan: 0},
		score.Kit:    {Plays: band.Machine.Play, Gain: 0.39},
		score.Pulse:  {Plays: synthBass, Gain: 0.55, Pan: -0.15},
	},
	Score: score.Song{
		Beats: 4, Tempo: 126, Swing: 0.5, Unit: 0.5,
		Scale: score.Minor, Tonic: 0, Keys: []int{0, 2, -3, 5, -2}, Turnaround: "Fm7 G7",
		Parts: map[byte]score.Part{
			'A': { // the verse
				Chords: []string{"Cm7", "Abmaj7", "Eb", "Bb", "Cm7", "Abmaj7", "Eb", "Bb"},
				Tunes: [][]string{
					{"g4 . c5 . eb5 - . d5 - . c5 - . . . .", "g4 . c5 . eb5 - . f5 - . eb5 - . . . .", "g4 . bb4 . g5 - . f5 - . eb5 - . . . .", "d5 - - - . . f5 - d5 - . . bb4 - . .",
						"g4 . c5 . eb5 - . g5 - . f5 - eb5 - . .", "ab4 . c5 . eb5 - . g5 - . f5 - . . . .", "g5 - . f5 - . eb5 - . bb4 - . . . . .", "f5 - - - d5 - - - . . . . . . . ."},
					{"c5 - - eb5 - - g5 -", "ab5 - - g5 - - eb5 -", "bb5 - - g5 - - eb5 -", "f5 - - - - - . .",
						"c5 - - eb5 - - g5 -", "c6 - - ab5 - - g5 -", "g5 - f5 - eb5 - bb4 -", "d5 - - - - - . ."},
					{"eb5 . eb5 d5 c5 - . g4 . . c5 - d5 - eb5 -", "f5 - . eb5 - . c5 - . . . . . . . .", "g5 . g5 f5 eb5 - . bb4 . . eb5 - f5 - g5 -", "f5 - . d5 - . bb4 - . . . . . . . .",
						"c6 . bb5 g5 eb5 - . g5 . . f5 - eb5 - c5 -", "eb5 - - - ab5 - - - g5 - eb5 - . . . .", "bb4 . eb5 . g5 - . bb5 - . g5 - . . . .", "f5 - - - - - - - d5 - - - . . . ."},
				},
			},
			'B': { // the telephone
				Chords: []string{"Fm7", "Gm7", "Abmaj7", "Bb", "Fm7", "Gm7", "Abmaj7", "Bb"},
				Tunes: [][]string{
					{"c6 ab5 c6 ab5 c6 ab5 c6 ab5 . . . . . . . .", "bb5 g5 bb5 g5 bb5 g5 bb5 g5 . . . . . . . .", "c5 - eb5 - g5 - - - f5 - eb5 - . . . .", "d5 - f5 - bb5 - - - . . . . . . . .",
						"c6 ab5 c6 ab5 . . f5 - ab5 - - - . . . .", "bb5 g5 bb5 g5 . . d5 - g5 - - - . . . .", "eb5 - - g5 - - c6 - - - bb5 - ab5 - g5 -", "f5 - - - - - - - . . . . . . . ."},
					{"f5 - - ab5 - - c6 -", "bb5 - - g5 - - d5 -", "eb5 - - c5 - - g5 -", "f5 - - - - - . .",
						"ab5 - - g5 - - f5 -", "g5 - - f5 - - d5 -", "c5 - eb5 - ab5 - c6 -", "bb5 - - - f5 - . ."},
				},
			},
			'C': { // the refrain
				Chords: []string{"Ab", "Bb", "Cm", "Cm", "Ab", "Bb", "Eb", "G7"},
				Tunes: [][]string{
					{"eb5 - c5 - eb5 - ab5 -", "f5 - d5 - f5 - bb5 -", "g5 - - - eb5 - c5 -", "g5 - f5 eb5 - - . .",
						"c6 - ab5 - eb5 - ab5 -", "bb5 - f5 - d5 - f5 -", "eb5 - g5 - bb5 - - -", "b5 - g5 - f5 - d5 -"},
					{"c5 - - eb5 - - c5 -", "d5 - - f5 - - d5 -", "eb5 - g5 - c6 - g5 -", "eb5 - - - . . . .",
						"ab5 - - c6 - - ab5 -", "bb5 - - f5 - - bb5 -", "g5 - eb5 - bb4 - g4 -", "b4 - d5 - f5 - . ."},
				},
			},
		},
		Course: []score.Chorus{
			{Form: "A", Role: score.Rest, Energy: 0, Pad: true},
			{Form: "AA", Role: score.Head, Who: score.Lead, Energy: 1},
			{Form: "BC", Role: score.Head, Who: score.Third, Energy: 2, Pad: true},
			{Form: "AA", Role: score.Solo, Who: score.Second, Energy: 1},
			{Form: "CC", Role: score.Head, Who: score.Lead, Energy: 3, Pad: true},
			{Form: "B", Role: score.Rest, Energy: 0, Pad: true},
			{Form: "AB", Role: score.Solo, Who: score.Lead, Energy: 2},
			{Form: "A", Role: score.Head, Who: score.Second, Energy: 1, Pad: true},
			{Form: "BC", Role: score.Trade, Who: score.Third, Energy: 3, Pad: true},
			{Form: "A", Role: score.Rest, Energy: 2},
			{Form: "CB", Role: score.Solo, Who: score.Third, Energy: 2, Pad: true},
		},
		Bass: [4]score.BassStyle{score.Whole, score.Riff, score.Riff, score.Riff},
		Riffs: []string{
			"..r...r...r...8.", "r.r.r.r.r.r.8.r.", "r..r..r.r..r..f.", "..r.8.r...r.8.fa", "r.8.r.8.r.8.f.8.",
		},
		Comps: [4][]string{
			{"x...........x...", "......x........."},
			{"..x...x...x...x.", "..x..x....x..x..", "x..x..x...x..x.."},
			{"x..x..x.x..x..x.", "..x...x.x.x...x.", "x.x..x.x..x.x..x"},
			{"X..x..x.X..x..x.", "x.xx.x.xx.xx.x.x", "..X..xX...X..xX."},
		},
		Grooves: [4][]score.Groove{
			{{score.Shaker: "x.x.x.x.x.x.x.x.", score.Woodblock: "..g..g....g..g.g"}, {score.Shaker: "xgxgxgxgxgxgxgxg", score.Woodblock: "g..g..g...g.g..."}},
			{{score.Kick: "x...x...x...x...", score.Hat: "..x...x...x...x.", score.Clap: "....x.......x...", score.Woodblock: "g.gg..g.g.gg..gg"},
				{score.Kick: "x...x...x...x..g", score.Hat: "..x...x...x...xg", score.Clap: "....x.......x...", score.Shaker: "xgxgxgxgxgxgxgxg"}},
			{{score.Kick: "X...X...X...X...", score.Hat: "..o...o...o...o.", score.Clap: "....X.......X...", score.Shaker: "xgxgxgxgxgxgxgxg", score.Woodblock: "...g..g....g..g."},
				{score.Kick: "X...X...X...X.x.", score.Hat: "g.o.g.o.g.o.g.o.", score.Snare: "....X.......X..g", score.Tambourine: "..x...x...x...x."}},
			{{score.Kick: "X...X...X...X.x.", score.Hat: "x.oxx.oxx.oxx.ox", score.Clap: "....X.......X..x", score.Snare: "....x.......x...", score.Shaker: "xxxxxxxxxxxxxxxx"},
				{score.Kick: "X..xX...X..xX...", score.Hat: "x.o.x.o.x.o.x.o.", score.Clap: "....X.......X...", score.Snare: "....x..g.g..x..g", score.Cowbell: "..x..x....x..x.."}},
		},
		Fills: []score.Groove{
			{score.Kick: "x...x...x...x...", score.Snare: "........x.x.xxxx"},
			{score.Kick: "x...x...........", score.Clap: "....x.......x.xx", score.Woodblock: "xxxxxxxxxxxxxxxx"},
			{score.Kick: "x...x...x...x...", score.HighTom: "......xx..x.....", score.LowTom: "............x.xx"},
		},
		Answers: []string{"........x.x.x...", "..........x.xx..", "............x.x.", "........xxx.x..."},
		Tense:   []string{"Cm", "Cm", "Ab", "G7", "Cm", "Fm", "Dm7b5", "G7b9"},
		Pulses:  []string{"0.0.0.0.0.0.0.0.", "0..0..0.0..0..2.", "0.2.0.3.0.2.0.1.", "00.00.0.00.00.3."},
		TenseGroove: []score.Groove{
			{score.Shaker: "x.x.x.x.x.x.x.x."},
			{score.Shaker: "xgxgxgxgxgxgxgxg", score.Kick: "x.......x......."},
			{score.Hat: "..x...x...x...x.", score.Kick: "x...x...x...x...", score.Woodblock: "..x..x....x..x.."},
			{score.Hat: "x.x.x.x.x.x.x.xo", score.Kick: "x...x...x...x...", score.Snare: "............xxxx"},
		},
	},
}

// Synthesizers of the office.
var (
	squareLead = band.Analog{Pulse: 0.5, Detune: 0.1, Cutoff: 4, Sweep: 5, Close: 0.9, Ring: 0.9, Attack: 0.005, Hold: 0.6, Decay: 0.8, Away: 0.14, Vibrato: 0.12, Gain: 0.17}.Play
	sawLead    = band.Analog{Detune: 0.22, Cutoff: 4, Sweep: 7, Close: 1.4, Ring: 0.8, Attack: 0.01, Hold: 0.7, Decay: 1, Away: 0.18, Vibrato: 0.15, Gain: 0.17}.Play
	pluckSynth = band.Analog{Detune: 0.14, Cutoff: 1.5, Sweep: 9, Close: 0.45, Ring: 1.3, Attack: 0.002, Hold: 0, Decay: 0.9, Away: 0.2, Gain: 0.26}.Play
	choirSynth = band.Analog{Detune: 0.24, Cutoff: 2.4, Sweep: 0.8, Close: 3, Ring: 0.7, Attack: 0.22, Hold: 0.9, Decay: 2, Away: 0.6, Gain: 0.11}.Play
	synthBass  = band.Analog{Detune: 0.06, Sub: 0.7, Cutoff: 1.6, Sweep: 4, Close: 0.4, Ring: 1.2, Attack: 0.003, Hold: 0.4, Decay: 0.6, Away: 0.07, Gain: 0.34}.Play
)
