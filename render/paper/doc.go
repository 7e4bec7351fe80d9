// Package paper is what cards are made of: paper, bands, wells, seams and frames of mail,
// Deals and Lottery Cards. What stands on them is laid out by game/ui/cards.
package paper
