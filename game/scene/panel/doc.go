// Package panel is what a person decides on beside the board: a panel with a head, figures,
// rows to choose from and an amount, and the buttons of what can be done now.
//
// What lives here: how a panel of any game is laid out. What does not: what is asked, which
// each game says of its own prompts, and where the panel stands.
package panel
