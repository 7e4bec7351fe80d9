// Package states lists the states in which the pages are looked at; nothing but tests
// imports it.
//
// A [State] has a name, after which its pictures are called, and brings itself about in a
// [scenetest.Studio]. [All] returns all of them, [Of] those of one page.
//
// What lives here: a file for each page or each part of a game, and what only these states
// need. What does not: what tests bring about as well, which a studio does; and what is
// checked in each state, see package inspect.
package states
