// Package engine holds the rules of the calendar board games: who may do
// what, what it costs, and what comes of it. Every outcome of a game is
// decided here and nowhere else.
//
// A game is a [State]: one flat value without pointers, so copying a game is
// an assignment. Six verbs drive it:
//
//	s, err := engine.New(setup, sink)   // lay the table
//	p := s.Prompt()                     // who decides what
//	options = s.AppendOptions(nil)      // every legal choice
//	err = s.Choose(choice, sink)        // carry one out; events go to sink
//	v := s.View(seat)                   // the game as one seat may know it
//	h := s.Hash()                       // a fingerprint, to compare games
//
// What happened comes back as a stream of [Event] values, and only so.
// A choice that is not allowed is refused with a [Refusal] and changes
// nothing.
//
// What a choice or a payment would come to is said before it is made by
// previews: [State.Preview] for what a choice does to money,
// [State.PreviewSettlement] for what follows from it at Pay Day, and
// [State.Payment] for what has to be paid. Whoever shows a game asks them and
// reckons no rule again.
//
// The package is pure: no files, clocks, goroutines, floating point numbers,
// map iteration or variables that change, and nothing imported beyond the
// standard library and package rules, which both games share. It knows ids and whole dollars; words for people are in
// package words, pictures in package render.
//
// Each rule stands in a file named as the rule book names it (mail.go,
// lottery.go, payday.go, ...). What one edition has and the others have not
// (board, tiles, decks, amounts) stands in the file of that edition.
package engine
