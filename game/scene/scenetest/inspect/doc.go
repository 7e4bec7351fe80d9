// Package inspect finds what a player could not read or reach on a page; nothing but tests
// imports it.
//
// [TextFaults], [ControlFaults] and [ContrastFaults] look at one page as it stands, and
// [States] at all states of a page in all windows.
//
// What lives here: what may be wrong with any page, and what is meant to be as it is. What
// does not: the states themselves, see package states, and whether a picture looks as it
// did before, see package pictures.
package inspect
