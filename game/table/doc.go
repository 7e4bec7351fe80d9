// Package table holds one running game: who sits where, the state of the
// game, and its journal, which is the setup and the list of all choices. It
// saves itself after what is chosen, goes on from a save, takes back tiles
// that were just laid, lets computers think, and replays.
//
// The rules are package engine's, and what a computer decides is package
// bot's. Where a save is kept is up to package store; what it means stands
// here, in save.go. Nothing here draws, and no sentence is meant for players:
// errors carry ids.
package table
