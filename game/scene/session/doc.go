// Package session is one running game on the screen, whichever game that is: who sits at
// the table, the log, the computers that think while people look, the grace before a
// press counts, toasts, handing the device over, and what a guide says.
//
// What lives here: what the pages of every game need. What does not: what a game shows
// and asks, which is the [Game] of each, the pages themselves, and the rules.
package session
