// Package match is one running money game on the screen: what a session of it shows and
// asks, with the stage, the sentences that say what happens, hints and the lesson. The
// pages of these games share it; each shows its part of it.
//
// What lives here: what more than one page of a running money game needs. What does not:
// what the pages of any game need (package session), any page, and the rules (package
// engine).
package match
