// Package outline says in words what stands on a page: headings, texts, lists, and controls with
// their names, their states, and the reason where one is off. It is what those get who do not see
// the picture.
//
// What lives here: the parts of an outline, which steps lead from one outline to the next one, and
// what of it is new. What does not: how a page becomes an outline (package flow), what a control
// is called (package ui), and how an outline is shown to a screen reader (package screenreader).
//
// Outlines are values; nothing here knows a window or a browser.
package outline
