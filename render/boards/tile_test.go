package boards_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/pieces"
	"bigpayday/render/rendertest"
)

// Artwork is made for one size: what had another one in each frame would have it made each time.
func TestTilesAndSignsThatMoveMakeNoPictures(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {960, 600}, {390, 844}} {
		v := render.NewView(size[0], size[1], 1)
		th := rendertest.Theme(t, v, 1)
		dst := ebiten.NewImage(v.Pixels())
		box := render.Rect{X: 40, Y: 40, W: 104, H: 96}
		if v.Compact {
			box.W, box.H = 78, 76
		}
		tile := boards.Tile{Kind: "bonus", Label: "Bonus", Date: 9}
		boards.DrawTile(th, dst, box, tile, render.State{})
		boards.FlyingSign(th, dst, tile.Kind, 80, 80, box.H, render.Pose{})
		pieces.DrawDie(th, dst, pieces.Die{Color: "red", N: 5}, 80, 80, 40, 0, render.Pose{})
		made := th.CountPictures()
		require.Positive(t, made)
		for by := 1.0; by >= -.1; by -= .05 {
			boards.SunkTile(th, dst, box, tile, by)
			boards.FlyingSign(th, dst, tile.Kind, 80, 80, box.H, render.Pose{Scale: 1 - by/2})
			pieces.DrawDie(th, dst, pieces.Die{Color: "red", N: 5}, 80, 80, 40, 0, render.Pose{Scale: 1 - by/2})
		}
		assert.Equal(t, made, th.CountPictures(), "%v", size)
		dst.Deallocate()
		th.Deallocate()
	}
}
