package score

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// blues is a small song.
func blues() *Song {
	return &Song{
		Beats: 4, Tempo: 120, Swing: 0.66, Unit: 1, Scale: Major, Keys: []int{0, 3}, Turnaround: "Dm7 G7",
		Parts: map[byte]Part{'A': {
			Chords: []string{"C6", "F7", "Dm7", "G7"},
			Tunes:  [][]string{{"e5 - g5 - c6 - . .", "a5 - - - . . . .", "f5 - d5 - a4 - . .", "b4 - - - . . . ."}},
		}},
		Course: []Chorus{{Form: "AA", Role: Head, Energy: 1}, {Form: "AA", Role: Solo, Who: Second, Energy: 2}},
		Bass:   [4]BassStyle{Whole, TwoBeat, Walk, Walk}, Comps: [4][]string{1: {"x.X."}, 2: {"x.X."}},
		Tense: []string{"Am", "E7"}, Pulses: []string{"0.0.0.0."}, TenseGroove: []Groove{{Hat: "x.x."}},
	}
}

func arranged(t *testing.T, s *Song) *Arranger {
	t.Helper()
	a, err := NewArranger(s, 1)
	require.NoError(t, err)
	return a
}

// of returns the notes of a chair.
func of(b Bar, chair Chair) (notes []Note) {
	for _, n := range b.Notes {
		if n.Chair == chair {
			notes = append(notes, n)
		}
	}
	return notes
}

func TestTheBassBeginsEachBarWithItsChord(t *testing.T) {
	a := arranged(t, blues())
	for i := range 15 {
		bass := of(a.Next(Mood{}), Bass)
		require.NotEmpty(t, bass)
		assert.Equal(t, []int{0, 5, 2, 7}[i%4], mod12(bass[0].Pitch), "bar %d", i)
	}
}

func TestSoloistsPlayTonesOfTheChordOnTheBeat(t *testing.T) {
	a := arranged(t, blues())
	chords := [][]int{{0, 4, 7, 9}, {5, 9, 0, 3}, {2, 5, 9, 0}, {7, 11, 2, 5}}
	played := 0
	for i := range 15 {
		for _, n := range of(a.Next(Mood{}), Second) {
			if i < 8 {
				continue // still the tune
			}
			played++
			assert.InDelta(t, soloMiddle, n.Pitch, 17)
			if n.At == float64(int(n.At)) {
				assert.Contains(t, chords[i%4], mod12(n.Pitch), "bar %d, beat %v", i, n.At)
			}
		}
	}
	assert.Greater(t, played, 10)
}

func TestTheHandMovesLittleFromChordToChord(t *testing.T) {
	var before []int
	for _, name := range []string{"Cmaj7", "Am7", "Dm9", "G13", "Em7", "A7b9", "Fmaj7", "Bm7b5", "E7#9", "C6"} {
		c, err := parseChord(name)
		require.NoError(t, err)
		laid := c.voice(before, 61)
		assert.InDelta(t, 61, mean(laid), 6, name)
		assert.IsIncreasing(t, laid, name)
		if before != nil {
			assert.LessOrEqual(t, distance(before, laid), 16, name)
		}
		before = laid
	}
}

func TestTheNextCourseIsInAnotherKey(t *testing.T) {
	a := arranged(t, blues())
	for range 16 {
		assert.Equal(t, 0, a.Next(Mood{}).Key)
	}
	assert.Equal(t, 3, a.Next(Mood{}).Key)
}

func TestWhileItIsTenseNobodyPlaysTheTune(t *testing.T) {
	a := arranged(t, blues())
	a.Next(Mood{})
	for range 8 {
		bar := a.Next(Mood{Tension: Tense})
		assert.Empty(t, of(bar, Lead))
		assert.NotEmpty(t, of(bar, Pulse))
	}
	resumed := a.Next(Mood{})
	assert.NotEmpty(t, of(resumed, Lead))
	assert.Empty(t, of(resumed, Pulse))
	assert.Equal(t, 0, mod12(of(resumed, Bass)[0].Pitch), "it goes on with the beginning of a part")
	assert.NotEmpty(t, of(a.Next(Mood{Tension: Uneasy}), Pulse), "in the last days there is a pulse under the tune")
}

func TestSwingMovesTheSecondHalfOfABeat(t *testing.T) {
	s := blues()
	assert.InDelta(t, 1, s.Swung(1), 1e-9)
	assert.InDelta(t, 1.66, s.Swung(1.5), 1e-9)
	assert.InDelta(t, 3.83, s.Swung(3.75), 1e-9)
}

func TestWhatIsWrongInASongIsSaid(t *testing.T) {
	for want, spoil := range map[string]func(s *Song){
		`"Cx" is not a chord`: func(s *Song) { s.Tense = []string{"Cx"} },
		`"h5" is not a note`:  func(s *Song) { p := s.Parts['A']; p.Tunes = [][]string{{"h5", ".", ".", "."}}; s.Parts['A'] = p },
		"3 bars of a tune":    func(s *Song) { p := s.Parts['A']; p.Tunes = [][]string{{"c5", ".", "."}}; s.Parts['A'] = p },
		"no part B":           func(s *Song) { s.Course[0].Form = "AB" },
		"step that is not":    func(s *Song) { s.Pulses = []string{"0.?!"} },
		"are missing":         func(s *Song) { s.Keys = nil },
	} {
		s := blues()
		spoil(s)
		_, err := NewArranger(s, 1)
		assert.ErrorContains(t, err, want)
	}
}
