package render

import "github.com/hajimehoshi/ebiten/v2"

// Notice draws a sentence on a slip in the middle of an area, at its upper edge for Start
// or at its lower one for End. The slip is as large as the text, which takes four lines at
// most.
func (t *Theme) Notice(dst *ebiten.Image, text string, area Rect, at Align) {
	x, y := t.Length(Wide), t.Length(Gap)
	st := Item.In(t.Palette.Ink).Aligned(Center)
	lines := t.Wrap(text, st, min(area.W, t.Length(SheetWidth))-2*x, 4)
	r := Rect{W: lines.Width + 2*x, H: lines.Height() + 2*y}
	r.X, r.Y = area.CenterX()-r.W/2, area.Y
	if at == End {
		r.Y = area.Bottom() - r.H
	}
	t.Panel(dst, r, Note)
	t.DrawLines(dst, lines, r.CenterX(), r.Y+y+lines.Leading*.76, st)
}
