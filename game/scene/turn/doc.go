// Package turn is the page on which the months are played: calendar, dice, the card that is
// read, the players' money, and what is asked.
package turn
