// Package campaign turns the events of Conquest into what is to be seen: first into
// the page at rest, then into the movement that leads there.
//
// What stands on the page is a fold of events, kept in [Shown]. A [Campaign] plays the
// events one after another, see package beats: every kind of event has one script, which
// says what the page shows once the event has happened, and how it is played until
// then. What moves at the moment is in [Actors], as plain values that are easy to draw.
// When nothing is left to be played, nothing moves and [Shown] equals the state of the
// rules.
//
// Each family of scripts has a file: setup.go, fight.go, march.go, cards.go, turn.go.
// Colors, positions and words are elsewhere: this package knows no image, no pixel of a
// window and no sentence, and it runs without a window.
package campaign
