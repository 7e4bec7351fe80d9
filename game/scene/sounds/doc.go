// Package sounds is the developers' page on which every sound can be heard and seen.
//
// What lives here: a row for each cue and each theme, the music at any day of
// the month and however much is at stake. What does
// not: the sounds (package audio), and the pane of volumes, which the settings have as well
// (package app).
package sounds
