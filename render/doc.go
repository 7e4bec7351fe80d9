// Package render is how the game looks: the measures of a window, the palette
// and the type, and every piece that stands on the table, from the wall behind
// the calendar to the ring around the control that has the keyboard.
//
// Its subpackages do what needs no screen: render/sketch draws artwork on the
// CPU, render/stage folds the events of a game into what is to be shown. This
// package turns both into images and puts type over them.
//
// Pieces take plain values and finished strings. Nothing here knows a rule of
// the game, reads a device, or holds a sentence that a player reads.
//
// Unless a comment says otherwise, every length is in logical pixels: those of
// a design of 1280x800, or of 960x600 in a small window. A [View] says how many
// device pixels one of them takes.
package render
