// Package standings is the race between the players of a money game: who was worth how
// much at the end of each month, who passed whom in it, and what of it is worth telling.
//
// [Standings] is a fold of events, of public ones only. [Turning] is how a month turns on
// the screen once all have settled it: what moves when, as plain values that are easy to
// draw.
//
// What lives here: no image, no word and no clock. What does not: when a month turns and
// how long it is waited for (package stage), the page (game/scene/race), and how lanes
// look (package render).
package standings
