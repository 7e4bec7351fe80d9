package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
)

func TestPiecesThatFollowEachOtherAreOneDrawCall(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	dst := ebiten.NewImage(1280, 800)
	var board CachedImage[int]
	board.Draw(th, dst, th.View.Bounds(), 0, 1, func(dst *ebiten.Image) { th.Panel(dst, th.View.Bounds(), Paper) })
	pieces := func() {
		th.Token(dst, Token{}, 10, 10, 40, OnBoard)
		th.DrawText(dst, "START", 10, 70, Style{Size: 15})
		th.Row(dst, Rect{10, 80, 100, 30}, true, State{})
	}
	assert.Equal(t, 1, th.CountDrawCalls(pieces))
	assert.Equal(t, 3, th.CountDrawCalls(func() {
		pieces()
		board.Draw(th, dst, th.View.Bounds(), 0, 1, nil)
		pieces()
	}))
	assert.Equal(t, 2, th.CountDrawCalls(func() {
		pieces()
		th.Row(dst, Rect{0, 0, 1000, 700}, true, State{})
	}), "a large box is drawn alone")
	assert.Zero(t, th.CountDrawCalls(func() {}))
}
