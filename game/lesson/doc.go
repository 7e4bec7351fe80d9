// Package lesson is what somebody who learns the game is told, and when: the
// remarks of the first game, and the hints that other games give when
// something comes up for the first time. A [Guide] hears what happens and what
// is asked, and has a remark ready where there is one to make.
//
// A [Guide] and the lines of its script serve any game; the scripts here are those
// of the money games.
//
// The first game is an ordinary game, set up by [FirstGame]: nothing in it is
// decided here. What is said stands in package words, and where it is said on
// the screen is for package scene to find.
package lesson
