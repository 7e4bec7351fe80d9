package app

import "bigpayday/render"

// Growth is how far the type on sheets and panels grows with the size of the
// text: as far as they have room for it.
const Growth = 1.25

// UprightGrowth is how much larger than elsewhere a page with little on it is
// in an upright window, whose height it does not fill.
func UprightGrowth(v render.View) float64 {
	if v.H < 1.15*v.W {
		return 1
	}
	return 1.45
}
