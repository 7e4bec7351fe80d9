package render

// Rect is a rectangle in logical pixels. Its left and top edges belong to it,
// its right and bottom edges do not.
type Rect struct {
	X, Y, W, H float64
}

// Right returns the x coordinate of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y coordinate of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// CenterX returns the x coordinate of the middle.
func (r Rect) CenterX() float64 { return r.X + r.W/2 }

// CenterY returns the y coordinate of the middle.
func (r Rect) CenterY() float64 { return r.Y + r.H/2 }

// Empty reports whether the rectangle holds no point.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether the point x, y lies in the rectangle.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Overlaps reports whether the two rectangles share a point. Rectangles that
// only touch do not overlap.
func (r Rect) Overlaps(o Rect) bool {
	return !r.Empty() && !o.Empty() && r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// Within reports whether the rectangle lies wholly inside o.
func (r Rect) Within(o Rect) bool {
	const slack = 1e-6
	return r.X >= o.X-slack && r.Y >= o.Y-slack && r.Right() <= o.Right()+slack && r.Bottom() <= o.Bottom()+slack
}

// Inset returns the rectangle with every edge moved inwards by d, or outwards
// where d is negative.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Moved returns the rectangle shifted by dx and dy.
func (r Rect) Moved(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Square returns the largest square in the middle of r.
func (r Rect) Square() Rect { return r.Shaped(1, 1) }

// Shaped returns the largest rectangle in the middle of r that is as wide for its height
// as one of w by h.
func (r Rect) Shaped(w, h float64) Rect {
	k := min(r.W/w, r.H/h)
	return Rect{r.CenterX() - w*k/2, r.CenterY() - h*k/2, w * k, h * k}
}

func (r Rect) Narrowed(d float64) Rect { return Rect{r.X + d, r.Y, r.W - 2*d, r.H} }

// TopPart returns the part along the upper edge that is h high.
func (r Rect) TopPart(h float64) Rect { return Rect{r.X, r.Y, r.W, h} }

// BottomPart returns the part along the lower edge that is h high.
func (r Rect) BottomPart(h float64) Rect { return Rect{r.X, r.Bottom() - h, r.W, h} }

// LeftPart returns the part along the left edge that is w wide.
func (r Rect) LeftPart(w float64) Rect { return Rect{r.X, r.Y, w, r.H} }

// RightPart returns the right part of a rectangle, w wide.
func (r Rect) RightPart(w float64) Rect { return Rect{r.Right() - w, r.Y, w, r.H} }

// CircleBounds returns the square around a circle.
func CircleBounds(x, y, radius float64) Rect {
	return Rect{x - radius, y - radius, 2 * radius, 2 * radius}
}

// Toward returns the rectangle on the way to another one, t being 0 here and 1 there.
func (r Rect) Toward(o Rect, t float64) Rect {
	mix := func(x, y float64) float64 { return x + (y-x)*t }
	return Rect{X: mix(r.X, o.X), Y: mix(r.Y, o.Y), W: mix(r.W, o.W), H: mix(r.H, o.H)}
}

// Around returns the smallest rectangle around two.
func (r Rect) Around(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{X: x, Y: y, W: max(r.Right(), o.Right()) - x, H: max(r.Bottom(), o.Bottom()) - y}
}

// Common returns what two rectangles have in common.
func (r Rect) Common(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{X: x, Y: y, W: min(r.Right(), o.Right()) - x, H: min(r.Bottom(), o.Bottom()) - y}
}
