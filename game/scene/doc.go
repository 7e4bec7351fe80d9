// Package scene holds the pages of the program, one file each: title, setup,
// placement, turn, settlement, results, pause, settings. A scene says which
// controls are on screen, turns what a player does with them into one choice
// for the prompt on the table, and draws what the stage shows.
//
// A scene decides nothing: what is allowed is listed by the prompt, what comes
// of it is told by events, and every sentence comes from package words. How
// things look is in package render, how controls behave in package ui, and the
// window around it all in package game.
package scene
