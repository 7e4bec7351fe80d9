// Package parts has what panels of several prompts are made of: signs of days, dice that lie,
// figures that say what they are, rows of players, the sheet that lies over the board.
//
// What does not live here: what a prompt of its own is made of (package prompt), and what prompts
// of both games share (package panel).
package parts
