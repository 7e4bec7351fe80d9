// Package setup is the page on which a game is settled: who plays, which game or edition of
// it, for how long, and with which rules.
//
// What lives here: what any game is set up with, the seats, the presets and the buttons, and
// [Part], what a kind of game adds to that. What does not: the parts, which are packages
// below, which setups are legal, which the rules say, and setups that are proposed or kept
// (package setups).
package setup
