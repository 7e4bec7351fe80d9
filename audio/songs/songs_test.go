package songs_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio/score"
	"bigpayday/audio/songs"
)

// bars returns what a song plays in so many minutes.
func bars(t *testing.T, p *songs.Piece, minutes float64, seed uint64) (out []score.Bar) {
	t.Helper()
	a, err := score.NewArranger(&p.Score, seed)
	require.NoError(t, err, p.Name)
	for played := 0.0; played < minutes; {
		b := a.Next(score.Mood{Day: 0.5})
		played += float64(b.Beats) / b.Tempo
		out = append(out, b)
	}
	return out
}

// heard writes down what some chairs play in a bar.
func heard(b score.Bar, chairs ...score.Chair) string {
	var notes []string
	for _, n := range b.Notes {
		if slices.Contains(chairs, n.Chair) {
			notes = append(notes, fmt.Sprintf("%d:%d@%.2f", n.Chair, n.Pitch, n.At))
		}
	}
	slices.Sort(notes)
	return strings.Join(notes, " ")
}

// mostOften returns what is heard most often in bars, and how often. What is silent does not count.
func mostOften(all []score.Bar, chairs ...score.Chair) (times int, bar string) {
	counts := map[string]int{}
	for _, b := range all {
		if h := heard(b, chairs...); h != "" {
			counts[h]++
			if counts[h] > times {
				times, bar = counts[h], h
			}
		}
	}
	return times, bar
}

var (
	everybody = []score.Chair{score.Lead, score.Second, score.Third, score.Comp, score.Pad, score.Bass, score.Kit, score.Pulse}
	pitched   = everybody[:6]
	tune      = everybody[:3]
)

func TestInFortyFiveMinutesNoBarIsHeardMoreThanAHandfulOfTimes(t *testing.T) {
	for _, p := range songs.All() {
		all := bars(t, p, 45, 1)
		whole, _ := mostOften(all, everybody...)
		notes, _ := mostOften(all, pitched...)
		melody, bar := mostOften(all, tune...)
		t.Logf("%-9s %4d bars; most often heard: as a whole %d times, without the drums %d, its tune alone %d (%s)", p.Name, len(all), whole, notes, melody, bar)
		assert.LessOrEqual(t, whole, 4, p.Name)
		assert.LessOrEqual(t, notes, 6, p.Name)
		assert.LessOrEqual(t, melody, 6, p.Name)
	}
}
