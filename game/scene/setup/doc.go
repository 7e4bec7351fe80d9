// Package setup is the page on which a game is settled: who plays, which edition, for how
// long, with which rules, and how the month is laid.
//
// What lives here: the form and its panes. What does not: which setups are legal, which the
// engine says, and setups that are proposed or kept (package setups).
package setup
