// Package marks draws what is put around and on things that stand on a page: the rings of the
// keyboard, of who is active, of the coach and of a day that a token lands on or a tile is held
// over, and the small signs for done, for closing, and for where something opens or leads. What
// they are put on draws itself in the packages that know it.
package marks
