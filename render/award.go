package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// rosetteW and rosetteH are the size of a rosette in the design.
const rosetteW, rosetteH = 96.0, 142.0

// Rosette draws the rosette of an award as large as there is room for, with a piece of
// artwork on it; "die" is a red six.
func (t *Theme) Rosette(dst *ebiten.Image, r Rect, f Family, art string) {
	q := t.drawing(drawingKey{what: "award", name: art, n: int(f)}, func() sketch.Drawing { return sketch.AwardRosette(families[f], art) })
	t.pen(dst).posed(q, r.CenterX(), r.CenterY(), Pose{Scale: min(r.W/rosetteW, r.H/rosetteH)})
}
