package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
)

// Follows draws a chevron between two boxes, the second of which comes of the first.
func Follows(t *render.Theme, dst *ebiten.Image, x, y float64) {
	marks.Chevron(t.Pen(dst), x, y, 5.5, marks.Right, 2.2, t.Palette.Ink2)
}
