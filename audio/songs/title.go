package songs

import (
	"bigpayday/audio/band"
	"bigpayday/audio/score"
)

// Title is a waltz in the evening light: vibes, a flute, a guitar.
var Title = Piece{
	Name: "title", Wet: 0.4, Gain: 1.8,
	Band: band.Lineup{
		score.Lead:   {Plays: band.Vibes, Gain: 0.95, Pan: 0.1, Tremolo: 0.2},
		score.Second: {Plays: nylon, Gain: 1.51, Pan: -0.3},
		score.Third:  {Plays: band.Flute, Gain: 0.51, Pan: 0.25},
		score.Comp:   {Plays: nylon, Gain: 0.94, Pan: -0.2},
		score.Pad:    {Plays: band.Tines(0.2), Gain: 0.34, Pan: 0.15, Tremolo: 0.3},
		score.Bass:   {Plays: doubleBass, Gain: 1.15, Pan: 0},
		score.Kit:    {Plays: band.JazzKit.Play, Gain: 1.47},
		score.Pulse:  {Plays: band.Marimba, Gain: 0.8, Pan: 0.2},
	},
	Score: score.Song{
		Beats: 3, Tempo: 116, Swing: 0.6, Unit: 1,
		Scale: score.Major, Keys: []int{0, -3, 2, 5, -5}, Turnaround: "Dm7 G7",
		Parts: map[byte]score.Part{
			'A': {
				Chords: []string{"Cmaj7", "Am7", "Dm7", "G7", "Em7", "A7", "Dm7", "G7", "Cmaj7", "C7", "Fmaj7", "Fm6", "C6/E", "A7", "Dm7 G7", "C6"},
				Tunes: [][]string{
					{"g4 - e5 - d5 -", "c5 - - - a4 -", "a4 - f5 - e5 -", "d5 - - - b4 -", "b4 - g5 - e5 -", "c#5 - - - - .", "d5 - a5 - f5 -", "b4 - - - - .",
						"g4 - e5 - d5 -", "c5 - - - bb4 -", "a4 - a5 - g5 -", "f5 - - - ab4 -", "g4 - e5 - c5 -", "c#5 - e5 - g5 -", "f5 - - d5 - b4", "c5 - - - - ."},
					{"e5 - - g5 - b5", "a5 - - - . .", "f5 - - a5 - c6", "b5 - - - . .", "g5 - - b5 - d6", "c#6 - a5 - g5 -", "f5 - d5 - a4 -", "b4 - d5 - f5 -",
						"e5 - - g5 - b5", "bb5 - - - g5 -", "a5 - - c6 - a5", "ab5 - - f5 - d5", "e5 - g5 - c6 -", "a5 - g5 - e5 -", "d5 - f5 - b4 -", "c5 - - - - ."},
				},
			},
			'B': {
				Chords: []string{"Fmaj7", "Em7", "Dm7", "Cmaj7", "Bm7b5", "E7", "Am7", "D7", "Fmaj7", "Fm6", "Em7", "A7", "Dm7", "Dm7", "G7sus", "G7"},
				Tunes: [][]string{
					{"a5 - - - g5 f5", "g5 - - - e5 -", "f5 - - - e5 d5", "e5 - - - c5 -", "d5 - f5 - a5 -", "g#5 - e5 - . .", "a5 - e5 - c5 -", "f#5 - - - - .",
						"a5 - - - g5 f5", "ab5 - - - f5 -", "g5 - - - e5 d5", "c#5 - e5 - a5 -", "f5 - - e5 - d5", "a4 - c5 - f5 -", "g5 - - - d5 -", "f5 - d5 - b4 -"},
				},
			},
		},
		Course: []score.Chorus{
			{Form: "A", Role: score.Head, Who: score.Lead, Energy: 1},
			{Form: "B", Role: score.Head, Who: score.Third, Energy: 1, Pad: true},
			{Form: "A", Role: score.Solo, Who: score.Second, Energy: 1, Pad: true},
			{Form: "A", Role: score.Rest, Energy: 0, Pad: true},
			{Form: "AB", Role: score.Solo, Who: score.Lead, Energy: 2},
			{Form: "BA", Role: score.Head, Who: score.Second, Energy: 2, Pad: true},
			{Form: "A", Role: score.Trade, Who: score.Third, Energy: 3},
			{Form: "A", Role: score.Head, Who: score.Third, Energy: 2, Pad: true},
			{Form: "B", Role: score.Rest, Energy: 1},
		},
		Bass:  [4]score.BassStyle{score.Whole, score.Whole, score.Riff, score.Walk},
		Riffs: []string{"r---f-", "r---l-", "r-3-f-", "r---ra"},
		Comps: [4][]string{
			{"x-....", "..x-x-"},
			{"..x.x.", "..x..x", ".x..x."},
			{"x.x.x.", "..xx.x", ".xx.x."},
			{"x.X.X.", "xxX.X.", ".xX.xX"},
		},
		Grooves: [4][]score.Groove{
			{{score.Brush: "x.x.x."}},
			{{score.Brush: "x.X.X.", score.Hat: "..x.x."}, {score.Brush: "x.XgX.", score.Hat: "..x.x."}},
			{{score.Ride: "x.XxX.", score.Hat: "..x...", score.Kick: "g....."}, {score.Ride: "x.X.Xx", score.Hat: "..x.x.", score.Rim: "...g.."}},
			{{score.Ride: "X.XxXx", score.Hat: "..x.x.", score.Kick: "x..g..", score.Snare: "...g.g"}},
		},
		Fills: []score.Groove{
			{score.Brush: "x.XxXX"}, {score.Ride: "x.....", score.Snare: "..g.xx"}, {score.HighTom: "..xx..", score.LowTom: "....xx"},
		},
		Answers: []string{"...xx-", "..x-x-", "....xx", "...x.x"},
		Tense:   []string{"Am", "Am/G", "Fmaj7", "E7"},
		Pulses:  []string{"0.0.0.", "0.1.2.", "0..0.."},
		TenseGroove: []score.Groove{
			{score.Hat: "x.x.x."}, {score.Hat: "x.x.x.", score.Rim: "....x."},
		},
	},
}
