// Package wording turns a game of Conquest into the sentences that people read. A
// [Speaker] speaks one language about one page:
//
//	s := wording.New(w, setup.Page, names)
//	s.Day(12)               // "12", "31 December"
//	s.Ask(&state)           // what is asked
//	s.Offer(&state, option) // what a choice is called, and what it does
//	s.Refusal(err)          // why something is refused, and what can be done
//	s.Teller(&setup)        // what happened, for the log
//
// Sentences are messages of the catalogues, "conquest.<group>.<part>", see package
// words. What the rules say stands in package book beside it, and what somebody is
// told who learns the game in package lesson.
//
// What is not here: when something is said, where it stands and how it looks.
package wording
