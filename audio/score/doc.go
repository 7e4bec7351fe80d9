// Package score is music on paper. A [Song] is what was composed: tunes, chord
// changes, grooves, a course of choruses. An [Arranger] plays it bar by bar for
// as long as it is wanted, as a small band would: it varies the tune, lets
// soloists develop its motifs over the changes, leads the voices of the chords,
// walks the bass, and fills at the ends of phrases. The same seed gives the same
// bars.
//
// What the notes sound like is not known here (package band), nor which songs
// there are (package songs).
package score
