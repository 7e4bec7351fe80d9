// Package app is what all pages of the program share. [App] holds the window, the
// settings, the language, the running game and the stack of open scenes; each tick goes
// to the scene on top.
//
// A page is a [Page] with a [Content]: a small value of all that it shows, and a tree of
// what stands on it. The page lays the tree out, keeps its picture, and hands what the
// player does to the controls, which carry what they do. [Page.LieOver] makes a page a
// panel over another one; [Dialog] is such a page. Pages open each other by a [Door],
// and know nothing else of each other.
//
// Besides there are captions of sounds, notices, the captions of keys, and the time that
// is left in a frame for what can wait, see [App.WithinBudget].
//
// What lives here: whatever every page needs and no page owns. What does not: any
// page (game/scene/...), what the pages of one running game share (game/scene/match),
// how controls behave (package hand), where they stand (package flow), how they look
// (package render), and the window itself (package game).
//
// Everything here belongs to the goroutine that ticks and draws.
package app
