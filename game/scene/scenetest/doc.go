// Package scenetest is what the tests of the pages share; nothing but tests imports it.
//
// A [Studio] is the program without its window: an app with all pages, and a player who
// uses them with mouse, keys and touch. It plays a [Game] that comes out the same whenever
// it is played, arranges what lies on the table, and waits until something is the case. It
// hears every text that a page draws, see [Studio.Record].
//
// What lives here: what tests of more than one page need to bring a page about, in a [Window].
// What does not: the states in which pages are looked at, which are listed in package states;
// what is found wrong with them, which package inspect says; how pictures are compared, in
// package pictures; tests of the pages, which stand beside them, and tests that look at all
// pages, which stand in package scene.
package scenetest
