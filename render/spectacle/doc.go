// Package spectacle is how moments look: what is shown large over the table because it matters,
// from a Jackpot to the winner.
//
// What lives here draws a moment at a time of its course. What does not: how long its parts
// take, which is render/moments', and when one comes, which the stages of the games say.
package spectacle
