package ui

import "bigpayday/render"

// Inset returns r without a margin at each side, in logical pixels. Where the margins are
// larger than r it is empty and not turned inside out.
func Inset(r render.Rect, left, top, right, bottom float64) render.Rect {
	return render.Rect{X: r.X + left, Y: r.Y + top, W: max(0, r.W-left-right), H: max(0, r.H-top-bottom)}
}
