package charts

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// rosetteW and rosetteH are the size of a rosette in the design.
const rosetteW, rosetteH = 96.0, 142.0

// Rosette draws the rosette of an award as large as there is room for, with a piece of
// artwork on it; "die" is a red six.
func Rosette(t *render.Theme, dst *ebiten.Image, r render.Rect, f palette.Family, art string) {
	q := t.Drawing(render.DrawingKey{What: "award", Name: art, N: int(f)}, func() sketch.Drawing { return sketch.AwardRosette(palette.Families[f], art) })
	t.Pen(dst).Posed(q, r.CenterX(), r.CenterY(), render.Pose{Scale: min(r.W/rosetteW, r.H/rosetteH)})
}
