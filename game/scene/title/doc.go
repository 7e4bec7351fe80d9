// Package title is the first page of the program: the name of the game and the ways into
// it.
package title
