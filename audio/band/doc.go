// Package band plays notes: a [Band] has an [Instrument] on each chair, makes the
// samples of what is sounding block by block, and puts all of it into one room.
// Nothing is made ahead, so that a note costs only while it is heard, and a block
// costs about as much as another.
//
// Which notes are played, and when, is not known here: see packages score, which
// writes them, and audio, which counts the beats.
package band
