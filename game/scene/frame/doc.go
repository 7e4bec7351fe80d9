// Package frame is what every page of a running game has around its middle, whichever game
// it is: the row of tools over the column, the log, and the row of players' cards on the
// desk.
//
// What lives here: the parts that the pages of all games share. What does not: what stands
// between them, and what is on the cards, which is each game's own.
package frame
