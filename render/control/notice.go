package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/pieces"
)

// Notice draws a sentence on a slip in the middle of an area, at its upper edge for Start
// or at its lower one for End. The slip is as large as the text, which takes four lines at
// most.
func Notice(t *render.Theme, dst *ebiten.Image, text string, area render.Rect, at render.Align) {
	x, y := t.Length(render.Wide), t.Length(render.Gap)
	st := render.Item.In(t.Palette.Ink).Aligned(render.Center)
	lines := t.Wrap(text, st, min(area.W, t.Length(render.SheetWidth))-2*x, 4)
	r := render.Rect{W: lines.Width + 2*x, H: lines.Height() + 2*y}
	r.X, r.Y = area.CenterX()-r.W/2, area.Y
	if at == render.End {
		r.Y = area.Bottom() - r.H
	}
	pieces.Panel(t, dst, r, pieces.Note)
	t.Pen(dst).Lines(lines, r.CenterX(), r.Y+y+lines.Leading*.76, st)
}
