// Package warfare is how Conquest looks: the page of 42 days, the armies that stand on it,
// links and walls between days, the key of regions, the cards, odds and throws.
//
// What lives here draws plain values: who holds a day and with how many armies is said by the
// caller. What does not: the money games' calendar, which is package boards', and how armies
// move, which is render/campaign's.
package warfare
