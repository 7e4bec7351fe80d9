// Package screenreader puts what stands on the screen beside the game's canvas in a browser, as
// headings, texts, lists and controls that are real but not seen, so that a screen reader can say
// them and use them. What has happened is added to a live region.
//
// The focus is in one place: while the canvas has the keyboard it names the control that the game's
// focus is on, and where a control of the page gets the focus the game's follows.
// Tab leaves the canvas behind the game's last control, and before its first.
//
// What lives here: elements of the page, in files for the browser alone. What does not: what is
// said of a page, and how it changes (package outline), and what is done with a control
// (package ui). On other systems Open returns nil, and nothing is done.
package screenreader
