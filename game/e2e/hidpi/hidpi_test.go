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

func TestGameAtScaleTwo(t *testing.T) {
	g := e2e.Start(t, e2e.Options{Width: 960, Height: 600})
	g.ClickOn("new")
	g.Scene("setup")
	g.ClickOn("options")
	g.ClickOn("first")
	g.ClickOn("first/1")
	g.ClickOn("start")
	g.Scene("placement")
	g.DragTo("hand", "day-3")
	g.Until("the next tile to be in hand", func(now e2e.Trace) bool { return now.Prompt == "place-tile" && !now.Moving })
	g.ClickOn("fill")
	g.ClickOn("start")
	g.Until("the first turn", func(now e2e.Trace) bool { return now.Prompt == "take-turn" && !now.Moving })
	g.Ticks(2)
	before := g.Shot("turn")
	assert.Equal(t, image.Pt(1920, 1200), before.Bounds().Size())
	g.ClickOn("roll")
	g.Ticks(20)
	assert.Greater(t, e2e.Differ(before, g.Frame()), 1000, "the roll is to be seen")
}
