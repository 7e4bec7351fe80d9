package e2e_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// The sample program's colours.
var (
	sampleWhite  = color.RGBA{0xff, 0xff, 0xff, 0xff}
	sampleRed    = color.RGBA{0xd8, 0x3a, 0x2e, 0xff}
	sampleYellow = color.RGBA{0xf2, 0xc1, 0x2e, 0xff}
)

const samplePackage = "game/e2e/testdata/sample"

func TestWindowShowsWhatAClickDoes(t *testing.T) {
	g := e2e.Start(t, e2e.Options{Package: samplePackage})
	before := g.Shot("before")
	assert.Equal(t, image.Pt(1280, 800), before.Bounds().Size())
	assert.Equal(t, sampleWhite, before.RGBAAt(50, 50))

	g.ClickOn("button")

	after := g.Shot("after")
	assert.Equal(t, sampleRed, after.RGBAAt(50, 50))
	assert.Equal(t, 120*60, e2e.Differ(before, after), "the button changes, and nothing else")
	assert.Equal(t, "on=true text=", g.Now().Prompt)
}

func TestWindowFollowsADrag(t *testing.T) {
	g := e2e.Start(t, e2e.Options{Package: samplePackage})
	g.Drag(65, 185, 800, 600)
	tile := g.Control("tile")
	assert.Equal(t, []float64{775, 575}, []float64{tile.X, tile.Y})
	assert.Equal(t, sampleYellow, g.Frame().RGBAAt(780, 580))
}

func TestWindowTakesTextAndKeys(t *testing.T) {
	g := e2e.Start(t, e2e.Options{Package: samplePackage})
	g.Type("Zoë 日")
	assert.Equal(t, "on=false text=Zoë 日", g.Now().Prompt)
	g.Key(ebiten.KeyBackspace)
	assert.Equal(t, "on=false text=Zoë ", g.Now().Prompt)
}

func TestWindowWaitsUntilNothingMoves(t *testing.T) {
	g := e2e.Start(t, e2e.Options{Package: samplePackage})
	g.Drag(65, 185, 800, 600)
	g.Key(ebiten.KeyH, ebiten.KeyControl)
	assert.True(t, g.Now().Moving)
	g.Rest()
	assert.InDelta(t, 40, g.Control("tile").X, 0.01)
	g.UntilPixel(45, 165, sampleYellow)
}

func TestWindowOfAnotherSize(t *testing.T) {
	g := e2e.Start(t, e2e.Options{Package: samplePackage, Width: 960, Height: 600})
	assert.Equal(t, image.Pt(960, 600), g.Frame().Bounds().Size())
	g.Resize(700, 500)
	small := g.Frame()
	assert.Equal(t, image.Pt(700, 500), small.Bounds().Size())
	assert.Equal(t, sampleWhite, small.RGBAAt(50, 50), "the picture is drawn anew at the new size")
}

func TestWindowIsGoneWhenTheProgramEnds(t *testing.T) {
	g := e2e.Start(t, e2e.Options{Package: samplePackage})
	assert.False(t, g.Ended())
	g.Key(ebiten.KeyEscape)
	assert.True(t, g.Ended())
}

func TestTwoWindowsAtOnceAndOneKilled(t *testing.T) {
	a := e2e.Start(t, e2e.Options{Package: samplePackage})
	b := e2e.Start(t, e2e.Options{Package: samplePackage})
	a.ClickOn("button")
	a.Kill()
	b.Ticks(10)
	assert.Equal(t, sampleWhite, b.Frame().RGBAAt(50, 50))
}
