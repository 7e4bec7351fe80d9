package score

import (
	"fmt"
	"slices"
	"strings"
)

// chord is a chord without a place: classes of pitches.
type chord struct {
	root, bass int
	// tones are the classes of its tones, the root first.
	tones []int
	// fifth is the interval of its fifth, third that of its third or fourth.
	third, fifth int
	dominant     bool
}

// qualities are the intervals of chords above the root, by what stands behind its letter.
var qualities = map[string][]int{
	"":     {0, 4, 7},
	"5":    {0, 7},
	"6":    {0, 4, 7, 9},
	"69":   {0, 4, 7, 9, 2},
	"add9": {0, 4, 7, 2},
	"maj7": {0, 4, 7, 11},
	"maj9": {0, 4, 7, 11, 2},
	"m":    {0, 3, 7},
	"m6":   {0, 3, 7, 9},
	"m7":   {0, 3, 7, 10},
	"m9":   {0, 3, 7, 10, 2},
	"m11":  {0, 3, 7, 10, 2, 5},
	"mM7":  {0, 3, 7, 11},
	"7":    {0, 4, 7, 10},
	"9":    {0, 4, 7, 10, 2},
	"13":   {0, 4, 7, 10, 2, 9},
	"7b9":  {0, 4, 7, 10, 1},
	"7#9":  {0, 4, 7, 10, 3},
	"7#5":  {0, 4, 8, 10},
	"sus":  {0, 5, 7},
	"sus2": {0, 2, 7},
	"7sus": {0, 5, 7, 10},
	"9sus": {0, 5, 7, 10, 2},
	"dim7": {0, 3, 6, 9},
	"m7b5": {0, 3, 6, 10},
	"aug":  {0, 4, 8},
}

// parseChord reads a chord such as Dm7, G13, Bbmaj7 or C/E.
func parseChord(text string) (chord, error) {
	name, under, slash := strings.Cut(text, "/")
	root, quality, err := noteClass(name)
	if err != nil {
		return chord{}, err
	}
	intervals, ok := qualities[quality]
	if !ok {
		return chord{}, fmt.Errorf("%q is not a chord", text)
	}
	c := chord{root: mod12(root), bass: mod12(root), third: 4, fifth: 7}
	for _, i := range intervals {
		c.tones = append(c.tones, mod12(root+i))
		switch i {
		case 3, 5:
			if c.third == 4 && !slices.Contains(intervals, 4) {
				c.third = i
			}
		case 6, 8:
			c.fifth = i
		}
	}
	c.dominant = slices.Contains(intervals, 10) && slices.Contains(intervals, 4)
	if slash {
		bass, _, err := noteClass(under)
		if err != nil {
			return chord{}, err
		}
		c.bass = mod12(bass)
	}
	return c, nil
}

// up returns the chord so many semitones higher.
func (c chord) up(key int) chord {
	tones := make([]int, len(c.tones))
	for i, t := range c.tones {
		tones[i] = mod12(t + key)
	}
	c.root, c.bass, c.tones = mod12(c.root+key), mod12(c.bass+key), tones
	return c
}

// has tells whether a pitch is a tone of the chord.
func (c chord) has(pitch int) bool { return slices.Contains(c.tones, mod12(pitch)) }

// hand returns the classes that a hand plays while the bass has the root: of four tones or
// more the root is left to it, of six the fifth is left out, too.
func (c chord) hand() []int {
	hand := c.tones
	if len(hand) >= 4 {
		hand = hand[1:]
	}
	if len(hand) >= 5 {
		hand = slices.Delete(slices.Clone(hand), 1, 2)
	}
	return hand
}

// voice lays the chord so that the hand moves as little as it can from where it was, around
// the middle of its range. The pitches rise.
func (c chord) voice(before []int, middle int) []int {
	hand := c.hand()
	var best []int
	least := 1 << 30
	for first := range hand {
		for octave := -1; octave <= 1; octave++ {
			laid := make([]int, len(hand))
			low := middle - 6 + mod12(hand[first]-(middle-6)) + 12*octave
			laid[0] = low
			for i := 1; i < len(hand); i++ {
				next := hand[(first+i)%len(hand)]
				laid[i] = laid[i-1] + 1 + mod12(next-laid[i-1]-1)
			}
			if cost := distance(before, laid) + 2*abs(mean(laid)-middle); cost < least {
				least, best = cost, laid
			}
		}
	}
	return best
}

// distance returns by how many semitones the fingers move from one chord to the next.
func distance(from, to []int) (sum int) {
	if len(from) == 0 {
		return 0
	}
	for i, p := range to {
		sum += abs(p - from[min(i, len(from)-1)])
	}
	return sum
}

func mean(pitches []int) (sum int) {
	for _, p := range pitches {
		sum += p
	}
	return sum / len(pitches)
}

func abs(x int) int { return max(x, -x) }
