// Package bot holds the computer opponents of Conquest: given the game as one
// seat may see it, what does that seat decide?
//
// A computer gets the same prompt as a person and answers with the same
// [conquest.Choice]. It is handed [conquest.State.View] and nothing else, so
// it cannot know others' cards or the dice to come. It is stepped: each call of
// [Player.Step] does a bounded piece of work and returns a choice or "not
// yet", so that the same computer plays on a desktop, in a browser with its
// one thread, and in a simulation.
//
// All reckoning is done in whole numbers, so that a computer decides the same
// on every machine.
package bot
