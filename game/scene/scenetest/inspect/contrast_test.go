package inspect

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/scene/scenetest"
	"bigpayday/render"
	"bigpayday/render/palette"
)

func TestTextsThatCannotBeReadAreFound(t *testing.T) {
	view := render.NewView(1280, 800, 1)
	img := image.NewRGBA(image.Rect(0, 0, 1280, 800))
	paint := func(r image.Rectangle, c color.RGBA) { draw.Draw(img, r, image.NewUniform(c), image.Point{}, draw.Src) }
	paint(img.Rect, color.RGBA{250, 242, 222, 255})
	ink := color.RGBA{140, 130, 120, 255}
	paint(image.Rect(104, 100, 108, 110), ink)
	text := scenetest.Mark{Line: render.TextLine{
		Text: "pale", Size: 15, Box: render.Rect{X: 100, Y: 98, W: 40, H: 14}, On: view.Bounds(), Color: palette.Color(ink),
	}}
	assert.Len(t, ContrastFaults(img, view, []scenetest.Mark{text}), 1)
	text.Line.Size = 30
	assert.Empty(t, ContrastFaults(img, view, []scenetest.Mark{text}), "large type needs less")
	text.Line.Size = 15
	ink = color.RGBA{43, 35, 32, 255}
	paint(image.Rect(104, 100, 108, 110), ink)
	text.Line.Color = palette.Color(ink)
	assert.Empty(t, ContrastFaults(img, view, []scenetest.Mark{text}))
}
