// Package paper is what cards are made of: paper, bands, wells, seams and frames of mail,
// Deals and Lottery Cards. What stands on cards that are read is laid out by game/ui/cards; those
// that are only told apart are drawn whole here: [SmallCard], Lottery Cards, and Deals and slips
// that have been laid down.
package paper
