// Package pause is the menu of a running game, and the page on which computers take
// seats over and give them back.
//
// What lives here: both panels. What does not: saving, which needs no command, and what it
// means for a game that a seat changes hands (package table).
package pause
