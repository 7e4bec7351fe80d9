package e2e_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
)

func TestBrowserShowsWhatAPersonDoes(t *testing.T) {
	g := e2e.StartInBrowser(t, e2e.Options{Package: samplePackage})
	before := g.Shot("before")
	assert.Equal(t, image.Pt(1280, 800), before.Bounds().Size())
	assert.Equal(t, sampleWhite, before.RGBAAt(50, 50))

	g.ClickOn("button")
	g.UntilPixel(50, 50, sampleRed)

	g.DragTo("tile", "field")
	g.UntilPixel(400, 60, sampleYellow)

	g.Type("Zoë")
	g.Until("the text", func(now e2e.Trace) bool { return now.Prompt == "on=true text=Zoë" })

	g.Resize(900, 700)
	g.Ticks(10)
	after := g.Shot("after")
	assert.Equal(t, image.Pt(900, 700), after.Bounds().Size())

	g.Key(ebiten.KeyEscape)
	for range 60 {
		if g.Ended() {
			return
		}
		g.Ticks(1)
	}
	t.Fatal("the page does not tell that the game has ended")
}

func TestBrowserAtScaleTwo(t *testing.T) {
	g := e2e.StartInBrowser(t, e2e.Options{Package: samplePackage, Width: 960, Height: 600, Scale: 2})
	assert.Equal(t, image.Pt(1920, 1200), g.Frame().Bounds().Size())
	g.ClickOn("button")
	g.UntilPixel(100, 100, sampleRed)
}
