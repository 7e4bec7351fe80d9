package songs

import (
	"bigpayday/audio/band"
	"bigpayday/audio/score"
)

// Conquest is a march of toy armies: horns, trumpets and a fife over a tuba and field drums, with
// a trio in major.
var Conquest = Piece{
	Name: "conquest", Wet: 0.36, Gain: 0.7,
	Band: band.Lineup{
		score.Lead:   {Plays: band.Horn, Gain: 0.69, Pan: -0.1, Up: -12},
		score.Second: {Plays: band.Flute, Gain: 0.49, Pan: 0.3},
		score.Third:  {Plays: band.Trumpet, Gain: 0.8, Pan: 0.18, Up: -12},
		score.Comp:   {Plays: pizzicato, Gain: 1.37, Pan: -0.25},
		score.Pad:    {Plays: violins, Gain: 0.75, Pan: 0.1},
		score.Bass:   {Plays: band.Tuba, Gain: 0.54, Pan: 0},
		score.Kit:    {Plays: band.FieldKit.Play, Gain: 0.78},
		score.Pulse:  {Plays: pizzicato, Gain: 0.8, Pan: 0.2},
	},
	Score: score.Song{
		Beats: 4, Tempo: 112, Swing: 0.5, Unit: 1,
		Scale: score.Minor, Tonic: 9, Keys: []int{0, 3, -2, 5, -4}, Turnaround: "Bm7b5 E7",
		Parts: map[byte]score.Part{
			'A': {
				Chords: []string{"Am", "Am", "Dm", "E7", "Am", "F", "Dm E7", "Am"},
				Tunes: [][]string{
					{"a4 . a4 b4 c5 - e5 -", "e5 - d5 c5 b4 - a4 -", "d5 . d5 e5 f5 - a5 -", "g#5 - - - e5 - . .",
						"a5 - g5 - e5 - c5 -", "f5 - e5 - c5 - a4 -", "d5 - f5 - e5 - b4 -", "a4 - - - a4 - . ."},
					{"e5 - - a4 c5 - e5 -", "g5 - f5 e5 d5 - c5 -", "f5 - - d5 f5 - a5 -", "b5 - a5 g#5 e5 - . .",
						"c6 - b5 a5 e5 - c5 -", "a5 - g5 f5 c5 - a4 -", "f5 - d5 - g#5 - e5 -", "a5 - - - - - . ."},
					{"a4 - e5 - c5 d5 e5 -", "a5 - - - e5 - . .", "d5 - a5 - f5 e5 d5 -", "e5 - - - b4 - . .",
						"c5 . c5 d5 e5 - a5 -", "f5 . f5 g5 a5 - f5 -", "d5 - e5 f5 e5 - g#4 -", "a4 - - - - - . ."},
				},
			},
			'B': { // the trio
				Chords: []string{"C", "C", "G7", "G7", "G7", "Dm7 G7", "C", "C"},
				Tunes: [][]string{
					{"g4 - c5 - e5 - g5 -", "e5 - - d5 c5 - - -", "d5 - g5 - f5 - d5 -", "b4 - - - . . . .",
						"g4 - b4 - d5 - f5 -", "a5 - g5 f5 d5 - b4 -", "e5 - c5 - g4 - c5 -", "c5 - - - . . . ."},
					{"e5 - - - g5 - - -", "c6 - b5 a5 g5 - - .", "f5 - - - b5 - - -", "g5 - f5 e5 d5 - - .",
						"d5 . d5 e5 f5 - g5 -", "a5 - f5 - d5 - b4 -", "g5 - e5 - c5 - e5 -", "c5 - - - . . . ."},
				},
			},
			'C': { // fanfares
				Chords: []string{"F", "C", "F", "C", "Dm", "Am", "E7", "E7"},
				Tunes: [][]string{
					{"a4 . c5 c5 f5 - - -", "e5 . g4 g4 c5 - - -", "f5 . a5 a5 c6 - - -", "g5 - e5 - c5 - - .",
						"f5 - e5 d5 a4 - - .", "e5 - d5 c5 a4 - - .", "g#4 - b4 - d5 - f5 -", "e5 - - - . . . ."},
					{"c5 - a4 c5 f5 - . .", "g5 - e5 c5 g4 - . .", "a5 - f5 a5 c6 - . .", "e5 - g5 - c6 - . .",
						"a5 . a5 g5 f5 - d5 -", "e5 . e5 d5 c5 - a4 -", "b4 - - e5 g#5 - b5 -", "e5 - - - . . . ."},
				},
			},
		},
		Course: []score.Chorus{
			{Form: "A", Role: score.Rest, Energy: 0},
			{Form: "AAC", Role: score.Head, Who: score.Lead, Energy: 1},
			{Form: "BB", Role: score.Head, Who: score.Second, Energy: 2},
			{Form: "AC", Role: score.Solo, Who: score.Third, Energy: 2, Pad: true},
			{Form: "A", Role: score.Rest, Energy: 3},
			{Form: "CA", Role: score.Head, Who: score.Third, Energy: 3, Pad: true},
			{Form: "BA", Role: score.Solo, Who: score.Second, Energy: 1},
			{Form: "B", Role: score.Rest, Energy: 0, Pad: true},
			{Form: "BB", Role: score.Trade, Who: score.Lead, Energy: 2, Pad: true},
			{Form: "AB", Role: score.Head, Who: score.Lead, Energy: 3},
			{Form: "C", Role: score.Solo, Who: score.Lead, Energy: 0, Pad: true},
		},
		Bass:  [4]score.BassStyle{score.Whole, score.TwoBeat, score.Riff, score.Riff},
		Riffs: []string{"r.l.r.l.", "r.f.r.l.", "r.r.f.r.", "r.l.r.la"},
		Comps: [4][]string{
			{"..x...x."},
			{"..x...x.", "..x...xx", "..xx..x."},
			{"..X...X.", ".xX..xX.", "..X.xxX."},
			{"..X...X.", "..XX..XX", ".xX.xxX."},
		},
		Grooves: [4][]score.Groove{
			{{score.FieldDrum: "x...x...x.x.x..."}, {score.FieldDrum: "x..gx..gx..gx.gg"}},
			{{score.FieldDrum: "x..gx..gx..xx.gg", score.BassDrum: "x.......x......."}, {score.FieldDrum: "x.ggx...x.ggx...", score.BassDrum: "x.......x......."}},
			{{score.FieldDrum: "X.gxx.gxX.gxxgxx", score.BassDrum: "X...x...X...x..."}, {score.FieldDrum: "X..gX.xxX..gX.gg", score.BassDrum: "X.......X.......", score.Tambourine: "....x.......x..."}},
			{{score.FieldDrum: "XgxxXgxxXgxxXxxx", score.BassDrum: "X...X...X...X...", score.Crash: "x..............."}, {score.FieldDrum: "X.xxX.xxX.xxX.xx", score.BassDrum: "X...x...X...x...", score.Timpani: "x.......x......."}},
		},
		Fills: []score.Groove{
			{score.FieldDrum: "xxxxxxxxxxxxXXXX", score.BassDrum: "x.......x......."},
			{score.FieldDrum: "X..X..X.X.X.XXXX", score.BassDrum: "X..X..X........."},
			{score.FieldDrum: "X...X...XXX.X...", score.BassDrum: "X...X...X.......", score.Crash: "............x..."},
		},
		Answers: []string{"....xxX.", "....x.X-", ".....xx-", "....X-X-", "......xx"},
		Tense:   []string{"Am", "Am", "F", "E7", "Am", "Dm", "Bm7b5", "E7b9"},
		Pulses:  []string{"0.0.0.0.", "00.000.0", "0.001.00", "0002 0001", "0..00..2"},
		TenseGroove: []score.Groove{
			{score.FieldDrum: "g.g.g.g.g.g.g.g.", score.Timpani: "x......."},
			{score.FieldDrum: "x.ggx.ggx.ggx.gg", score.Timpani: "x......x"},
			{score.FieldDrum: "xgggxgggxgggxggg", score.Timpani: "x...x..."},
			{score.FieldDrum: "xxxxXxxxXxxxXxXx", score.Timpani: "X..xX..x", score.BassDrum: "X.......X......."},
		},
	},
}
