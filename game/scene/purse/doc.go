// Package purse is what every page of a running money game has around its middle besides
// the frame of any game's pages: the players' cards with their money, the Deals that lie
// before the player, the piles and the pot on the calendar, and the bills that fly from one
// to another.
//
// What lives here: the parts that turn, settlement and placement share. What does not: the
// frame itself (package frame), what stands in the middle, and what the figures on the cards
// are (package facts).
package purse
