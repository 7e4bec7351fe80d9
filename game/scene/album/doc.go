// Package album is the page of an album: what somebody has played at this device, what they did
// best, the cards that they have seen and the games of the day.
//
// What lives here: what stands on its pages. What does not: what an album keeps (package
// game/album), and how a game is begun or told again (the games, through package app).
package album
