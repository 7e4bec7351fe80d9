// Package table holds one running game of any kind: who sits where, the state of
// the game, and its journal, which is the setup and the list of all choices. It
// saves itself after what is chosen, goes on from a save, takes back what was
// just chosen, lets computers think, replays and reviews.
//
// Which game it is, how that is played and what its computers decide, each game
// says by its [Rules]: package money for the money games. Where a save is kept is
// up to package store; what it means stands here, in save.go. Nothing here draws,
// and no sentence is meant for players: errors carry ids.
package table
