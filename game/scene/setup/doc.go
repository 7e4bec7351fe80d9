// Package setup is the page on which a game is settled: who plays, which edition, for how
// long, with which rules, and how the month is laid.
package setup
