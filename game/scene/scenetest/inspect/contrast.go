package inspect

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"

	"bigpayday/game/scene/scenetest"
	"bigpayday/render"
	"bigpayday/render/palette"
)

// Contrasts that the Web Content Accessibility Guidelines ask for, level AA:
// of text, and of text that is large.
const (
	leastContrast      = 4.5
	leastLargeContrast = 3.0
)

// isLarge reports whether type is large in the sense of the guidelines: 24
// pixels high, or 18 2/3 where it is bold.
func isLarge(l render.TextLine) bool {
	bold := l.Face == render.Bold || l.Face == render.Black || l.Face == render.CondensedBold
	return l.Size >= 24 || bold && l.Size >= 18.66
}

// contrast returns the contrast of two colours, 1 to 21.
func contrast(a, b color.RGBA) float64 {
	light := func(c color.RGBA) float64 {
		f := func(v uint8) float64 {
			if s := float64(v) / 255; s > .04045 {
				return math.Pow((s+.055)/1.055, 2.4)
			}
			return float64(v) / 255 / 12.92
		}
		return .2126*f(c.R) + .7152*f(c.G) + .0722*f(c.B)
	}
	la, lb := light(a), light(b)
	return (max(la, lb) + .05) / (min(la, lb) + .05)
}

// textColours returns the colours of a text and of its ground in a picture: of the
// pixels where it stands the one nearest to what it was drawn in, and the one
// further from that than three quarters of them. Off says how far the first is
// from what was drawn, 0 to 441.
func textColours(img *image.RGBA, box image.Rectangle, drawn palette.Color) (ink, ground color.RGBA, off float64) {
	type pixel struct {
		color.RGBA
		off float64
	}
	var all []pixel
	box = box.Intersect(img.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			c := img.RGBAAt(x, y)
			dr, dg, db := float64(c.R)-float64(drawn.R), float64(c.G)-float64(drawn.G), float64(c.B)-float64(drawn.B)
			all = append(all, pixel{c, math.Sqrt(dr*dr + dg*dg + db*db)})
		}
	}
	if len(all) == 0 {
		return ink, ground, math.Inf(1)
	}
	slices.SortFunc(all, func(a, b pixel) int { return cmp.Compare(a.off, b.off) })
	return all[0].RGBA, all[len(all)*3/4].RGBA, all[0].off
}

// ContrastFaults returns which texts cannot be read on what is behind them in a picture.
func ContrastFaults(img *image.RGBA, view render.View, told []scenetest.Mark) (wrong []string) {
	seen := map[string]bool{}
	for i, m := range told {
		l := m.Line
		if l.Text == "" || l.Color.A < 255 || !view.Bounds().Inset(1).Within(l.On) || isCovered(told[i+1:], l.Box) {
			continue
		}
		if isHalfCovered(told[i+1:], l.Box) {
			continue // what is left of it is no text, and the rest a tooltip
		}
		k := view.Scale
		box := image.Rect(int(l.Box.X*k), int(l.Box.Y*k), int(math.Ceil(l.Box.Right()*k)), int(math.Ceil(l.Box.Bottom()*k)))
		ink, ground, off := textColours(img, box, l.Color)
		if off > 30 {
			continue // something else stands there now
		}
		least := leastContrast
		if isLarge(l) {
			least = leastLargeContrast
		}
		what := fmt.Sprintf("%q at %s has a contrast of %.2f: %v on %v", l.Text, roundedRect(l.Box), contrast(ink, ground), ink, ground)
		if contrast(ink, ground) < least && !seen[what] {
			seen[what] = true
			wrong = append(wrong, what)
		}
	}
	return wrong
}
