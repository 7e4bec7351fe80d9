// Package options is how the live parts of prompts look: the rows of things to choose from,
// lots and bidders, numbers of a lottery, the lines of a settlement, the savings book.
//
// What does not live here: which of them a prompt has, which game/scene/prompt says.
package options
