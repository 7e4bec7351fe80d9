// Package facts says of a running game what its pages show: what may be chosen, whom the
// screen is for, the figures on players' cards, tips, and the words of cards.
//
// What lives here: what is read from a match and turned into words and values. What does
// not: where any of it stands, how it looks, and what a rule comes to, which the engine
// answers.
package facts
