// Package control is how controls look in each of their states: buttons, segments, steppers,
// sliders, toggles, fields, lists, with their tips, notices and dialogs.
//
// What does not live here: what a control is (game/ui), what it does, and which has the keyboard
// (game/ui/hand).
package control
