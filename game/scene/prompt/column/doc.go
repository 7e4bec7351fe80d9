// Package column is what stands in the column of the turn while no card is read: what lies ahead of
// the die ([Ahead]), the day on which a token has landed ([Landing]), and the bet on Swellfare.
//
// What does not live here: the prompts that are answered with buttons (package prompt), and where
// the column stands (package turn).
package column
