// Package bot holds the computer opponents: given the game as one seat may
// see it, what does that seat decide?
//
// A computer gets the same prompt as a person and answers with the same
// [engine.Choice]. It is handed [engine.State.View] and nothing else, so it
// cannot know what lies in a draw pile. It is stepped: each call of
// [Player.Step] does a bounded piece of work and returns a choice or "not
// yet", so that the same computer plays on a desktop, in a browser with its
// one thread, and in a simulation.
//
// [skill.Easy] plays as people do who play for fun: it buys on impulse, bets on
// lucky numbers and forgets to reckon. [skill.Normal] weighs what a Deal is
// likely to bring against what it costs, and knows the chances of the dice; it
// does not look ahead further. [skill.Hard] plays on from each choice in many
// worlds that look like this one, and takes the choice that ends best.
//
// All reckoning is done in whole numbers, so that a computer decides the same
// on every machine. The package knows neither seats' names nor saves nor
// clocks: who sits where is known to package table.
package bot
