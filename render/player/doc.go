// Package player is how players look at the table: their cards with face, sums and marks, what
// they say, and the rows and cells in which a seat, a token or a character is chosen.
//
// What does not live here: faces themselves, which are package render's, and their expressions,
// which are render/faces'.
package player
