// Package setups keeps what was set up: the last set-up and the presets, which are set-ups
// under a name. All of it is only proposed for the next game.
//
// What lives here: the documents, and what those of any game have. What does not: what a
// kind of game has besides (package money below, and the part of a game in
// game/scene/setup), and the form in which it is filled in (game/scene/setup).
package setups
