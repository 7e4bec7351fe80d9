// Package conquest holds the rules of Conquest on the calendar: armies claim
// the days of a month's page, hold them and take others until one player has
// everything.
//
// A game is a [State]: one flat value without pointers, so copying a game is
// an assignment. Six verbs drive it:
//
//	s, err := conquest.New(setup, sink) // lay the page
//	p := s.Prompt()                     // who decides what
//	options = s.AppendOptions(nil)      // every legal choice
//	err = s.Choose(choice, sink)        // carry one out; events go to sink
//	v := s.View(seat)                   // the game as one seat may know it
//	h := s.Hash()                       // a fingerprint, to compare games
//
// What happened comes back as a stream of [Event] values, and only so.
// A choice that is not allowed is refused with a [Refusal] and changes
// nothing. What a fight is likely to come to is said by [Odds], exactly.
//
// The package is pure: no files, clocks, goroutines, floating point numbers,
// map iteration or variables that change. It knows ids and numbers; words for
// people are elsewhere. Each rule stands in a file named after it (claim.go,
// attack.go, turn_in.go, ...).
package conquest
