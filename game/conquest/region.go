package conquest

import (
	"math/bits"

	"bigpayday/game/rules"
)

// Region is a group of days that pays whoever holds all of it.
type Region uint8

// The regions of every page. Their order is part of saved games.
const (
	LastMonth Region = iota
	FreshStart
	FullSwing
	HomeStretch
	MonthsEnd
	NextMonth
	NumRegions
)

var regionNames = [NumRegions]string{"last-month", "fresh-start", "full-swing", "home-stretch", "months-end", "next-month"}

// String returns the id of the region, such as "home-stretch".
func (r Region) String() string { return rules.NameOf(regionNames[:], r) }

// grey reports whether the region lies outside the month.
func (r Region) grey() bool { return r == LastMonth || r == NextMonth }

// RegionSet is a set of regions, one bit each.
type RegionSet uint8

// Has reports whether the region is in the set.
func (set RegionSet) Has(r Region) bool { return set>>r&1 != 0 }

// Len returns the number of regions in the set.
func (set RegionSet) Len() int { return bits.OnesCount8(uint8(set)) }

// with returns the set with the region added.
func (set RegionSet) with(r Region) RegionSet { return set | 1<<r }
