// Package album keeps what has been played at this device: an album for each person, with
// their games, what they won, what they did best, the cards they have seen and the games of
// the day.
//
// What lives here: the albums, how a game is put into one, and the document that holds them.
// What does not: how a game went (packages album/money and album/armies below), and the pages
// that show an album (package scene/album).
package album
