// Package audio plays the sounds of the game: it makes them, mixes them and
// hands them to the sound device. Sounds are cues: something happened, and this
// is what it sounds like. They are made by the game itself, when they are first
// needed, from the bodies and noises of package synth. Music is made while it is
// heard: package songs has what was composed, score makes bars of it, band plays
// them, and here the beats are counted and one theme goes over to the next. Package
// meter measures all of it.
//
// No sound is ever a condition for anything. Without a device, or when it is
// lost, a [Player] says so and is silent, and everything else goes on. Which
// event of the game has which cue is not decided here.
//
// Times are counted in ticks of the game and in samples of the device; no clock
// is asked.
package audio
