// Package beats plays what happens in a game, one thing after the other: it has the
// queue of events, their directions beat by beat, the time that they take at each
// speed, and the moments at which a person is waited for.
//
// What a kind of event looks like and what moves meanwhile is a game's own, see
// [Script]. Time is counted in ticks, 60 to a second; nothing here sleeps, reads a
// clock or runs beside the caller. Skipping a movement is folding its event at once.
package beats
