package render_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
	"bigpayday/render/rendertest"
)

func TestPiecesThatFollowEachOtherAreOneDrawCall(t *testing.T) {
	th := rendertest.Theme(t, render.NewView(1280, 800, 1), 1)
	dst := ebiten.NewImage(1280, 800)
	var board render.CachedImage[int]
	board.Draw(th, dst, th.View.Bounds(), 0, 1, func(dst *ebiten.Image) { pieces.Panel(th, dst, th.View.Bounds(), pieces.Paper) })
	pieces := func() {
		pieces.DrawToken(th, dst, pieces.Token{}, 10, 10, 40, pieces.OnBoard)
		th.DrawText(dst, "START", 10, 70, render.Style{Size: 15})
		control.Row(th, dst, render.Rect{10, 80, 100, 30}, true, render.State{})
	}
	assert.Equal(t, 1, th.CountDrawCalls(pieces))
	assert.Equal(t, 3, th.CountDrawCalls(func() {
		pieces()
		board.Draw(th, dst, th.View.Bounds(), 0, 1, nil)
		pieces()
	}))
	assert.Equal(t, 2, th.CountDrawCalls(func() {
		pieces()
		control.Row(th, dst, render.Rect{0, 0, 1000, 700}, true, render.State{})
	}), "a large box is drawn alone")
	assert.Zero(t, th.CountDrawCalls(func() {}))
}
