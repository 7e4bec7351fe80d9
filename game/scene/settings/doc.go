// Package settings is the page on which everything is set that counts for every game.
// Each change counts at once.
//
// What lives here: the panes of the page, and the binding of keys. What does not: what a
// setting does, which each package does for itself, the pane of volumes, which the page of
// sounds has as well (package app), and how settings are kept (package store).
package settings
