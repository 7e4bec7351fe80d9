package render_test

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/gamebox"
	"bigpayday/render/wall"
)

func init() { pages["boxes"] = page{w: 1280, h: 800, draw: boxes} }

// boxes shows the covers of all games.
func boxes(th *render.Theme, dst *ebiten.Image) {
	wall.Draw(th, dst, 800)
	for i, edition := range []string{"big", "standard", "mixed", "classic1975", "event2000", "conquest"} {
		r := render.Rect{X: 70 + 400*float64(i%3), Y: 32 + 388*float64(i/3), W: 276, H: 364}
		gamebox.GameBox(th, dst, r, edition)
	}
}
