// Package rulebook is the page of the rule book. What stands in the book is for
// bigpayday/game/rulebook to say; here it is laid out and leafed through.
package rulebook
