// Package placement is the page on which day tiles are laid on the calendar.
//
// The calendar and the tiles that move over it are a board with a geometry of its own
// (board.go, board_moves.go). All else is a tree, which the page lays out: the side with
// the box of tiles (side.go) and what is said about them (panel.go, dates.go),
// and the desk with the players and the way on (desk.go). What a press or a drop does is
// in choices.go, what the month is expected to bring in odds.go.
//
// What does not live here: what may be laid where, which the engine says; how the odds are
// found (package lab); where the calendar, the column and the log stand (package frame); and
// what lies on the calendar besides the days (package purse).
package placement
