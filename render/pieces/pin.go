package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// Pin draws what holds a paper on the wall around x, y, red or else blue: the head of a pin, or
// what the edition has for it.
func Pin(t *render.Theme, dst *ebiten.Image, x, y float64, f palette.Family) {
	PinPicture(t, dst, x, y, f)
	t.Pen(dst).RecordOver(render.CircleBounds(x, y, pinRadius))
}

// PinPicture is [Pin] for a card that is a picture: what holds it may hide what stands on it, and
// no [render.Recorder] hears of it.
func PinPicture(t *render.Theme, dst *ebiten.Image, x, y float64, f palette.Family) {
	const wide, middle, low = 32, 16, 20.5 // of the artwork, and where x, y is in it
	color := "blue"
	if f == palette.Red {
		color = "red"
	}
	p := t.Pen(dst)
	pin := pins[t.Skin.Wall]
	name := "pin-" + pin + "-" + color
	if pin == "head" { // which stands out from the paper
		p.Shadow(render.Rect{X: x - 3, Y: y + 4, W: 16, H: 10}, 5, 2, 0, .45)
		p.LayArt(name, x-14, y-18, 28)
		return
	}
	q := p.Drawing(render.DrawingKey{What: "thing", Name: name, Size: wide}, func() sketch.Drawing { return sketch.Thing(name, wide, 1.6) })
	p.Blit(q, x-middle, y-low, 1)
}

// pinRadius is how far what holds a paper hides it.
const pinRadius = 9

// pins names what papers are held with on the walls of the editions.
var pins = map[palette.Wall]string{
	palette.Boards: "head", palette.Tiled: "magnet", palette.Papered: "daisy",
	palette.Partition: "clip", palette.Harlequin: "tape", palette.Charted: "flag",
}
