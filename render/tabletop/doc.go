// Package tabletop holds what lies on the table of a money game: a fold of the
// game's events, and of nothing else, kept in [Shown].
//
// Lay a table with [Shown.Lay], or with [Shown.LayState] where no events tell how
// a state came to be, and make each event happen with [Shown.Fold]. Between events
// the table equals what the engine's state shows in public; beside that it keeps
// what no rule needs and people look at: the last roll, the way walked, the ledger
// being written, the faces, the log, the recap, the course of the game.
//
// How an event is played until it has happened is package stage, which a screen
// asks. Nothing here moves, draws or has words.
package tabletop
