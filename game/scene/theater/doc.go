// Package theater is one running game of Conquest on the screen: what a session of it
// shows and asks, with the campaign that plays it, the sentences that say what happens,
// hints and the first game.
//
// What lives here: what more than one page of a running game of Conquest needs. What does
// not: what the pages of any game need (package session), any page, and the rules (package
// conquest).
package theater
