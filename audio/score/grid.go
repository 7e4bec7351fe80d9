package score

import (
	"fmt"
	"strings"
)

// step is what happens at one place of a grid.
type step struct {
	at, length float64 // in beats
	velocity   float64
	// maybe is the chance that it is played.
	maybe float64
	// tone is the degree that a pattern of tones asks for there.
	tone byte
	open bool
}

// parseTune reads a bar of a tune: tokens at even steps, as many as there are. A note begins, a
// dash holds it, a dot is silence.
func parseTune(text string, beats int) ([]Note, error) {
	tokens := strings.Fields(text)
	each := float64(beats) / float64(max(1, len(tokens)))
	var notes []Note
	held := false
	for i, t := range tokens {
		switch t {
		case ".":
			held = false
		case "-":
			if held {
				notes[len(notes)-1].Length += each
			}
		default:
			p, err := pitch(t)
			if err != nil {
				return nil, err
			}
			notes = append(notes, Note{Pitch: p, At: float64(i) * each, Length: each, Velocity: 0.8})
			held = true
		}
	}
	return notes, nil
}

// parseRhythm reads a bar of a rhythm, one character a step: X is an accent, x a stroke, g a
// soft one that is sometimes left out, ? a stroke as likely as not, o an open one, - holds, and
// . is silence. Bars of lines are for the eye. A digit is a stroke on a tone of the chord: see
// [Song.Pulses].
func parseRhythm(text string, beats int) ([]step, error) {
	text = strings.NewReplacer(" ", "", "|", "").Replace(text)
	each := float64(beats) / float64(max(1, len(text)))
	var steps []step
	for i := range len(text) {
		s := step{at: float64(i) * each, length: each, velocity: 0.7, maybe: 1, tone: text[i]}
		switch c := text[i]; {
		case c == '.':
			continue
		case c == '-':
			if len(steps) > 0 {
				steps[len(steps)-1].length += each
			}
			continue
		case c == 'X':
			s.velocity = 1
		case c == 'g':
			s.velocity, s.maybe = 0.3, 0.7
		case c == '?':
			s.velocity, s.maybe = 0.55, 0.5
		case c == 'o':
			s.open = true
		case c == 'x' || c >= '0' && c <= '9':
		case strings.IndexByte(bassTones, c) >= 0:
		default:
			return nil, fmt.Errorf("%q has a step that is not known: %c", text, c)
		}
		steps = append(steps, s)
	}
	return steps, nil
}
