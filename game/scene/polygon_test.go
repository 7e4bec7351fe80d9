package scene_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/scene/scenetest"
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/polygon"
)

// TestEdgesOfPolygonsAreSmooth draws the flat side of a box, whichever way around its corners are
// given: it covers as much as it should, fades at its edges, and stays where it belongs.
func TestEdgesOfPolygonsAreSmooth(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	// The base and the height of the figure, in logical pixels, which are device pixels here.
	const base, high, x, y = 60, 12, 10, 8
	corners := []render.Point{{X: x, Y: y + high}, {X: x + base, Y: y + high}, {X: x + base + high, Y: y}, {X: x + high, Y: y}}
	back := []render.Point{corners[3], corners[2], corners[1], corners[0]}
	for name, around := range map[string][]render.Point{"clockwise": back, "the other way": corners} {
		dst := ebiten.NewImage(100, 30)
		polygon.Convex(th.Pen(dst), palette.White, around...)
		img := pixels(dst).(*image.RGBA)
		dst.Deallocate()
		covered, faded := 0., 0
		for i := 3; i < len(img.Pix); i += 4 {
			a := img.Pix[i]
			covered += float64(a) / 255
			if a > 0 && a < 255 {
				faded++
			}
			if px, py := i/4%100, i/4/100; px < x-2 || px > x+base+high+2 || py < y-2 || py > y+high+2 {
				assert.Zero(t, a, "%s: something lies beyond the figure, at %d, %d", name, px, py)
			}
		}
		assert.InEpsilon(t, base*high, covered, .02, "%s: the figure covers another area", name)
		assert.Greater(t, faded, high, "%s: the slanted edges have steps", name)
	}
}
