// Package results is the pages of a game that is over: ranking, chart and awards, the
// month once more day by day, and the review of the decisions that cost most.
package results
