// Package saves is the page of saved games: to save the running one under a name, and to go on
// with others, rename them and throw them away.
//
// What lives here: the page. What does not: what a save is, and which one takes the place of
// which (package table), where they lie (package store), and what each game says of itself
// ([app.GameKind]).
package saves
