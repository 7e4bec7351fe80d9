package app

import (
	"unicode"
	"unicode/utf8"
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
