package render_test

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/wall"
)

func init() {
	for _, skin := range []string{"big", "standard", "mixed", "classic1975", "event2000", "conquest"} {
		pages["room-"+skin] = page{w: 1422, h: 800, draw: room, skin: skin}
		pages["room-"+skin+"-bare"] = page{w: 1280, h: 800, draw: bareRoom, skin: skin}
	}
}

// room shows a room with what stands in it during a turn.
func room(th *render.Theme, dst *ebiten.Image) {
	taken := []render.Rect{
		{X: 16, Y: 10, W: 816, H: 634}, {X: 848, Y: 14, W: 558, H: 40}, {X: 848, Y: 66, W: 558, H: 72}, {X: 892, Y: 166, W: 468, H: 296},
		{X: 848, Y: 474, W: 558, H: 46}, {X: 848, Y: 532, W: 558, H: 40}, {X: 848, Y: 584, W: 558, H: 60},
	}
	for i := range 4 {
		taken = append(taken, render.Rect{X: 60 + 224*float64(i), Y: 670, W: 200, H: 122})
	}
	wall.Draw(th, dst, 652)
	wall.Room{}.Furnish(th, dst, 652, taken)
	for _, r := range taken {
		th.Pen(dst).Fill(r, 6, th.Palette.Field)
	}
}

// bareRoom shows a room in which there is nothing else.
func bareRoom(th *render.Theme, dst *ebiten.Image) {
	wall.Draw(th, dst, 652)
	wall.Room{}.Furnish(th, dst, 652, []render.Rect{{X: 300, Y: 100, W: 300, H: 400}})
}
