// Package title is the first page of the program: the name of the game and the ways into
// it.
//
// What lives here: the sheet of ways in, the saved game that can be gone on with, and what
// has to be said at the start, such as that nothing can be saved. What does not: opening a
// saved game (packages app and table).
package title
