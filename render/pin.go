package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/palette"
)

// Pin draws the head of a pin around x, y in the colour of a family.
func (t *Theme) Pin(dst *ebiten.Image, x, y float64, f palette.Family) {
	t.PinPicture(dst, x, y, f)
	t.Pen(dst).RecordOver(Rect{x - 9, y - 9, 18, 18})
}

// PinPicture is [Theme.Pin] for a card that is a picture: the pin may hide what
// stands on it, and no [Recorder] hears of it.
func (t *Theme) PinPicture(dst *ebiten.Image, x, y float64, f palette.Family) {
	p, c := t.Pen(dst), t.Palette.Families[f]
	p.Shadow(Rect{x - 3, y + 4, 16, 10}, 5, 2, 0, .45)
	p.Disc(x, y, 9, c.Edge)
	p.Disc(x, y-1.5, 8.5, palette.Lighter(c.Face, .04))
	p.Disc(x-2.5, y-4, 2.6, palette.Faded(palette.White, .55))
}
