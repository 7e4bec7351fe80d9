// Package settings is the page on which everything is set that counts for every game.
// Each change counts at once.
package settings
