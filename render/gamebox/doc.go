// Package gamebox is how a game looks before it is played: the boxes on their shelf, and the
// papers and fields on which it is set up.
//
// What does not live here: where boxes stand, which the page says, and how they make room for
// each other, which is render/shelf's.
package gamebox
