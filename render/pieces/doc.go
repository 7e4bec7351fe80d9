// Package pieces is how the loose things of the game look: tokens, dice, notes of money, stamps,
// badges, pills, and the panels and wells that lie under them.
//
// What does not live here: where they lie or fly, which boards and stages say.
package pieces
