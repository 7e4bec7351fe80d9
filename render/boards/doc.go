// Package boards is how the calendar looks on which the money games are played: its sheet, the
// days and their tiles, the piles and pots, what is marked on days and what flies over them.
//
// The geometry of the board is here too: where days, tokens and throws are, see [NewCalendar],
// [TokenSpots] and [ThrowWay]. What does not live here: tokens and dice themselves, which are
// package pieces', and what stands on a board at the moment, which render/stage says.
package boards
