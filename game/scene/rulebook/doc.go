// Package rulebook is the page of the rule book: spreads that turn, tabs for editions and
// chapters, and a search.
//
// What lives here: laying the book out in pages, and leafing through it. What does not:
// what stands in the book (bigpayday/game/rulebook).
package rulebook
