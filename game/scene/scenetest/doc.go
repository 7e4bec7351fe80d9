// Package scenetest is what the tests of the pages share; nothing but tests imports it.
//
// A [Studio] is the program without its window: an app with all pages, and a player who
// uses them with mouse, keys and touch. It plays a [Game] that comes out the same whenever
// it is played, arranges what lies on the table, and waits until something is the case. The
// [States] are those in which the pages are looked at: [TextFaults], [ControlFaults] and
// [ContrastFaults] find what a player could not read or reach, and [Compare] tells whether
// two pictures look the same on any graphics card.
//
// What lives here: what tests of more than one page need. What does not: tests of the pages,
// which stand beside them, and tests that look at all pages, which stand in package scene.
package scenetest
