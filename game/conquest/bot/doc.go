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
// [skill.Easy] attacks where it is likelier to win than not, forgets about
// regions every other turn, scatters half of its armies, hunts nobody, and
// tires. [skill.Normal] plays by rules of thumb: a region to aim at, borders to
// guard, a player to hunt, and chances good enough for what they bring.
// [skill.Hard] plays plans out in games that look like this one, and takes the
// plan that comes out best.
//
// All reckoning is done in whole numbers, so that a computer decides the same
// on every machine.
package bot
