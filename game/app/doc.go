// Package app is what all pages of the program share: the stack of open pages, the
// structure of a page, dialogs, doors from page to page, settings, language, keys,
// sound, captions, notices, and the time that is left in a frame.
//
// What lives here: whatever every page needs and no page owns. What does not: any
// page (game/scene/...), what the pages of one running game share (game/scene/match),
// how controls behave (package ui), where they stand (package flow), how they look
// (package render), and the window itself (package game).
package app
