// Package placement is the page on which day tiles are laid on the calendar. What may be
// laid where is for the engine to say.
package placement
