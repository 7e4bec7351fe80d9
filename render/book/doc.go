// Package book is how the rule book looks: its cover, pages, tabs and links. What stands in it
// is game/rulebook's, and how its pages are filled game/scene/rulebook's.
package book
