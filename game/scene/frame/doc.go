// Package frame is what every page of a running game has around its middle: the row of
// tools over the column, and the players' cards on the desk.
//
// What lives here: the parts that turn and settlement share. What does not: what stands
// between them, and what the figures on the cards are (game/scene/facts).
package frame
