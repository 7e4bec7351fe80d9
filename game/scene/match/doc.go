// Package match is one running game on the screen: the table where it is decided, the
// stage that shows what comes of it, the sentences that tell it, hints and the lesson.
// The pages of a game share it; each shows its part of it.
//
// What lives here: what more than one page of a running game needs. What does not: any
// page, and the rules (package engine).
package match
