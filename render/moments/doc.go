// Package moments says what is shown large for a second or three because it matters: a Jackpot,
// the way up to the winner. It has the kinds of moments, the form in which each is shown, and how
// long its parts take.
//
// What lives here knows no game and draws nothing: when a moment comes is told by the package that
// plays a game's events (stage), what it looks like by package render.
package moments
