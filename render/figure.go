package render

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// Follows draws a chevron between two boxes, the second of which comes of the first.
func (t *Theme) Follows(dst *ebiten.Image, x, y float64) {
	t.pen(dst).chevron(x, y, 5.5, right, 2.2, t.Palette.Ink2)
}
