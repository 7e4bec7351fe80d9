// Package turn is the page on which the months are played: the calendar with what stands and
// moves on it, the dice, the card that is read or offered, the buttons of what can be done,
// and the panel of the prompt that is on the table.
//
// What lives here: what stands on the page and in which order, and the geometry of the
// calendar, of cards and dice that fly over it (board.go, tokens.go, card.go, dice.go,
// flight.go); the prompts that need no panel, because the card or the day that they are about
// lies there: to roll, to buy a Deal, to play Swellfare, to ante up (column.go). What does not:
// how any other prompt is put (package prompt), what every page of a
// running game has around its middle (package frame), what figures and tips say (package
// facts), the settlement of a month (package settlement), and any rule.
package turn
