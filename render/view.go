package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// The windows the two layouts were designed in, and the factor below which the
// regular one becomes too small to read.
const (
	regularW, regularH = 1280, 800
	compactW, compactH = 960, 600
	compactBelow       = 0.9

	// The least width of an upright window, that of a phone, and how many logical pixels
	// each pixel of a larger one takes, a tablet's, up to the width of the compact layout.
	pocketW       = 600
	uprightGrowth = 1.2
	pocketBelow   = 840
	// lowBelow is how many times its width a phone's window has to be high, held upright, to have
	// room for what can be looked up.
	lowBelow = 1.9
)

// View is the size of a window, in logical pixels.
type View struct {
	// W and H are the size of the window in logical pixels: at least 1280x800,
	// or 960x600 where Compact, with one of the two exactly so. An upright window
	// is 600 to 960 wide.
	W, H float64
	// Scale is the number of device pixels that one logical pixel takes.
	Scale float64
	// Compact says that the window is too small for the regular layout, or
	// upright.
	Compact bool
	// Point is how many logical pixels one of those is that the system counts by, in a window as
	// small as a telephone, and 0 in any other. Fingers and eyes go by these.
	Point float64
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
		if h >= w*uprightFrom {
			k = w / min(max(pocketW, w*uprightGrowth), compactW)
		}
	}
	view := View{W: w / k, H: h / k, Scale: k * deviceScale, Compact: compact}
	if min(w, h) < phoneBelow {
		view.Point = 1 / k
	}
	return view
}

// phoneBelow is the shorter side of the smallest window that is no telephone's, in pixels as the
// system counts them.
const phoneBelow = 460

// PhoneType is how many times as large type is on a telephone as the text scale says. What is
// smaller than phoneLeast in the design is set in that: lines are 12 of the system's pixels high then.
const PhoneType, phoneLeast = 1.25, 14.8

// typeScale returns how many times as large as in the design type is, for a text scale that is set.
func (v View) typeScale(set float64) float64 {
	if v.Point > 0 {
		set *= PhoneType
	}
	return min(max(set, 1), 2)
}

// sane returns v, or 1 for a length that no window has.
func sane(v float64) float64 {
	if !(v > 0) || math.IsInf(v, 0) {
		return 1
	}
	return v
}

// uprightFrom is how many times as high as wide a window is at least that has the calendar
// above and everything else below it.
const uprightFrom = 1.3

// IsUpright reports whether a table looks best with the calendar above all else.
func (v View) IsUpright() bool { return v.Compact && v.H >= v.W*uprightFrom }

// IsPocket reports whether the window is as narrow as a phone that is held upright: what
// stands beside something else on wider ones has no room there.
func (v View) IsPocket() bool { return v.IsUpright() && v.W < pocketBelow }

// IsLying reports whether the window is as low as a telephone that lies on its side.
func (v View) IsLying() bool { return v.Point > 0 && !v.IsUpright() }

// IsLow reports whether the window of a telephone has no room for what can be looked up: it lies,
// or it is held upright and is short, or a browser leaves it no more than that.
func (v View) IsLow() bool { return v.IsLying() || v.IsPocket() && v.H < v.W*lowBelow }

// Bounds returns the whole window.
func (v View) Bounds() Rect { return Rect{0, 0, v.W, v.H} }

// Part returns the part of an image of the window that shows r, in whole device pixels. It
// is given back by [ebiten.Image.Recycle].
func (v View) Part(dst *ebiten.Image, r Rect) *ebiten.Image {
	at := func(x float64) int { return int(math.Round(x * v.Scale)) }
	return dst.RecyclableSubImage(image.Rect(at(r.X), at(r.Y), at(r.Right()), at(r.Bottom())))
}

// Pixels returns the size of the window in whole device pixels, at least 1x1.
func (v View) Pixels() (w, h int) {
	return max(1, int(math.Round(v.W*v.Scale))), max(1, int(math.Round(v.H*v.Scale)))
}

// Snap returns the logical coordinate nearest to x that lies between two device
// pixels.
func (v View) Snap(x float64) float64 { return math.Round(x*v.Scale) / v.Scale }
