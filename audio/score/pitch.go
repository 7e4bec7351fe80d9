package score

import (
	"fmt"
	"math"
	"strings"
)

// naturals are the semitones of the notes above C.
var naturals = map[byte]int{'c': 0, 'd': 2, 'e': 4, 'f': 5, 'g': 7, 'a': 9, 'b': 11}

// noteClass reads a note's letter and accidental, and returns how many semitones it is above
// C and what follows it in the text.
func noteClass(text string) (class int, rest string, err error) {
	if text == "" {
		return 0, "", fmt.Errorf("a note is missing")
	}
	class, ok := naturals[text[0]|0x20]
	if !ok {
		return 0, "", fmt.Errorf("%q is not a note", text)
	}
	rest = text[1:]
	switch {
	case strings.HasPrefix(rest, "#"):
		return class + 1, rest[1:], nil
	case strings.HasPrefix(rest, "b"):
		return class - 1, rest[1:], nil
	}
	return class, rest, nil
}

// pitch reads a note such as c4, which is the middle one, bb3 or f#5.
func pitch(text string) (int, error) {
	class, rest, err := noteClass(text)
	if err != nil {
		return 0, err
	}
	if len(rest) != 1 || rest[0] < '0' || rest[0] > '8' {
		return 0, fmt.Errorf("%q has no octave", text)
	}
	return class + 12*(int(rest[0]-'0')+1), nil
}

// Hz returns the frequency of a pitch in hertz.
func Hz(pitch int) float64 { return 440 * math.Pow(2, float64(pitch-69)/12) }

// mod12 returns the class of a pitch: how far it is above the C below it.
func mod12(pitch int) int { return ((pitch % 12) + 12) % 12 }
