// Package setups keeps what was set up: the last set-up, the month that was last laid, and
// the presets, which are set-ups under a name. It knows which editions are offered. All of
// it is only proposed for the next game.
//
// What lives here: the documents and what is wrong with one. What does not: the form in
// which it is filled in (game/scene/setup).
package setups
