// Package synth makes sounds out of numbers: bodies that ring when they are
// struck, noise and what filters leave of it, paper, brass, and the room in
// which all of it is heard. Everything is a pure function of its arguments and
// of a [Rand]; the same seed gives the same samples on every machine of one
// kind.
//
// What the game sounds like, and when, is not known here: see package audio.
package synth

// Rate is the number of samples per second, per channel.
const Rate = 48000

// Samples returns the number of samples in the given number of seconds.
func Samples(seconds float64) int {
	if seconds <= 0 {
		return 0
	}
	return int(seconds*Rate + 0.5)
}
