// Package results is the pages of a game that is over: ranking, chart and awards, the
// month once more day by day, and the review of the decisions that cost most.
//
// What lives here: these pages, and the chart with its axes. What does not: who won and by
// what, which the engine says; what is counted in the course of a game (package stage); and
// what a decision cost (package table).
package results
