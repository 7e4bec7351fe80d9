// Package pause is the menu of a running game, and the page on which computers take
// seats over and give them back.
package pause
