package app

import (
	"unicode"
	"unicode/utf8"

	"bigpayday/render"
)

// UpperFirst returns a text with a capital at its beginning: many languages write
// months and weekdays small where they do not head a line.
func UpperFirst(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if unicode.ToUpper(r) == r {
		return text
	}
	return string(unicode.ToUpper(r)) + text[n:]
}

// Balanced wraps a text so that its lines are about as wide as each other.
func Balanced(t *render.Theme, text string, st render.Style, width float64, most int) *render.Lines {
	best := t.Wrap(text, st, width, most)
	for narrow := width * .95; narrow > width*.5 && !best.Cut; narrow -= width * .05 {
		l := t.Wrap(text, st, narrow, most)
		if l.Cut || len(l.Lines) > len(best.Lines) {
			break
		}
		best = l
	}
	return best
}
