// Package scenery is how the room looks in which the title hangs: the light, the window, the
// cat, the cup, what lies on the desk, and the page of the title.
//
// What does not live here: when any of it moves, which is render/room's.
package scenery
