// Package hidpi_test plays on a screen of scale 2, where a pixel of the window
// is two by two of the screen.
package hidpi_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
)

func TestMain(m *testing.M) { e2e.Main(m, 2) }

func TestDriverAtScaleTwo(t *testing.T) {
	g := e2e.Start(t, e2e.Options{Package: "game/e2e/testdata/sample"})
	before := g.Frame()
	assert.Equal(t, image.Pt(2560, 1600), before.Bounds().Size())

	g.ClickOn("button")

	after := g.Shot("after")
	assert.Equal(t, color.RGBA{0xd8, 0x3a, 0x2e, 0xff}, after.RGBAAt(100, 100))
	assert.Equal(t, 240*120, e2e.Differ(before, after), "the button changes, and nothing else")
}
