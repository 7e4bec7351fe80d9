// Package room is what moves in the room in which the title hangs while nobody does anything:
// clouds, a curtain, steam, a token that hops, a corner of the page, and the cat.
//
// What lives here: when each of them moves, and how far. What does not: how they look, which is
// package render's, and whether anything may move at all, which the title knows.
package room
