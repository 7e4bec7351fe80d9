// Package clipboard copies a line of text to where the player can paste it from, on the desktop
// and in the browser.
package clipboard
