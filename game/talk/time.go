package talk

import "unicode/utf8"

// How long lines take, in milliseconds at any speed.
const (
	shownPerSign          = 55
	leastShown, mostShown = 1400, 2600
	mouthPerSign          = 32
	mostMouth             = 1100
)

// Shown returns how many milliseconds a line is shown.
func Shown(text string) int {
	return min(max(utf8.RuneCountInString(text)*shownPerSign, leastShown), mostShown)
}

// Mouth returns how many milliseconds the mouth moves that says a line.
func Mouth(text string) int {
	return min(utf8.RuneCountInString(text)*mouthPerSign, mostMouth)
}
