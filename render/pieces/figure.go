package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
)

// Follows draws a chevron between two boxes, the second of which comes of the first.
func Follows(t *render.Theme, dst *ebiten.Image, x, y float64) {
	t.Pen(dst).ChevronMark(x, y, 5.5, render.Right, 2.2, t.Palette.Ink2)
}
