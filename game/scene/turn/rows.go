package turn

import (
	"bigpayday/game/app"
	"bigpayday/render"
)

// Panels in the column that tell of every player in a row: the contest, the Poker
// Game, what lies in a pool.

// rowGrowth is how far the type of a row grows with the size of the text: as far as
// the row is high enough, and no less than elsewhere unless that would touch the
// next row.
func (s *Turn) rowGrowth(pitch float64) float64 {
	least := max(1, min(app.Growth, pitch/(15*1.2)))
	return max(least, s.Theme.LargestGrowth(1.6, func(k float64) bool { return 15*1.3*k <= pitch }))
}

// rowBase is the baseline of a row's type that has grown so far.
func rowBase(row render.Rect, grown float64) float64 {
	return row.CenterY() + 5 + 5*max(0, grown-app.Growth)
}
