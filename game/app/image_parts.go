package app

import "bigpayday/render"

// Between returns the rectangle on the way from a to b, t being 0 at a and 1
// at b.
func Between(a, b render.Rect, t float64) render.Rect {
	mix := func(x, y float64) float64 { return x + (y-x)*t }
	return render.Rect{X: mix(a.X, b.X), Y: mix(a.Y, b.Y), W: mix(a.W, b.W), H: mix(a.H, b.H)}
}

// Common returns what two rectangles have in common.
func Common(a, b render.Rect) render.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return render.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
}
