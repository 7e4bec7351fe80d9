// Package beam finds what lies to the left of a box, to its right, above and below it, for focus
// that arrows move.
package beam

import (
	"math"

	"bigpayday/render"
)

// Direction is one of the four of the arrow keys.
type Direction uint8

// The directions.
const (
	Left Direction = iota
	Right
	Up
	Down
)

// Cost returns how far it is from one box to another in a direction. What
// lies in the beam that the box throws comes before all that lies beside it.
// The second result is false where the other box is not in that direction.
func Cost(from, to render.Rect, d Direction) (cost float64, ok bool) {
	// Turn everything so that the way is to the right.
	switch d {
	case Left:
		from, to = flipped(from), flipped(to)
	case Down:
		from, to = turned(from), turned(to)
	case Up:
		from, to = flipped(turned(from)), flipped(turned(to))
	}
	if to.CenterX() <= from.CenterX() || to.X < from.X || to.Right() <= from.Right() {
		return 0, false
	}
	gap := max(0, to.X-from.Right())
	beside := max(0, to.Y-from.Bottom(), from.Y-to.Bottom())
	offset := math.Abs(to.CenterY() - from.CenterY())
	if beside == 0 && to.Y < from.Bottom() && from.Y < to.Bottom() {
		return gap + 0.3*offset, true
	}
	if from.Right() > to.X {
		return 0, false // only beside, not further on
	}
	const outside = 1e5
	return outside + gap + 3*beside + 0.3*offset, true
}

func flipped(r render.Rect) render.Rect { return render.Rect{X: -r.Right(), Y: r.Y, W: r.W, H: r.H} }
func turned(r render.Rect) render.Rect  { return render.Rect{X: r.Y, Y: r.X, W: r.H, H: r.W} }
