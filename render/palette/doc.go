// Package palette is the colors of the game: those that a theme draws with, by role, and the
// look of each edition, which is its colors, how its days are printed, its money and its dice.
//
// What lives here: plain values, and how colors are mixed. What does not: a picture, a size of
// type, or anything that draws, which is package render's and that of the packages below it.
package palette
