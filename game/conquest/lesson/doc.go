// Package lesson is what somebody is told who learns Conquest, and when: nine remarks, in
// the frame that package lesson of the game has for all games. They are made in the first
// game, and in other games each when it first fits.
//
// A remark follows from a [Moment], which holds nothing that the person may not see. Where
// it is shown is for the screen to find.
package lesson
