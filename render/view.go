package render

import "math"

// The windows the two layouts were designed in, and the factor below which the
// regular one becomes too small to read.
const (
	regularW, regularH = 1280, 800
	compactW, compactH = 960, 600
	compactBelow       = 0.9
)

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

// View is a window as the layout sees it.
type View struct {
	// W and H are the size of the window in logical pixels: at least 1280x800,
	// or 960x600 where Compact, with one of the two exactly so.
	W, H float64
	// Scale is the number of device pixels that one logical pixel takes.
	Scale float64
	// Compact says that the window is too small for the regular layout, or
	// upright.
	Compact bool
}

// NewView returns the view of a window of w by h pixels as the system counts
// them, on a screen where each of those takes deviceScale device pixels. Values
// that no window has (zero, negative, not a number) count as 1.
func NewView(w, h, deviceScale float64) View {
	w, h, deviceScale = sane(w), sane(h), sane(deviceScale)
	k := math.Min(w/regularW, h/regularH)
	compact := k < compactBelow || h >= w*uprightFrom
	if compact {
		k = math.Min(w/compactW, h/compactH)
	}
	return View{W: w / k, H: h / k, Scale: k * deviceScale, Compact: compact}
}

func sane(v float64) float64 {
	if !(v > 0) || math.IsInf(v, 0) {
		return 1
	}
	return v
}

// Bounds returns the whole window.
func (v View) Bounds() Rect { return Rect{0, 0, v.W, v.H} }

// Pixels returns the size of the window in whole device pixels, at least 1x1.
func (v View) Pixels() (w, h int) {
	return max(1, int(math.Round(v.W*v.Scale))), max(1, int(math.Round(v.H*v.Scale)))
}

// Snap returns the logical coordinate nearest to x that lies on an edge between
// device pixels.
func (v View) Snap(x float64) float64 { return math.Round(x*v.Scale) / v.Scale }
