// Package battlefield is the page on which Conquest is played: the page of a month with its
// armies, what is asked beside it, and the players' cards on the desk.
//
// What lives here: how a person claims, places, attacks and moves, by mouse, touch, keys and
// pad, and what is said before it is decided. What does not: what is allowed and what comes of
// it (package conquest), what is the same on every page of the game (package theater), and what
// frames the pages of any game (package frame).
package battlefield
