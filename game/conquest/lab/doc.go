// Package lab plays many games of Conquest at once, without a window, to find out what
// is likely: what players come to, and how much better one level plays than another.
//
// What is not here: how games are handed out and averaged (package series), what a single
// game is (package conquest), and how a computer decides (package conquest/bot).
package lab
