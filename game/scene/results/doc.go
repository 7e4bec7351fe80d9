// Package results is the page of a game that is over: ranking, chart and awards, and the
// review of the decisions that cost most.
//
// What lives here: what these pages have in common for all games. What does not: what a game
// has to tell of itself (the packages below this one), who won and by what, which the rules
// say, what is counted in the course of a game (packages stage and campaign), and what a
// decision cost (package table).
package results
